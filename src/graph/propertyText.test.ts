import { expect, test } from 'vitest';

import { shorten } from './propertyText';

test('a long text is cut by letters, not in the middle of one', () => {
  expect(shorten('😀😀😀😀', 3)).toBe('😀😀…');
  expect(shorten('abc', 3)).toBe('abc');
});
