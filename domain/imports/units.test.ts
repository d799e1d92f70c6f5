import { describe, expect, test } from 'vitest';

import { valueOfCell } from './cells.js';
import { numberOf } from './numbers.js';
import { ColumnProfile } from './profile.js';
import { proposeMapping } from './propose.js';
import { tableOf } from '../../tests/imports/tableOf.js';

const columnOf = (...cells: readonly string[]) => {
  const profile = new ColumnProfile('amount');
  for (const cell of cells) profile.add(cell);
  return profile.column();
};

describe('amounts with what they are of', () => {
  test.each([
    [['€369.79', '€1,240.00', '€12'], '€', [369.79, 1240, 12]],
    [['12,50 lei', '1.240,50 lei', '8 lei'], 'lei', [12.5, 1240.5, 8]],
    [['EUR 12', 'EUR 15.5', '14'], 'EUR', [12, 15.5, 14]],
    [['45%', '12 %', '7%'], '%', [45, 12, 7]],
    [['12kg', '7.5kg', '-3kg'], 'kg', [12, 7.5, -3]],
    [['-€5', '€ 7', 'US$ 2'].slice(0, 2), '€', [-5, 7]],
  ])('are numbers: %j', (cells, unit, values) => {
    const column = columnOf(...cells);
    expect(column).toMatchObject({ kind: 'number', unit });
    expect(cells.map((cell) => valueOfCell(cell, 'number', column.style, column.unit))).toEqual(values);
  });

  test.each([
    [['€5', '$7', '€9']],
    [['12A', '14A', '17A']],
    [['J-1001', 'J-1002', 'J-1003']],
    [['Room 4', 'Room 5', 'Room 6']],
    [['ABC 4', 'ABC 5', 'ABC 6']],
  ])('stay texts where they are of several, or signs: %j', (cells) => {
    expect(columnOf(...cells)).toMatchObject({ kind: 'text' });
  });

  test('say in the name of their property what they are of, where the heading does not', () => {
    const rows = [
      ['Ann', '€5.50', '12 kg'],
      ['Bob', '€7.00', '14 kg'],
      ['Eve', '€8.25', '9 kg'],
    ];
    const [table] = proposeMapping([tableOf('jobs', ['Name', 'Price', 'Load (kg)'], rows)]).tables;
    expect(table?.columns.map(({ property }) => property)).toEqual(['Name', 'Price (€)', 'Load (kg)']);
  });
});

test('thousands of amounts are no lists', () => {
  expect(columnOf('$205.74', '$1,308.91', '$1,308.00', '$2,308.91', '$90')).toMatchObject({
    kind: 'number',
    isList: false,
  });
});

test('columns of names as people have are things of their own, few or many', () => {
  const rows = Array.from({ length: 12 }, (_, at) => [
    `R${String(at)}`,
    ...['Ann', 'Eve', 'Tom', 'Una'].map(
      (given, turn) => `${given} ${['Fox', 'Low', 'Ray', 'Orr'][(at + turn) % (turn + 2)] ?? ''}`,
    ),
  ]);
  const [table] = proposeMapping([tableOf('rides', ['Ride', 'Driver', 'Rider', 'Guide', 'Clerk'], rows)]).tables;
  expect(table?.columns.map(({ use }) => use)).toEqual(['property', 'node', 'node', 'node', 'node']);
});

test('decimals may be written both ways in a column', () => {
  expect(columnOf('6,8', '6.9', '7')).toMatchObject({ kind: 'number' });
  expect(columnOf('6,8', '6.9', '7,1', '1.250')).toMatchObject({ kind: 'number', style: 'comma' });
  expect(['6,8', '6.9', '1,250', '1.250', '0,125'].map((text) => numberOf(text, 'comma'))).toEqual([
    6.8, 6.9, 1.25, 1250, 0.125,
  ]);
  expect(['6,8', '6.9', '1,250', '1.250', '0,125'].map((text) => numberOf(text, 'plain'))).toEqual([
    6.8, 6.9, 1250, 1.25, 0.125,
  ]);
  expect(['007', '0,5,1', '1.2.3', '12.', ','].map((text) => numberOf(text, 'plain'))).toEqual(
    Array(5).fill(undefined),
  );
});

describe('what rows are', () => {
  const rows = Array.from({ length: 6 }, (_, at) => [`B${String(at)}`, at % 2 === 0 ? 'Bran' : 'Cluj', 'ripe']);
  const labelOf = (name: string, ...titles: readonly string[]) =>
    proposeMapping([tableOf(name, titles, rows)]).tables[0]?.label;

  test('is said by what a table begins with where its file is called by no several things', () => {
    expect(labelOf('dairy', 'Batch', 'Place', 'State')).toBe('Batch');
    expect(labelOf('cheeses', 'Batch', 'Place', 'State')).toBe('Cheese');
    expect(labelOf('dairy', 'Code', 'Place', 'State')).toBe('Dairy');
  });
});

test('notes are no things of their own', () => {
  const rows = Array.from({ length: 12 }, (_, at) => [
    `Ann ${String(at)}`,
    ['wet', 'dry', 'cold'][at % 3] ?? '',
    ['wet sand', 'dry sand', 'cold sand'][at % 3] ?? '',
  ]);
  const [table] = proposeMapping([tableOf('plots', ['Name', 'Soil', 'Remarks'], rows)]).tables;
  expect(table?.columns.map(({ use }) => use)).toEqual(['property', 'node', 'property']);
});

describe('a column of names of another table', () => {
  const people = ['Ana Pop', 'Ion Rus', 'Eva Dan', 'Dan Ban', 'Lia Lup'];
  const members = tableOf(
    'members',
    ['No', 'Name'],
    people.map((name, at) => [String(at + 1), name]),
  );
  const usesOf = (soloists: readonly string[]) =>
    proposeMapping([
      members,
      tableOf(
        'concerts',
        ['Concert', 'Soloist'],
        soloists.map((name, at) => [`Night ${'I'.repeat(at + 1)}`, name]),
      ),
    ]).tables[1]?.columns.map(({ use }) => use);

  test('ties rows to it, though its heading has no word for that', () => {
    expect(usesOf(['Ana Pop', 'Ion Rus', 'Ana Pop', 'Lia Lup', 'Ion Rus', 'Ana Pop'])).toEqual([
      'property',
      'reference',
    ]);
  });
  test('ties none where some are in no table, or none comes again', () => {
    expect(usesOf(['Ana Pop', 'Ion Rus', 'Ana Pop', 'Lia Lup', 'Guy Fox', 'Ana Pop'])).not.toContain('reference');
    expect(usesOf(['Ana Pop', 'Ion Rus', 'Lia Lup'])).not.toContain('reference');
  });
});
