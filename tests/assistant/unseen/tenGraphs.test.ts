import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { SECOND } from './tenGraphs/all.js';

/** Written by somebody who had not read the rules; `FIGURES.md` tells of the first run. */
test('200 questions on ten more graphs that the rules were not made with', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const field of SECOND) for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
  console.info(`second ${tally(outcomes)}`);
  const file = process.env['HARTA_OUTCOMES_TEN_GRAPHS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
  expect(outcomes).toHaveLength(200);
  const count = (...verdicts: readonly string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(175);
  expect(count('false')).toBe(0);
}, 120_000);
