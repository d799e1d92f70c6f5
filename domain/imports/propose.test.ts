import { describe, expect, test } from 'vitest';

import { type Cell } from './cells.js';
import { hasHeadings } from './headings.js';
import { medianNearest, scaleOf } from './places.js';
import { ColumnProfile } from './profile.js';
import { proposeMapping } from './propose.js';
import { renamed, shapeOf } from './shape.js';
import { type Table } from './table.js';

function table(name: string, titles: readonly string[], rows: readonly (readonly Cell[])[]): Table {
  const columns = titles.map((title, at) => {
    const profile = new ColumnProfile(title);
    for (const row of rows) profile.add(row[at]);
    return profile.column();
  });
  return { name, file: `${name}.csv`, part: 'rows', columns, rows, sampled: rows.length };
}

const FILMS = table(
  'films_2020',
  ['Title', 'Genre', 'Year'],
  [
    ['Heat', 'Crime; Drama', '1995'],
    ['Ali', 'Drama; Sport', '2001'],
    ['Jaws', 'Horror; Drama', '1975'],
    ['Hook', 'Family; Horror', '1991'],
  ],
);

describe('a table', () => {
  test('is what it is called, by the column that names its rows, and its lists are things of their own', () => {
    const [films] = proposeMapping([FILMS]).tables;
    expect(films).toMatchObject({ becomes: 'nodes', label: 'Film', caption: 'Title', keys: ['Title'] });
    expect(films?.columns).toMatchObject([
      { use: 'property' },
      { use: 'node', label: 'Genre', type: 'HAS_GENRE', separator: ';' },
      { use: 'property', kind: 'number' },
    ]);
  });

  test('from somewhere to somewhere is relationships between what stands in both columns', () => {
    const roads = table(
      'roads',
      ['from_city', 'to_city', 'km'],
      [
        ['Arad', 'Deva', '150'],
        ['Deva', 'Brad', '37'],
      ],
    );
    const [mapping] = proposeMapping([roads]).tables;
    expect(mapping).toMatchObject({ becomes: 'relationships', type: 'ROADS' });
    expect(mapping?.start).toMatchObject({ column: 'from_city', label: 'City', property: 'name' });
  });

  test('of a known shape is known again under another name', () => {
    const [other] = [{ ...FILMS, name: 'more' }];
    expect(shapeOf([other])).toBe(shapeOf([FILMS]));
    expect(renamed(proposeMapping([FILMS]), ['films_2020'], ['more']).tables[0]?.table).toBe('more');
  });
});

describe('a column', () => {
  const kindOf = (...cells: Cell[]) => {
    const profile = new ColumnProfile('column');
    for (const cell of cells) profile.add(cell);
    const { kind, style, separator } = profile.column();
    return [kind, style, separator];
  };
  test('is of the kind of its cells, and not of one that they only look like', () => {
    expect(kindOf('1', '2.5', '-3e4')).toEqual(['number', 'plain', '']);
    expect(kindOf('1,5', '2.000,25')).toEqual(['number', 'comma', '']);
    expect(kindOf('007', '012')[0]).toBe('text');
    expect(kindOf('da', 'nu', 'da')[0]).toBe('boolean');
    expect(kindOf('31.12.2020', '01.02.2021')).toEqual(['date', 'dayFirst', '']);
    expect(kindOf('12/31/2020', '02/13/2021')).toEqual(['date', 'monthFirst', '']);
    expect(kindOf('2020-01-01T10:00:00Z')[0]).toBe('dateTime');
  });
  test('of prose is no list, however many commas it has', () => {
    expect(kindOf('Well, it was a long and winding road', 'Yes, it was a long and winding road')[2]).toBe('');
  });
});

test('headings are told from values', () => {
  expect(
    hasHeadings([
      ['name', 'age'],
      ['Ana', '5'],
    ]),
  ).toBe(true);
  expect(
    hasHeadings([
      ['Ana', '5'],
      ['Ion', '7'],
    ]),
  ).toBe(false);
});

test('places are stretched until neighbours are a node apart, and left where they are so already', () => {
  const grid = (step: number) =>
    Array.from({ length: 25 }, (_, at) => ({ x: (at % 5) * step, y: Math.floor(at / 5) * step }));
  expect(medianNearest(grid(2))).toBe(2);
  expect(scaleOf(grid(2))).toBe(45);
  expect(scaleOf(grid(100))).toBe(1);
  expect(scaleOf([{ x: 1, y: 1 }])).toBe(1);
});
