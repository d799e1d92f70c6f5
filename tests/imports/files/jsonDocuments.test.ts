import { describe, expect, test } from 'vitest';

import { readAll } from './readAll.js';

const PEOPLE = [
  { name: 'Ana', age: 31 },
  { name: 'Ion', age: 42 },
];

/** Reads a document of JSON: what its nodes hold, and what is told by name and row. */
async function read(value: unknown, spaces?: number) {
  const { nodes, issues } = await readAll({ 'doc.json': JSON.stringify(value, null, spaces) });
  return {
    held: nodes.map(({ properties }) => properties),
    labels: nodes.map(({ labels }) => labels),
    told: issues.map(({ code, column, row, detail }) => [code, column, row, detail]),
  };
}

describe('what stands in a document of JSON beside its lists', () => {
  test('is told by its name and its row', async () => {
    expect(await read({ company: 'Acme', founded: 1990, people: PEOPLE, next: null, note: '' }, 1)).toMatchObject({
      held: PEOPLE,
      told: [
        ['IGNORED_PART', 'company', 2, 'Left out: company "Acme"'],
        ['IGNORED_PART', 'founded', 3, 'Left out: founded 1990'],
      ],
    });
  });

  test('is told too where it lies deeper, or is a list of words', async () => {
    const { held, told } = await read({ meta: { by: 'Ana', at: { x: { y: 1 } } }, tags: ['a'], people: PEOPLE });
    expect(held).toEqual(PEOPLE);
    expect(told.map(([code, column]) => `${String(code)} ${String(column)}`)).toEqual([
      'IGNORED_PART meta.at.x',
      'IGNORED_PART meta.by',
      'IGNORED_PART tags',
    ]);
  });

  test('is told by name as far as anybody reads, and then by number', async () => {
    const settings = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`setting ${at}`, at]));
    const { told } = await read({ ...settings, people: PEOPLE });
    expect(told.at(-1)?.at(-1)).toBe('Left out: 120 further parts');
  });

  test('is told of a map, which needs what tells how to read it', async () => {
    const town = {
      type: 'Feature',
      title: 'Old town',
      geometry: { type: 'Point', coordinates: [24, 46] },
      properties: { name: 'Blaj' },
    };
    const { held, told } = await read({ type: 'FeatureCollection', source: 'survey', features: [town] });
    expect(held).toEqual([{ title: 'Old town', longitude: 24, latitude: 46, name: 'Blaj' }]);
    expect(told).toEqual([['IGNORED_PART', 'source', 1, 'Left out: source "survey"']]);
  });
});

describe('a list of headings beside a list of rows', () => {
  const data = [
    ['Ana', 31],
    ['Ion', 42],
  ];

  test('names the columns of these', async () => {
    const { held, told } = await read({ columns: ['name', 'age'], index: [0, 1], data });
    expect(held).toEqual(PEOPLE);
    expect(told).toEqual([['IGNORED_PART', 'index', 1, 'Left out: index']]);
  });

  test('is told where it does not fit them', async () => {
    for (const columns of [['name'], ['name', 'name'], ['name', 7]]) {
      const { held, told } = await read({ columns, data });
      expect(held.map((each) => Object.values(each))).toEqual(data);
      expect(told.map(([code, column]) => [code, column])).toEqual([['IGNORED_PART', 'columns']]);
    }
  });
});

describe('a document of JSON without a list of objects', () => {
  test('is one record with all that it holds', async () => {
    expect(await read({ name: 'Ana', age: 31, address: { town: 'Iași' } })).toMatchObject({
      held: [{ name: 'Ana', age: 31, 'address.town': 'Iași' }],
      told: [],
    });
    expect(await read({ name: 'Ana', tongues: ['ro', 'hu'] })).toMatchObject({
      held: [{ name: 'Ana', tongues: ['ro', 'hu'] }],
      told: [],
    });
  });

  test('is one place where it is one of a map, whatever lists its shape has', async () => {
    const field = {
      type: 'Feature',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [4, 0],
            [4, 2],
            [0, 0],
          ],
        ],
      },
      properties: { name: 'Field' },
    };
    expect(await read(field)).toMatchObject({ held: [{ name: 'Field', longitude: 2, latitude: 1 }], told: [] });
  });

  test('is a table of words where a list of them is all that it holds', async () => {
    expect(await read({ words: ['mill', 'ford'] })).toMatchObject({ held: [{ value: 'mill' }, { value: 'ford' }] });
  });
});
