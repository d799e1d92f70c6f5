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
  ['a sentence is no list', ['Left early; see the note of May', 'Left early; nobody was told why it was so'], ''],
])('%s', (_, cells, separator) => {
  expect(separatorOf(...cells)).toBe(separator);
});
