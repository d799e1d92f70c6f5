import { expect, test } from 'vitest';

import { scrollFor, windowOf } from './windowOf';

test('only the rows in sight and a few around them are drawn', () => {
  expect(windowOf(3600, 360, 36, 5000)).toEqual({ first: 94, last: 116 });
  expect(windowOf(0, 360, 36, 3)).toEqual({ first: 0, last: 3 });
});
test('a row that is out of sight is scrolled to, and nothing moves for one in sight', () => {
  expect(scrollFor(0, 100, 360, 36)).toBe(0);
  expect(scrollFor(20, 0, 360, 36)).toBe(396);
  expect(scrollFor(5, 100, 360, 36)).toBe(100);
});
