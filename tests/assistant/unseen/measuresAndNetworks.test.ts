import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, denials, type Outcome, tally } from './asking.js';
import { communes } from './measuresAndNetworks/communes.js';
import { huts, stations } from './measuresAndNetworks/huts.js';
import { valley } from './measuresAndNetworks/valley.js';
import { TURNS } from './measuresAndNetworks/turns.js';

const store = memoryGraphStore();
const asking = new Asking(new OfflineEngine(store), store);

/** Prints what outcomes come to; `HARTA_MEASURES` names a file for all of them. */
function told(what: string, outcomes: readonly Outcome[]): (...verdicts: string[]) => number {
  console.info(`${what} ${tally(outcomes)}`);
  const file = process.env['HARTA_MEASURES'];
  if (file !== undefined) writeFileSync(`${file}.${what}.json`, JSON.stringify(outcomes, null, 1));
  return (...verdicts) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
}

/** Written before anything was changed for them; `FIGURES.md` tells of the first run. */
test('90 questions of how much more, how old, what was counted, and what is linked', async () => {
  const outcomes: Outcome[] = [];
  for (const field of [valley, communes, huts, stations])
    for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
  const count = told('measures', outcomes);
  expect(outcomes).toHaveLength(90);
  expect(denials(outcomes)).toEqual([]);
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(70);
  expect(count('false')).toBe(0);
}, 60_000);

test('turns that go on from what was counted, and from what is linked', async () => {
  const outcomes: Outcome[] = [];
  for (const one of TURNS) outcomes.push(...(await asking.conversation(one)));
  const count = told('turns', outcomes);
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(10);
  expect(count('false')).toBeLessThanOrEqual(1);
}, 60_000);
