import { expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { type TableRow, TableMapper } from './applyMapping.js';
import { type Mapped } from './found.js';
import { type TableMapping } from './mapping.js';
import { proposeMapping, withLabels } from './propose.js';
import { readAs } from './readAs.js';
import { type Table } from './table.js';

const TITLES = ['river', 'country', 'length', '1990', '1991', '1992'];
const ROWS = [
  ['Severn', 'Wales', '354', '10', '', '12'],
  ['Tagus', 'Spain', '1007', '20', '21', '22'],
  ['Ebro', 'Spain', '930', '', '', ''],
];
const flow = tableOf('flow', TITLES, ROWS);

function proposed(table: Table): { readonly table: Table; readonly mapping: TableMapping } {
  const [mapping] = proposeMapping([table]).tables;
  const [labelled] = withLabels([table]);
  if (mapping === undefined || labelled === undefined) throw new Error('Nothing is proposed');
  return { table: labelled, mapping };
}

function mapped(
  mapping: TableMapping,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): readonly Mapped[] {
  const mapper = new TableMapper(mapping, { tables: [mapping] }, { names: titles });
  const all = rows.map((cells, at): TableRow => ({
    row: at + 2,
    at,
    cells: cells.map((cell) => (cell === '' ? null : cell)),
  }));
  return [...all.flatMap((row) => mapper.own(row)), ...all.flatMap((row) => mapper.further(row))];
}

const propertiesOf = (all: readonly Mapped[], label: string) =>
  all.flatMap((each) => (each.found === 'node' && each.labels[0] === label ? [each.properties] : []));

test('a column a year becomes an observation for each cell, and what is no time stays with the thing', () => {
  const { mapping } = proposed(flow);
  expect(mapping).toMatchObject({ label: 'River', keys: ['river'], rows: 'observations' });
  const all = mapped(mapping, TITLES, ROWS);
  expect(propertiesOf(all, 'River')).toEqual([
    { river: 'Severn', length: 354, country: 'Wales' },
    { river: 'Tagus', length: 1007, country: 'Spain' },
    { river: 'Ebro', length: 930, country: 'Spain' },
  ]);
  expect(propertiesOf(all, 'Observation')).toEqual([
    { year: 1990, flow: 10 },
    { year: 1992, flow: 12 },
    { year: 1990, flow: 20 },
    { year: 1991, flow: 21 },
    { year: 1992, flow: 22 },
  ]);
  expect(all.filter((each) => each.found === 'relationship').map(({ type }) => type)).toEqual(
    Array.from({ length: 5 }, () => 'HAS_RIVER'),
  );
});

test('it says how many things, times and observations there are', () => {
  expect(proposed(flow).table.inTime).toMatchObject({
    ...{ thing: 'river', things: 3, kind: 'year', times: 3, observations: 5 },
  });
  const twice = tableOf(
    'towns',
    ['town', 'houses 1991', 'houses 2001', 'houses 2011', 'people 1991', 'people 2001', 'people 2011'],
    [
      ['Louth', '1', '2', '', '4', '', ''],
      ['Alford', '1', '2', '3', '4', '5', '6'],
    ],
  );
  expect(proposed(twice).table.inTime).toMatchObject({ things: 2, times: 3, observations: 5 });
});

test('read as it stands, a wide table has a property for each year, and turns back without loss', () => {
  const { mapping, table } = proposed(flow);
  if (table.inTime === undefined) throw new Error('Nothing is in time');
  const standing = readAs({ ...mapping, label: 'Stream' }, 'asTheyStand', table.inTime);
  const all = mapped(standing, TITLES, ROWS);
  expect(propertiesOf(all, 'Stream')[1]).toMatchObject({ river: 'Tagus', '1990': 20, '1991': 21, '1992': 22 });
  expect(propertiesOf(all, 'Observation')).toEqual([]);
  expect(readAs(standing, 'observations', table.inTime)).toEqual({ ...mapping, label: 'Stream' });
});

const MONTHS = ['ianuarie 2023', 'februarie 2023', 'martie 2023'];
const HOUSES = ['Casa Mare', 'La Moară', 'Valea'].flatMap((house, at) =>
  MONTHS.map((month, turn) => [house, month, String(at * 10 + turn)]),
);

test('rows by month are observations whose month is one of ISO 8601, and rows as they stand keep the words', () => {
  const titles = ['Pensiune', 'Luna', 'Înnoptări'];
  const { mapping, table } = proposed(tableOf('innoptari', titles, HOUSES));
  expect(table.inTime).toMatchObject({
    thing: 'Pensiune',
    time: 'Luna',
    kind: 'month',
    things: 3,
    times: 3,
    observations: 9,
  });
  expect(propertiesOf(mapped(mapping, titles, HOUSES), mapping.label)[1]).toEqual({ Luna: '2023-02', Înnoptări: 1 });
  if (table.inTime === undefined) throw new Error('Nothing is in time');
  const standing = readAs(mapping, 'asTheyStand', table.inTime);
  expect(propertiesOf(mapped(standing, titles, HOUSES), standing.label)[1]).toEqual({
    ...{ Pensiune: 'Casa Mare', Luna: 'februarie 2023', Înnoptări: 1 },
  });
});

test('where several rows are of one thing, their observations say what each row is', () => {
  const titles = ['country', 'indicator', '2001', '2002', '2003'];
  const rows = ['Gabon', 'Guyana', 'Palau'].flatMap((country, at) =>
    ['Forest', 'Water'].map((indicator) => [country, indicator, `${at + 1}1`, `${at + 1}2`, '']),
  );
  const { mapping } = proposed(tableOf('statistics', titles, rows));
  const all = mapped(mapping, titles, rows);
  expect(mapping.times?.of).toBe('country');
  expect(propertiesOf(all, 'Observation')).toHaveLength(12);
  expect(propertiesOf(all, 'Observation')[0]).toMatchObject({ indicator: 'Forest', year: 2001 });
});

test('sizes, two years, and years beside nothing are no times', () => {
  const model = ['a', 'b', 'c', 'd'].map((name, at) => [name, `${at}1`, `${at}2`, `${at}3`]);
  expect(proposed(tableOf('pumps', ['model', '1000', '1500', '2000'], model)).mapping.rows).toBeUndefined();
  expect(proposed(tableOf('budget', ['unit', '2023', '2024', 'note'], model)).mapping.rows).toBeUndefined();
  expect(proposed(tableOf('budget', ['unit', '2023', '2022', '2024'], model)).mapping.rows).toBeUndefined();
});

test('things with a name, and the years from when to when, are no relationships between years', () => {
  const rows = [
    ['Elizabeth', '1565', '1603'],
    ['James I', '1603', '1625'],
    ['Anne', '1702', '1714'],
  ];
  const [monarchs] = proposeMapping([tableOf('monarchs', ['name', 'start', 'end'], rows)]).tables;
  expect(monarchs).toMatchObject({ becomes: 'nodes', label: 'Monarch' });
  const [edges] = proposeMapping([
    tableOf(
      'edges',
      ['start', 'end'],
      rows.map(([, ...years]) => years),
    ),
  ]).tables;
  expect(edges).toMatchObject({ becomes: 'relationships', start: { column: 'start' }, end: { column: 'end' } });
});

test('what a wide table says beside its times stays with the thing, also where two things have one name', () => {
  const rows = Array.from({ length: 20 }, (_, at) => [
    at === 7 ? 'Hamble' : at === 3 ? 'Hamble' : `Town ${String.fromCharCode(65 + at)}`,
    at % 2 === 0 ? 'village' : 'city',
    ...[100 + at, 110 + at, 120 + at].map(String),
  ]);
  const { table, mapping } = proposed(
    tableOf('places', ['name', 'kind', 'people_1990', 'people_2000', 'people_2010'], rows),
  );
  expect(mapping.times).toMatchObject({ of: '', label: 'Observation' });
  const titles = table.columns.map(({ name }) => name);
  const things = mapped(mapping, titles, rows).flatMap((one) =>
    one.found === 'node' && one.labels[0] === 'Place' ? [one.properties] : [],
  );
  expect(things).toHaveLength(20);
  expect(things.filter(({ name }) => name === 'Hamble')).toEqual([
    { name: 'Hamble', kind: 'city' },
    { name: 'Hamble', kind: 'city' },
  ]);
});
