import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { parcels } from './compositions/parcels.js';

/** Written before it was run once; `FIGURES.md` tells of that run. */
test('30 questions that only rules of composition read', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const asked of parcels.asked) outcomes.push(await asking.question(parcels, asked));
  console.info(`composed ${tally(outcomes)}`);
  expect(outcomes).toHaveLength(30);
  const count = (...verdicts: readonly string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(29);
  expect(count('false')).toBe(0);
}, 60_000);
