import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { proposeMapping } from './propose.js';

const CITIES = ['Denver', 'Mobile', 'Boston', 'Albany', 'Chicago', 'Houston'];

/** Rows of people with a city in which they were born and one in which they died. */
const people = (deaths: readonly string[]) =>
  Array.from({ length: 24 }, (_, at) => [
    `P-${String(at)}`,
    `Name${String(at)} Surname${String(at)}`,
    CITIES[at % 6] ?? '',
    deaths[(at * 7 + (at >> 2)) % deaths.length] ?? '',
  ]);

const nodes = (columns: readonly { use: string; column: string; label: string; type: string }[] | undefined) =>
  columns?.filter(({ use }) => use === 'node').map(({ column, label, type }) => [column, label, type].join(' '));

describe('columns that name the same things by the word of their headings and their values', () => {
  test('become nodes of one label, with what happened there', () => {
    const rows = people([...CITIES.slice(2), 'Atlanta']);
    const [mapping] = proposeMapping([tableOf('people', ['id', 'name', 'birthCity', 'deathCity'], rows)]).tables;
    expect(nodes(mapping?.columns)).toEqual(['birthCity City BORN_IN', 'deathCity City DIED_IN']);
  });

  test('become such nodes beside those of another table, however seldom a value comes again', () => {
    const rows = people(['Oslo', 'Bergen', 'Molde', 'Bodin']).map(([id = '', name = '', city = '']) => [
      id,
      name,
      city,
    ]);
    const parks = [...CITIES, 'Troy'].map((city, at) => [`K-${String(at)}`, `Park Number${String(at)}`, city]);
    const { tables } = proposeMapping([
      tableOf('people', ['id', 'name', 'city of birth'], rows),
      tableOf('parks', ['code', 'name', 'city'], parks),
    ]);
    expect(tables.map(({ columns }) => nodes(columns))).toEqual([
      ['city of birth City BORN_IN'],
      ['city City HAS_CITY'],
    ]);
  });

  test('keep labels of their own where their values are others', () => {
    const rows = people(['Oslo', 'Bergen', 'Molde', 'Bodin']);
    const [mapping] = proposeMapping([tableOf('people', ['id', 'name', 'birthCity', 'deathCity'], rows)]).tables;
    expect(nodes(mapping?.columns)).toEqual([
      'birthCity BirthCity HAS_BIRTH_CITY',
      'deathCity DeathCity HAS_DEATH_CITY',
    ]);
  });

  const colours = ['brown', 'blue', 'green', 'grey'];
  const characters = Array.from({ length: 24 }, (_, at) => [
    `Name${String(at)} Surname${String(at)}`,
    colours[at % 4] ?? '',
    colours[(at * 7 + (at >> 2)) % 4] ?? '',
  ]);
  const colouredNodes = (...headings: readonly string[]) => {
    const [mapping] = proposeMapping([tableOf('characters', ['name', ...headings], characters)]).tables;
    return nodes(mapping?.columns);
  };

  test('lead to what they say otherwise by the words of their headings', () => {
    expect(colouredNodes('color', 'eye_color')).toEqual(['color Color HAS_COLOR', 'eye_color Color HAS_EYE_COLOR']);
  });

  test('keep labels of their own where no heading is that word alone', () => {
    expect(colouredNodes('skin_color', 'eye_color')).toEqual([
      'skin_color SkinColor HAS_SKIN_COLOR',
      'eye_color EyeColor HAS_EYE_COLOR',
    ]);
  });
});

describe('ids that stand in several tables and are the key of none', () => {
  const ids = (of: readonly string[], times: number, first: string) =>
    Array.from({ length: of.length * times }, (_, at) => [
      of[at % of.length] ?? '',
      String(1990 + Math.floor(at / of.length)),
      `${first}${String(at)}`,
    ]);
  const RIDERS = ['b01', 'c02', 'd03', 'f04', 'g05', 'h06'];
  const tables = (heading: string, riders: readonly string[], name = 'races') =>
    proposeMapping([
      tableOf(name, [heading, 'yearID', 'time'], ids(RIDERS, 4, 'T')),
      tableOf('fines', ['riderID', 'yearID', 'reason'], ids(riders, 3, 'R')),
    ]).tables.map(({ columns }) => nodes(columns));

  test('are things by themselves, but years are not', () => {
    const both = tables('riderID', ['d03', 'f04', 'g05', 'x09']);
    expect(both).toEqual([['riderID Rider HAS_RIDER'], ['riderID Rider HAS_RIDER']]);
  });

  test('stay as they are where rows of a table are called so', () => {
    expect(tables('riderID', ['d03', 'f04', 'g05', 'x09'], 'riders')).toEqual([[], []]);
  });

  test('stay as they are where the other table has others, or another heading', () => {
    expect(tables('riderID', ['m1', 'm2', 'm3', 'm4'])).toEqual([[], []]);
    expect(tables('horseID', ['d03', 'f04', 'g05', 'x09'])).toEqual([[], []]);
  });
});
