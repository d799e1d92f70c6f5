import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { proposeMapping } from './propose.js';
import { styleOfTable } from './styleOfTable.js';
import { type Table } from './table.js';

const mapped = (...tables: readonly Table[]) => {
  const mapping = proposeMapping(tables);
  const labelled = (table: string) => mapping.tables.find((each) => each.table === table);
  const styleOf = (table: string) =>
    mapping.tables.filter((each) => each.table === table).flatMap((each) => styleOfTable(each, mapping))[0]?.style;
  return { labelled, styleOf };
};

/** So many rows, by their number from 0. */
const rows = (count: number, of: (at: number) => readonly string[]) =>
  Array.from({ length: count }, (_, at) => [...of(at)]);

describe('a number under a heading that says another table and its key', () => {
  test.each([
    ['wells', 'API', 'samples', 'Well API'],
    ['pacienti', 'CNP', 'fise', 'CNP pacienti'],
    ['greenhouses', 'GTIN', 'readings', 'GTIN of greenhouse'],
  ])('leads from %s by %s to %s with %s', (table, key, other, heading) => {
    const numberOf = (at: number) => String(9_200_036 + ((at * 7919) % 90_001));
    const things = tableOf(
      table,
      [key, 'Place', 'Depth'],
      rows(8, (at) => [numberOf(at), `Brae ${'ABCDEFGH'[at] ?? ''}`, String(at)]),
    );
    const further = tableOf(
      other,
      ['Ref', heading, 'ppm'],
      rows(20, (at) => [`S-${at}`, numberOf((at * 3) % 8), String(at % 6)]),
    );
    const { labelled } = mapped(things, further);
    expect(labelled(table)?.keys).toEqual([key]);
    expect(labelled(other)?.columns.find(({ column }) => column === heading)).toMatchObject({
      use: 'reference',
      table,
    });
  });
});

describe('rows that nothing names or tells apart', () => {
  test.each([
    ['loads', ['Ticket', 'Stone', 'tonnes'], ['Red granite', 'Pale slate', 'Grey chalk', 'Green marble'], 'Stone'],
    ['pozitii', ['Bon', 'Produs', 'cantitate'], ['Pâine albă', 'Chiflă mare', 'Cornuri', 'Covrigi'], 'Produs'],
  ])('are %s, and what several of them are of is a thing of its own', (table, headings, names, label) => {
    const lines = rows(24, (at) => [`T-${at % 9}`, names[at % 4] ?? '', String((at * 5) % 7)]);
    const { labelled } = mapped(tableOf(table, [...headings], lines));
    expect(labelled(table)).toMatchObject({ becomes: 'nodes', caption: '', keys: [] });
    expect(labelled(table)?.columns[1]).toMatchObject({ use: 'node', label });
  });
});

describe('what rows are called in the person’s own words', () => {
  const twoTables = (table: string, key: string) => [
    tableOf(
      table,
      [key, 'Name', 'Since'],
      rows(9, (at) => [`K${100 + at}`, `Ann Roe ${at}`, String(at)]),
    ),
    tableOf(
      'visits',
      ['Visit no', key, 'Minutes'],
      rows(30, (at) => [`V${at}`, `K${100 + (at % 9)}`, String(at % 7)]),
    ),
  ];

  test.each([
    ['households', 'Tenant ID', 'tenant'],
    ['abonati', 'Cod cititor', 'cititor'],
    ['people', 'Blood donor ID', 'blood donor'],
  ])('%s with %s in two tables are also %s', (table, key, words) => {
    expect(mapped(...twoTables(table, key)).styleOf(table)?.words).toBe(words);
  });

  test('are not called by a key that says no more than their label, or that no other table has', () => {
    expect(mapped(...twoTables('tenants', 'Tenant ID')).styleOf('tenants')?.words).toBeUndefined();
    expect(mapped(...twoTables('tenants', 'ID')).styleOf('tenants')?.words).toBeUndefined();
    expect(mapped(...twoTables('people', 'Passport no').slice(0, 1)).styleOf('people')?.words).toBeUndefined();
  });

  test('is not the word for rows of another table', () => {
    const drivers = tableOf(
      'drivers',
      ['Driver licence', 'Kin'],
      rows(5, (at) => [`L${at}`, `Bo ${at}`]),
    );
    expect(mapped(...twoTables('people', 'Driver ID'), drivers).styleOf('people')?.words).toBeUndefined();
  });

  test.each([
    ['camioane', 'Camion', 'camion, camioane'],
    ['curse', 'Cursă', 'cursă, curse'],
    ['shelves', 'Shelf', 'shelf, shelves'],
    ['trucks', 'Truck', undefined],
    ['berries', 'Berry', undefined],
    ['soferi', 'Client', undefined],
  ])('several of %s as %s are %s', (table, label, words) => {
    const [proposed] = proposeMapping([tableOf(table, ['Name'], [['Ann'], ['Bo'], ['Cy']])]).tables;
    const each = { ...proposed!, label };
    expect(styleOfTable(each, { tables: [each] })[0]?.style.words).toBe(words);
  });
});

test('a name of a file becomes one thing of its kind, also where the word for it comes first', () => {
  const labelOf = (name: string) =>
    proposeMapping([tableOf(name, ['title'], [['Alien'], ['Heat'], ['Big']])]).tables[0]?.label;
  expect(labelOf('statii_autobuz')).toBe('StatieAutobuz');
  expect(labelOf('stații')).toBe('Stație');
  expect(labelOf('bus_stops')).toBe('BusStop');
  expect(labelOf('radii')).toBe('Radii');
  expect(labelOf('places_ro')).toBe('Place');
  expect(labelOf('ro.places')).toBe('Place');
});

test.each([
  ['foodbanks', 'Food bank', 'FoodBank'],
  ['nestboxes', 'nest_box', 'NestBox'],
  ['statii', 'Stație', 'Stație'],
  ['foodbanks', 'Bank', 'Foodbank'],
])('rows of %s are called in the words of a heading that has them apart: %s', (table, heading, label) => {
  const columns = [heading, 'Place'];
  const [proposed] = proposeMapping([
    tableOf(
      table,
      columns,
      rows(4, (at) => [`Hall ${String(at)}`, 'Dunmore']),
    ),
  ]).tables;
  expect(proposed?.label).toBe(label);
});
