import { writeFileSync } from 'node:fs';

import { afterAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { NEW_WISHES } from './changeWishes/wishes.js';

const store = memoryGraphStore();
const asking = new Asking(new OfflineEngine(store), store);
const outcomes: Outcome[] = [];

afterAll(() => {
  console.info(`newWishes ${tally(outcomes)}`);
  const file = process.env['HARTA_OUTCOMES_CHANGE_WISHES'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
});

/** Written before the frames of edits that they measure; the first run stands in `FIGURES.md`. */
describe('on two graphs that no edit was made for', () => {
  test('40 wishes for a change', async () => {
    for (const wish of NEW_WISHES) outcomes.push(await asking.wish(wish));
    expect(outcomes).toHaveLength(40);
    const count = (verdict: Outcome['verdict']) => outcomes.filter((one) => one.verdict === verdict).length;
    expect(count('right')).toBeGreaterThanOrEqual(39);
    expect(count('false')).toBe(0);
  }, 240_000);
});
