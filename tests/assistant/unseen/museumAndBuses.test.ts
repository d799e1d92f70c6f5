import { afterAll, expect, test } from 'vitest';

import { AskedFiles, count } from './ownTables/askedOfFiles.js';
import { BUS_TALKS } from './museumAndBuses/buses.js';
import { MUSEUM_TALKS } from './museumAndBuses/museum.js';
import { placeOf } from './museumAndBuses/rows.js';

const files = new AskedFiles({ name: 'museumBus', placedIn: () => placeOf });
afterAll(files.close);

/** Written before the rules of turns that it measures; `FIGURES.md` tells of the first run. */
test('40 turns of twelve conversations about tables of a museum and of a bus company', async () => {
  const outcomes = await files.conversations([...MUSEUM_TALKS, ...BUS_TALKS]);
  expect(outcomes).toHaveLength(40);
  expect(count(outcomes, 'right')).toBeGreaterThanOrEqual(29);
  expect(count(outcomes, 'false')).toBe(0);
}, 120_000);
