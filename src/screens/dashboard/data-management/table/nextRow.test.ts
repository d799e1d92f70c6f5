import { expect, test } from 'vitest';

import { nextRow } from './nextRow';
import { pageSizeFor } from './rows';

test.each([
  ['ArrowDown', -1, 5, 0],
  ['ArrowDown', 4, 5, 4],
  ['ArrowUp', 0, 5, 0],
  ['PageDown', 1, 30, 11],
  ['PageUp', 3, 30, 0],
  ['Home', 17, 30, 0],
  ['End', 0, 30, 29],
  ['a', 0, 30, undefined],
  ['ArrowDown', -1, 0, undefined],
])('%s from row %i of the first %i leads to %j', (key, from, count, row) =>
  expect(nextRow(key, from, count)).toBe(row),
);

test('reading again brings back what was shown, as far as the server gives it at once', () => {
  expect([0, 100, 101, 450, 2000].map(pageSizeFor)).toEqual([100, 100, 200, 500, 500]);
});
