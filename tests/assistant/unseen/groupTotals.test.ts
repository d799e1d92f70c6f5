import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { shipyard } from './groupTotals/shipyard.js';

/** Written before it was run once; `FIGURES.md` tells of that run. */
test('22 questions of what comes of each of some', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const asked of shipyard.asked) outcomes.push(await asking.question(shipyard, asked));
  console.info(`grouped ${tally(outcomes)}`);
  expect(outcomes).toHaveLength(22);
  const count = (...verdicts: readonly string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(17);
  expect(count('false')).toBe(0);
}, 60_000);
