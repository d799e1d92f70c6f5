import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { withLinks } from './links.js';
import { proposeMapping } from './propose.js';

const PEOPLE = tableOf(
  'people',
  ['Person ID', 'Full name', 'Born'],
  [
    ['P-11', 'Ada Moor', '1961'],
    ['P-12', 'Cai Wynn', '1974'],
    ['P-13', 'Ifor Rees', '1980'],
    ['P-14', 'Nia Price', '1991'],
  ],
);
const FILMS = tableOf(
  'films',
  ['Film', 'Director', 'Minutes'],
  [
    ['The Ford', 'Ada Moor', '61'],
    ['Long Rain', 'Cai Wynn', '97'],
    ['Salt', 'Ada Moor', '113'],
    ['Slate', 'Ifor Rees', '88'],
    ['Harbour', 'Zoe Kent', '94'],
    ['Night Ferry', 'Zoe Kent', '101'],
    ['The Weir', 'Cai Wynn', '79'],
    ['Hill Road', 'Ifor Rees', '105'],
  ],
);

const columnOf = (name: string, of: string, tables = withLinks([PEOPLE, FILMS])) =>
  proposeMapping(tables)
    .tables.find(({ table }) => table === name)
    ?.columns.find(({ column }) => column === of);

describe('a link to another table', () => {
  test('is found by any column that has the values, with the share of them that it has', () => {
    const [, films] = withLinks([PEOPLE, FILMS]);
    const director = films?.columns.find(({ name }) => name === 'Director');
    expect(director?.links).toEqual([{ table: 'people', by: 'Full name', rate: 0.75 }]);
  });

  test('is proposed for names of several words, though rows there are known by an id', () => {
    expect(columnOf('films', 'Director')).toMatchObject({
      ...{ use: 'reference', table: 'people', by: 'Full name', unlisted: 'create', label: 'Person' },
      type: 'HAS_DIRECTOR',
    });
  });

  test('is not proposed for single words that happen to be the same, without a word for the rows there', () => {
    const towns = tableOf(
      'towns',
      ['Town ID', 'Town', 'People'],
      ['Iasi', 'Cluj', 'Arad', 'Sibiu'].map((town, at) => [`T-${at}`, town, String(at * 977)]),
    );
    const rows = ['Iasi', 'Cluj', 'Arad', 'Iasi', 'Arad', 'Cluj'];
    const ships = (heading: string) =>
      tableOf(
        'ships',
        ['Ship', heading],
        rows.map((town, at) => [`Ship ${at}`, town]),
      );
    const byHeading = (heading: string) => columnOf('ships', heading, withLinks([towns, ships(heading)]));
    expect(byHeading('Called')).not.toMatchObject({ use: 'reference' });
    expect(byHeading('Home town')).toMatchObject({ use: 'reference', table: 'towns', by: 'Town' });
  });

  test('of two tables with one value in each row one refers to the other, and not both', () => {
    const badges = tableOf(
      'badges',
      ['Badge ID', 'Holder'],
      [
        ['B-1', 'Ada Moor'],
        ['B-2', 'Nia Price'],
        ['B-3', 'Cai Wynn'],
      ],
    );
    const tables = withLinks([PEOPLE, badges]);
    expect(columnOf('badges', 'Holder', tables)).toMatchObject({ use: 'reference', by: 'Full name' });
    expect(columnOf('people', 'Full name', tables)).toMatchObject({ use: 'property' });
  });
});
