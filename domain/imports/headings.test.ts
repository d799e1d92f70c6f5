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

test.each<[string, string[], string[], string[], string]>([
  ['sizes', ['Shirt', '500', '1000'], ['Oak', '12', '21'], ['Ash', '9', '30'], 'no'],
  ['sizes beside a word for names', ['name', '500', '1000'], ['Oak', '12', '21'], ['Ash', '9', '30'], 'unsure'],
  ['three sizes', ['Flacon', '250', '500', '750'], ['Oak', '12', '21', '30'], ['Ash', '9', '33', '41'], 'unsure'],
  ['doses', ['Plant', '0.5', '1', '2'], ['Oat', '4.1', '4.4', '5.3'], ['Rye', '3.9', '5.2', '5.1'], 'unsure'],
  ['numbers of questions', ['Pupil', '1', '2', '3'], ['Ada', '7', '9', '4'], ['Ion', '6', '3', '8'], 'unsure'],
  ['amounts as all are', ['Oak', '10', '15', '20'], ['Ash', '15', '25', '40'], ['Elm', '5', '10', '30'], 'no'],
  ['numbers that go up by chance', ['Oak', '12', '17', '31'], ['Ash', '15', '22', '4'], ['Elm', '8', '1', '3'], 'no'],
])('%s in the first row are asked about where they go up in steps: %j', (_, first, one, other, expected) => {
  expect(headingsIn([first, one, other, one.with(1, '11'), other.with(1, '13')])).toBe(expected);
});
