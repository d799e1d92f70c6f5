import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { proposeMapping } from './propose.js';

const PEOPLE = tableOf(
  'visits.json',
  ['nr', 'firstName', 'lastName', 'town'],
  [
    ['7', 'Ina', 'Marin', 'Iași'],
    ['9', 'Ivo', 'Marin', 'Cluj'],
    ['12', 'Ina', 'Rusu', 'Cluj'],
  ],
);

const VISITS = {
  ...tableOf(
    'visits',
    ['visits.json nr', 'on', 'minutes'],
    [
      ['7', '2024-01-02', '30'],
      ['7', '2024-02-03', '45'],
      ['12', '2024-02-03', '30'],
    ],
  ),
  partOf: { table: 'visits.json', key: 'nr', column: 'visits.json nr' },
};

describe('a table whose rows stood in the rows of another', () => {
  const [people, visits] = proposeMapping([PEOPLE, VISITS]).tables;

  test('is tied to it by what these are known by', () => {
    expect(people?.keys).toEqual(['nr']);
    expect(visits?.columns[0]).toMatchObject({ use: 'reference', table: 'visits.json', type: 'HAS_PERSON' });
  });

  test('has the name that the file has as well; who has a given and a family name is a person', () => {
    expect([visits?.label, people?.label]).toEqual(['Visit', 'Person']);
  });
});
