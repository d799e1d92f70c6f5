import { expect, test } from 'vitest';

import { distinctHeadings } from './headings';

test('headings name each column once', () => {
  expect(distinctHeadings(['a', 'a 2', 'a', ' ', 'a'])).toEqual(['a', 'a 2', 'a 3', 'D', 'a 4']);
});

test('a column without a heading takes the letter of none that has it for one', () => {
  expect(distinctHeadings(['', 'A', 'B'])).toEqual(["A'", 'A', 'B']);
});

test('as many columns of one title as a broken file may hold are told apart at once', () => {
  expect(distinctHeadings(Array.from({ length: 100_000 }, () => 'a')).at(-1)).toBe('a 100000');
});
