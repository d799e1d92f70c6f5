import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { type Field } from './Gold.js';
import { changed, loadChanged } from './comparisonsAndPaths/changed.js';
import { mountains } from './comparisonsAndPaths/mountains.js';
import { radio } from './comparisonsAndPaths/radio.js';

/** Written before the grammar reads comparisons, ways, changes and descriptions; `FIGURES.md` tells of the first run. */
test('67 questions of how things compare, are joined, have changed, and what they are', async () => {
  const store = memoryGraphStore();
  const engine = new OfflineEngine(store);
  const outcomes: Outcome[] = [];
  const ask = async (asking: Asking, field: Field) => {
    for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
  };
  for (const field of [mountains, radio]) await ask(new Asking(engine, store), field);
  await ask(new Asking(engine, store, loadChanged), changed);
  console.info(`told ${tally(outcomes)}`);
  const file = process.env['HARTA_OUTCOMES_THINGS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
  expect(outcomes).toHaveLength(67);
  const count = (...verdicts: string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(62);
  expect(count('false')).toBe(0);
}, 60_000);
