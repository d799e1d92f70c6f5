import { expect, test } from 'vitest';

import { restOf } from './attempts.js';

test('what went wrong rests longer after each attempt, up to five minutes', () => {
  expect([1, 2, 3, 4, 5, 9].map(restOf)).toEqual([2_000, 8_000, 32_000, 128_000, 300_000, 300_000]);
});
