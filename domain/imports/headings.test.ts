import { expect, test } from 'vitest';

import { distinctHeadings, headingsIn } from './headings';

test('headings name each column once', () => {
  expect(distinctHeadings(['a', 'a 2', 'a', ' ', 'a'])).toEqual(['a', 'a 2', 'a 3', 'D', 'a 4']);
});

test('a column without a heading takes the letter of none that has it for one', () => {
  expect(distinctHeadings(['', 'A', 'B'])).toEqual(["A'", 'A', 'B']);
});

test('as many columns of one title as a broken file may hold are told apart at once', () => {
  expect(distinctHeadings(Array.from({ length: 100_000 }, () => 'a')).at(-1)).toBe('a 100000');
});

test('years side by side are headings beside a word, and values where nothing says so', () => {
  const wide = (first: string) => [
    [first, '1960', '1961', '1962'],
    ['Aruba', '4.8', '4.6', '4.5'],
    ['Angola', '7.3', '7.4', '7.4'],
  ];
  expect(headingsIn(wide('Country Name'))).toBe('yes');
  expect(headingsIn([['Aruba', '1960', '1973', '1962'], ...wide('x').slice(1)])).toBe('no');
});
