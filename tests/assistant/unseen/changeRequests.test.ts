import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { ENGLISH } from './changeRequests/english.js';
import { ROMANIAN } from './changeRequests/romanian.js';

/** What is not proposed and ends in a question has been asked about; a wish that leaves something open is right so. */
const judged = (outcome: Outcome): Outcome =>
  outcome.verdict === 'refused' && outcome.text.includes('?') ? { ...outcome, verdict: 'asked' } : outcome;

/** Written before any rule of edits was read; `FIGURES.md` tells of the first run. */
test('50 requests over seven graphs that no rule of edits was made with', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const wish of [...ENGLISH, ...ROMANIAN]) outcomes.push(judged(await asking.wish(wish)));
  console.info(`requested ${tally(outcomes)}`);
  const file = process.env['HARTA_OUTCOMES_CHANGE_REQUESTS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
  expect(outcomes).toHaveLength(50);
  const count = (verdict: Outcome['verdict']) => outcomes.filter((one) => one.verdict === verdict).length;
  expect(count('right')).toBeGreaterThanOrEqual(44);
  expect(count('false')).toBe(0);
}, 240_000);
