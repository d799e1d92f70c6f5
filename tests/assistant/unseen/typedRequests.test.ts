import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { ENGLISH } from './typedRequests/english.js';
import { ROMANIAN } from './typedRequests/romanian.js';

/** Written and committed before the acts of edits became one table; `FIGURES.md` tells of the first run. */
test('60 requests as people type them, over a clinic and huts in the mountains', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const wish of [...ENGLISH, ...ROMANIAN]) outcomes.push(await asking.wish(wish));
  console.info(`typedRequests ${tally(outcomes)}`);
  const file = process.env['HARTA_OUTCOMES_TYPED_REQUESTS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
  expect(outcomes).toHaveLength(60);
  const count = (verdict: Outcome['verdict']) => outcomes.filter((one) => one.verdict === verdict).length;
  expect(count('right')).toBeGreaterThanOrEqual(52);
  expect(count('false')).toBe(0);
}, 240_000);
