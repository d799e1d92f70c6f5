import { expect, test } from 'vitest';

import { ColumnProfile } from './profile.js';

const separatorOf = (...cells: string[]) => {
  const profile = new ColumnProfile('column');
  for (const cell of cells) profile.add(cell);
  return profile.column().separator;
};

const SKILLS = ['driving; lifting', 'cooking', 'first aid; cooking', 'driving', 'accounts'];
const withCommas = SKILLS.map((each) => each.replace(';', ','));

test.each([
  ['semicolons part a list as soon as one value comes again', SKILLS, ';'],
  ['commas do where most come again', withCommas, ''],
  ['commas part a list where most come again', [...withCommas, ...withCommas], ','],
  ['nothing comes again', ['oak; ash', 'elm; yew', 'larch'], ''],
  ['places are numbers that belong together', ['45.1; 24.2', '45.1; 25.9', '46.7; 23.6'], ''],
  [
    'few cells hold several values that others hold alone',
    [
      ...Array.from({ length: 40 }, (_, at) => `${(at % 9) + 1}`),
      '4 bis',
      '1, 5',
      '2, 4 bis',
      '3, 8, 9',
      '6, 7',
      '2, 9',
    ],
    ',',
  ],
  ['a figure may have a comma', ['1', '5', 'none', '1,5', '5,1', '1,1', 'few', 'some', 'many', 'more'], ''],
  ['a sentence is no list', ['Left early; see the note of May', 'Left early; nobody was told why it was so'], ''],
])('%s', (_, cells, separator) => {
  expect(separatorOf(...cells)).toBe(separator);
});

test('lists of numbers of which some hold signs are texts, so that all are met alike', () => {
  const profile = new ColumnProfile('lines');
  const cells = [...Array.from({ length: 90 }, (_, at) => `${(at % 9) + 1}`), '1, 5', '2, 9', '3bis', '3, 3bis'];
  for (const cell of [...cells, ...Array.from({ length: 10 }, (_, at) => `${(at % 8) + 1}, ${(at % 8) + 2}`)])
    profile.add(cell);
  expect(profile.column()).toMatchObject({ kind: 'text', separator: ',' });
});
