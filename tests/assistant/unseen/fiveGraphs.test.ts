import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { THIRD } from './fiveGraphs/all.js';

/** Written by somebody who had not read the rules; `FIGURES.md` tells of the first run. */
test('100 questions on five more graphs that the rules were not made with', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const field of THIRD) for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
  console.info(`third ${tally(outcomes)}`);
  const file = process.env['HARTA_OUTCOMES_FIVE_GRAPHS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
  expect(outcomes).toHaveLength(100);
  const count = (...verdicts: readonly string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(73);
  expect(count('false')).toBe(0);
}, 120_000);
