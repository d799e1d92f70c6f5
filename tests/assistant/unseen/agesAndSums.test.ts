import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { harbour } from './agesAndSums/harbour.js';
import { workshops } from './agesAndSums/workshops.js';
import { Asking, type Outcome, tally } from './asking.js';

/** Written before anything reads an age as a comparison; `FIGURES.md` tells of the first run. */
test('50 questions of who is older, what came before, and sums of what is joined', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const field of [harbour, workshops])
    for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
  console.info(`ages ${tally(outcomes)}`);
  const file = process.env['HARTA_AGES'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
  expect(outcomes).toHaveLength(50);
  const count = (...verdicts: string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(45);
  expect(count('false')).toBe(0);
}, 60_000);
