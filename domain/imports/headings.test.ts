import { expect, test } from 'vitest';

import { distinctHeadings } from './headings';

test('headings name each column once', () => {
  expect(distinctHeadings(['a', 'a 2', 'a', ' ', 'a'])).toEqual(['a', 'a 2', 'a 3', 'D', 'a 4']);
});

test('as many columns of one title as a broken file may hold are told apart at once', () => {
  expect(distinctHeadings(Array.from({ length: 100_000 }, () => 'a')).at(-1)).toBe('a 100000');
});
