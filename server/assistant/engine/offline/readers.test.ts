import { expect, test } from 'vitest';

import { READERS } from './readers.js';

test('each reader has a name of its own, and those that know how well they understand come first', () => {
  expect(new Set(READERS.map(({ name }) => name)).size).toBe(READERS.length);
  const known = READERS.map(({ means }) => means !== undefined);
  expect(known.lastIndexOf(true)).toBeLessThan(known.indexOf(false));
});
