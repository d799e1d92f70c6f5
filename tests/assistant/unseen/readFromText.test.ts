import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { potters } from './readFromText/potters.js';
import { shipwrights } from './readFromText/shipwrights.js';

/** Written before the rules were mended for graphs that prose leaves; `FIGURES.md` tells of the first run. */
test('60 questions about what was read from a text', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const field of [shipwrights, potters])
    for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
  console.info(`prosed ${tally(outcomes)}`);
  const file = process.env['HARTA_OUTCOMES_READ_FROM_TEXT'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
  expect(outcomes).toHaveLength(60);
  const count = (...verdicts: string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(48);
  expect(count('false')).toBe(0);
}, 60_000);
