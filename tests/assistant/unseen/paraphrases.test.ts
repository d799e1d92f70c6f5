import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { packages } from './paraphrases/packages.js';
import { theatre } from './paraphrases/theatre.js';
import { wine } from './paraphrases/wine.js';

/** Written before the links by shape that it measures; `FIGURES.md` tells of the first run. */
test('60 questions in verbs and nouns that no name of the graph says', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const field of [theatre, packages, wine])
    for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
  console.info(`loose ${tally(outcomes)}`);
  const file = process.env['HARTA_OUTCOMES_PARAPHRASES'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
  expect(outcomes).toHaveLength(60);
  const count = (...verdicts: readonly string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(46);
  expect(count('false')).toBe(0);
}, 60_000);
