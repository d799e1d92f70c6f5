import { expect, test } from 'vitest';

import { styleOfTable } from './styleOfTable.js';
import { type TableMapping } from './mapping.js';

/** A table of which so many columns of text become properties. */
const table = (caption: string, ...columns: readonly string[]) =>
  ({
    becomes: 'nodes',
    table: 'projects',
    label: 'Project',
    keys: [],
    caption,
    columns: columns.map((column) => ({ column, property: column, use: 'property', kind: 'text' })),
  }) as unknown as TableMapping;

test.each([
  ['another column tells more rows apart', 'project', ['project', 'lead.name', 'place'], '{project}'],
  ['another column has a word that names things', 'project', ['project', 'name'], '{project}'],
  ['its own name says that it names', 'name', ['place', 'name'], undefined],
  ['there is no other text', 'project', ['project'], undefined],
])('rows are called by the column that was chosen where %s', (_why, caption, columns, expected) => {
  expect(styleOfTable(table(caption, ...columns), { tables: [] })[0]?.style.caption).toBe(expected);
});

test('rows are called by a given and a family name with a blank between', () => {
  const both = { ...table('Prenume', 'Nume', 'Prenume', 'Oraș'), captionWith: ['Nume'] };
  expect(styleOfTable(both, { tables: [] })[0]?.style.caption).toBe('{Prenume} {Nume}');
});

test('rows are called by the given name where the family name becomes something else', () => {
  const bare = table('Prenume', 'Prenume', 'Oraș');
  expect(styleOfTable({ ...bare, captionWith: ['Nume'] }, { tables: [] })[0]?.style.caption).toBe('{Prenume}');
});

test('rows are called also as the person says, and by nothing else where they say nothing', () => {
  const cars = { ...table('name', 'name'), table: 'gtcars', label: 'GtCar' };
  expect(styleOfTable({ ...cars, words: 'car, cars' }, { tables: [] })[0]?.style.words).toBe('car, cars');
  expect(styleOfTable({ ...cars, words: ' ' }, { tables: [] })).toEqual([]);
});
