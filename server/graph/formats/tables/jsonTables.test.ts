import { describe, expect, test } from 'vitest';

import { headOf, rowsOf } from '../../../../tests/imports/jsonHead.js';
import { jsonTables } from './jsonTables.js';

/** The tables of a file by their names, each with what its rows hold. */
async function tablesOf(name: string, value: unknown): Promise<Record<string, unknown>> {
  const tables = await jsonTables(headOf(name, value), 'en');
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table.name, await rowsOf(table)] as const)));
}

describe('lists of objects in records', () => {
  const orders = [
    {
      no: 'A-1',
      by: 'Ina',
      lines: [
        { item: 'bolt', pieces: 5 },
        { item: 'nut', pieces: 5 },
      ],
    },
    { no: 'A-2', by: 'Ivo', lines: [{ item: 'bolt', pieces: 2 }] },
    { no: 'A-3', by: 'Ina', lines: null },
  ];

  test('are rows of their own, each with what its record is known by', async () => {
    expect(await tablesOf('orders.json', orders)).toEqual({
      orders: [
        { no: 'A-1', by: 'Ina' },
        { no: 'A-2', by: 'Ivo' },
        { no: 'A-3', by: 'Ina' },
      ],
      lines: [
        { 'orders no': 'A-1', item: 'bolt', pieces: 5 },
        { 'orders no': 'A-1', item: 'nut', pieces: 5 },
        { 'orders no': 'A-2', item: 'bolt', pieces: 2 },
      ],
    });
    const [, lines] = await jsonTables(headOf('orders.json', orders), 'en');
    expect(lines?.partOf).toEqual({ table: 'orders', key: 'no', column: 'orders no' });
  });

  test('have the name that the file has as well, which then says what stands in its records', async () => {
    expect(Object.keys(await tablesOf('lines.json', orders))).toEqual(['lines.json', 'lines']);
  });

  test('stay lists where other records have the same things, or where they say one thing', async () => {
    const drama = { id: 18, name: 'Drama' };
    const films = [
      { title: 'Heat', genres: [drama, { id: 80, name: 'Crime' }], cast: [{ name: 'Al' }] },
      { title: 'Ali', genres: [drama], cast: [{ name: 'Will' }] },
    ];
    expect(await tablesOf('films.json', films)).toEqual({
      films: [
        { title: 'Heat', 'genres.id': [18, 80], 'genres.name': ['Drama', 'Crime'], 'cast.name': ['Al'] },
        { title: 'Ali', 'genres.id': [18], 'genres.name': ['Drama'], 'cast.name': ['Will'] },
      ],
    });
  });

  test('stay lists where nothing tells their records apart', async () => {
    const records = [1, 1, 2].map((shelf, at) => ({ shelf, jars: [{ of: 'plum', year: 2020 + at }] }));
    expect(Object.keys(await tablesOf('cellar.json', records))).toEqual(['cellar']);
  });

  test('are found in records under their keys, too', async () => {
    const byKey = {
      ina: { town: 'Iași', visits: [{ on: '2024-01-02', paid: true }] },
      ivo: { town: 'Cluj', visits: [{ on: '2024-02-03', paid: false }] },
    };
    expect(await tablesOf('guests.json', byKey)).toEqual({
      guests: [
        { key: 'ina', town: 'Iași' },
        { key: 'ivo', town: 'Cluj' },
      ],
      visits: [
        { 'guests key': 'ina', on: '2024-01-02', paid: true },
        { 'guests key': 'ivo', on: '2024-02-03', paid: false },
      ],
    });
  });
});
