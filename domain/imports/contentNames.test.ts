import { expect, test } from 'vitest';

import { contentNames } from './contentNames.js';

const LOG = [
  ['2023-06-10', 'Whitby', '4', '17.5', 'yes'],
  ['2023-06-11', 'Staithes', '9', '18.5', 'no'],
  ['2023-06-12', 'Sandsend', '5', '19.5', 'yes'],
];
const named = (language: 'en' | 'ro', rows: readonly (readonly string[])[] = LOG) =>
  contentNames(rows, rows[0]?.length ?? 0, language);

test('columns without headings are called by what they hold, in the language of the person', () => {
  expect(named('en')).toEqual(['Date', 'Name', 'Number 1', 'Number 2', 'Yes or no']);
  expect(named('ro')).toEqual(['Data', 'Nume', 'Număr 1', 'Număr 2', 'Da sau nu']);
});

test('years, places and codes are told from numbers and texts, and a text that comes again is no name', () => {
  const rows = [
    ['1990', 'Kenya', 'K-12', 'red wine'],
    ['1991', 'Peru', 'K-13', 'white wine'],
    ['1992', 'Chad', 'K-14', 'red wine'],
  ];
  expect(named('en', rows)).toEqual(['Year', 'Place', 'Code', 'Text']);
});
