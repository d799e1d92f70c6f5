import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { depot, depotPast } from './comparisonsAndDates/depot.js';
import { observatory, observatoryPast } from './comparisonsAndDates/observatory.js';
import { withPast } from './comparisonsAndDates/withPast.js';

/** Written before comparisons are queries with chips and dates are said as people write them; `FIGURES.md` tells of the first run. */
test('30 questions of how two compare, what has changed and when something was', async () => {
  const store = memoryGraphStore();
  const engine = new OfflineEngine(store);
  const outcomes: Outcome[] = [];
  for (const [field, past] of [
    [observatory, observatoryPast],
    [depot, depotPast],
  ] as const) {
    const asking = new Asking(engine, store, (graph, one) => withPast(graph, one, past));
    for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
  }
  console.info(`dated ${tally(outcomes)}`);
  const file = process.env['HARTA_DATED'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
  expect(outcomes).toHaveLength(30);
  const count = (...verdicts: string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(29);
  expect(count('false')).toBe(0);
}, 60_000);
