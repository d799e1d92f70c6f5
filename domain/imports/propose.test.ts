import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { type Cell } from './cells.js';
import { withCommas } from './commas.js';
import { headingsIn } from './headings.js';
import { boundsOf, held, medianNearest, pointOf, scaleOf } from './places.js';
import { ColumnProfile } from './profile.js';
import { proposeMapping } from './propose.js';
import { renamed, shapeOf } from './shape.js';

const FILMS = tableOf(
  'films_2020',
  ['Title', 'Genre', 'Year'],
  [
    ['Heat', 'Crime; Drama', '1995'],
    ['Ali', 'Drama; Sport', '2001'],
    ['Jaws', 'Horror; Drama', '1975'],
    ['Hook', 'Family; Horror', '1991'],
  ],
);

const STOPS = tableOf(
  'stops',
  ['id', 'code', 'stop_name'],
  [
    ['4100', 'BN', 'București Nord'],
    ['4107', 'PS', 'Ploiești Sud'],
    ['4114', 'SI', 'Sinaia'],
    ['4121', 'BV', 'Brașov'],
  ],
);

describe('a table that nothing is called', () => {
  const keepers = [
    ['Lorna Vail', 'Heath End', '12'],
    ['Piotr Nowak', 'Heath End', '7'],
    ['Sian Rees', 'Cwm Isaf', '31'],
  ];
  const labelOf = (titles: readonly string[], rows = keepers) =>
    proposeMapping([tableOf('pasted', titles, rows)]).tables[0]?.label;
  test('is of what it begins with, where that is a word and never comes again', () => {
    expect(labelOf(['beekeeper', 'apiary', 'hives'])).toBe('Beekeeper');
    expect(labelOf(['name', 'apiary', 'hives'])).toBe('Record');
    expect(labelOf(['date of visit', 'apiary', 'hives'])).toBe('Record');
    expect(
      labelOf(
        ['apiary', 'hives'],
        [
          ['Heath', '1'],
          ['Heath', '2'],
          ['Cwm', '3'],
        ],
      ),
    ).toBe('Record');
  });
});

describe('a table from somewhere to somewhere', () => {
  test.each([
    ['citing', 'cited'],
    ['follower_id', 'followee_id'],
    ['Sender', 'Receiver'],
    ['Expeditor', 'Destinatar'],
  ])('is one by its words: %s and %s', (start, end) => {
    const rows = ['X1A', 'X2B', 'X1A', 'X3C'].map((one, at) => [one, `Y${at % 2}Z`, '2020']);
    const [mapping] = proposeMapping([tableOf('paper_links', [start, end, 'year'], rows)]).tables;
    expect(mapping).toMatchObject({ becomes: 'relationships', start: { column: start }, end: { column: end } });
  });

  test.each([
    ['the column of that name', 'id', ['4100', '4107', '4114', '4121']],
    ['another one, where its values stand there', 'code', ['BN', 'PS', 'SI', 'BV']],
  ])('ties rows of the table that has what it holds: %s', (_name, key, [one = '', two = '', three = '', four = '']) => {
    const rows = [
      [one, two, '59'],
      [two, three, '62'],
      [three, four, '44'],
    ];
    const [stops, lines] = proposeMapping([STOPS, tableOf('lines', ['from', 'to', 'km'], rows)]).tables;
    expect(stops).toMatchObject({ becomes: 'nodes', label: 'Stop', caption: 'stop_name', keys: [key] });
    expect(lines).toMatchObject({
      becomes: 'relationships',
      start: { column: 'from', table: 'stops', property: key },
      end: { column: 'to', table: 'stops', property: key },
    });
  });

  test('ties nothing where two tables have such rows', () => {
    const other = { ...STOPS, name: 'halts', file: 'halts.csv' };
    const rows = [
      ['4100', '4107'],
      ['4107', '4114'],
    ];
    const lines = proposeMapping([STOPS, other, tableOf('lines', ['from', 'to'], rows)]).tables[2];
    expect(lines?.start.table).toBe('');
  });
});

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
    const roads = tableOf(
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

test('headings that every object knows are columns like any other', () => {
  const [mapped] = proposeMapping([
    tableOf(
      'constructor',
      ['constructor', 'toString', '__proto__', 'hasOwnProperty'],
      [
        ['Gaudí', '1', 'a', '2'],
        ['Eiffel', '2', 'b', '3'],
      ],
    ),
  ]).tables;
  expect(mapped).toMatchObject({ label: 'Constructor', becomes: 'nodes' });
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
  test('is no list where a comma parts a family’s name from a given one', () => {
    const names = ['Pop, Ana', 'Pop, Ion', 'Rus, Ana', 'Rus, Eva', 'Dan, Ion', 'Dan, Ana', 'Ene, Eva', 'Ene, Ion'];
    expect(kindOf(...names)[2]).toBe('');
    expect(kindOf(...names, 'Ana, Pop')[2]).toBe(',');
  });
  test('of prose is no list, however many commas it has', () => {
    expect(kindOf('Well, it was a long and winding road', 'Yes, it was a long and winding road')[2]).toBe('');
  });
});

test('headings are told from values', () => {
  expect(
    headingsIn([
      ['name', 'age'],
      ['Ana', '5'],
    ]),
  ).toBe('yes');
  expect(
    headingsIn([
      ['Ana', '5'],
      ['Ion', '7'],
    ]),
  ).toBe('no');
});

test('places are stretched until neighbours are a node apart, and left where they are so already', () => {
  const grid = (step: number) =>
    Array.from({ length: 25 }, (_, at) => ({ x: (at % 5) * step, y: Math.floor(at / 5) * step }));
  expect(medianNearest(grid(2))).toBe(2);
  expect(scaleOf(grid(2))).toBe(45);
  expect(scaleOf(grid(100))).toBe(1);
  // As near as other programs draw them, whose nodes are smaller.
  expect(scaleOf(grid(45))).toBe(2);
  expect(scaleOf([{ x: 1, y: 1 }])).toBe(1);
});

test('points that several share are stretched further, for each spot is drawn as a disc', () => {
  const spots = Array.from({ length: 16 }, (_, at) => ({ x: (at % 4) * 2, y: Math.floor(at / 4) * 2 }));
  expect(scaleOf([...spots, ...spots, ...spots, ...spots])).toBe(2 * scaleOf(spots));
});

test('places far apart in a few dense spots are kept to a width in which their nodes are still seen', () => {
  const spot = (at: number) => Array.from({ length: 50 }, (_, step) => ({ x: at + step * 0.001, y: at }));
  const points = [...spot(0), ...spot(500), ...spot(1000)];
  expect(scaleOf(points) * 1000).toBeLessThan(10_000);
});

test('a town of stops that are dense in its middle is no wider than lets each be seen in a window', () => {
  // Of about 20 units, in a picture of 700 pixels, at least 3.
  const widest = (20 * 700) / 3;
  const turn = Math.PI * (3 - Math.sqrt(5));
  const points = Array.from({ length: 900 }, (_, at) => {
    const far = Math.sqrt(-2 * Math.log(1 - (at + 0.5) / 900));
    return { x: far * Math.cos(at * turn) * 0.07 + (at % 7) * 1e-4, y: far * Math.sin(at * turn) * 0.05 };
  });
  const xs = points.map(({ x }) => x);
  expect((Math.max(...xs) - Math.min(...xs)) * scaleOf(points)).toBeLessThan(widest);
});

describe('a place that lies astray', () => {
  const near = Array.from({ length: 30 }, (_, at) => ({ x: 25 + (at % 6) * 0.4, y: 45 + Math.floor(at / 6) * 0.3 }));
  const wrong = { x: 0, y: 0.01 };
  test('is held at the border of the others, which are not squeezed for it', () => {
    const bounds = boundsOf([...near, wrong]);
    const at = held(wrong, bounds);
    expect(at.x).toBeGreaterThan(24);
    expect(at.y).toBeGreaterThan(44);
    for (const point of near) expect(held(point, bounds)).toEqual(point);
    const rows = [...near, wrong].map(({ x, y }, row) => [`Spring ${row}`, y, x]);
    const mapping = proposeMapping([tableOf('springs', ['name', 'latitude', 'longitude'], rows)]).tables[0];
    const sound = proposeMapping([tableOf('springs', ['name', 'latitude', 'longitude'], rows.slice(0, -1))]).tables[0];
    expect(mapping?.place.within).toHaveLength(4);
    expect((mapping?.place.scale ?? 0) / (sound?.place.scale ?? 1)).toBeGreaterThan(0.8);
    expect(sound?.place.within).toBeUndefined();
    expect(pointOf(mapping?.place ?? { is: 'none', scale: 1 }, 0, 0.01)?.x).toBeGreaterThan(
      24 * (mapping?.place.scale ?? 1),
    );
  });
  test('is none where several lie there, or it is not so far', () => {
    expect(boundsOf([...near, wrong, { x: 1, y: 1 }])).toBeUndefined();
    expect(boundsOf([...near, { x: 32, y: 45 }])).toBeUndefined();
    expect(boundsOf([...near.slice(0, 5), wrong])).toBeUndefined();
  });
});

test('rows are places where their columns are coordinates, also with a decimal comma or in minutes, in any language', () => {
  const placeOf = (titles: readonly string[], rows: readonly (readonly Cell[])[]) =>
    proposeMapping([tableOf('stops', titles, rows)]).tables[0]?.place;
  expect(
    placeOf(
      ['Denumire', 'Latitudine', 'Longitudine'],
      [
        ['Gara', '47,1658', '27,5698'],
        ['Copou', '47,1802', '27,5621'],
      ],
    ),
  ).toMatchObject({ is: 'map', x: 'Longitudine', y: 'Latitudine' });
  expect(
    placeOf(
      ['Name', 'Breitengrad', 'Längengrad'],
      [
        ['Nord', '48°12′30″N', '16°22′E'],
        ['Süd', '48°02′N', '16°30′10″E'],
      ],
    ),
  ).toMatchObject({ is: 'map', x: 'Längengrad', y: 'Breitengrad' });
  expect(pointOf({ is: 'map', scale: 1 }, '27,5698', '47,1658')?.x).toBeCloseTo(27.5698);
  expect(pointOf({ is: 'map', scale: 1 }, 0, 0)).toBeUndefined();
});

test('numbers of a table are read alike: a comma that stands before decimals in one column does so in the others', () => {
  const stylesOf = (...columns: readonly (readonly [name: string, ...values: string[]])[]) =>
    withCommas(
      columns.map(([name, ...values]) => {
        const profile = new ColumnProfile(name);
        for (const value of values) profile.add(value);
        return profile.column();
      }),
    ).map(({ style }) => style);
  expect(stylesOf(['alcohol', '12,5', '13,1'], ['weight', '1,250', '2,750'], ['people', '12.345', '1.200'])).toEqual([
    'comma',
    'comma',
    'comma',
  ]);
  expect(stylesOf(['surface', '12,5', '31'], ['rent', '3.650 lei', '1.500 lei'])).toEqual(['comma', 'comma']);
  expect(stylesOf(['weight', '1,250', '2,750'], ['share', '0.125', '0.25'])).toEqual(['plain', 'plain']);
  expect(stylesOf(['lat', '44,426', '45,752'], ['lon', '26,102', '21,229'])).toEqual(['comma', 'comma']);
  expect(stylesOf(['share', '0.125', '0.250'])).toEqual(['plain']);
  // With decimals each of them would be smaller than every whole number.
  const fares = ['300 EUR', '2.055 EUR', '475 EUR', '1.030 EUR', '910 EUR', '1.250 EUR'];
  expect(stylesOf(['fare', ...fares])).toEqual(['comma']);
  expect(stylesOf(['rate', '1', '2.055', '3', '1.030', '2', '1.250'])).toEqual(['plain']);
});

describe('rows are told apart', () => {
  const keysOf = (name: string, titles: readonly string[], rows: readonly (readonly Cell[])[]) =>
    proposeMapping([tableOf(name, titles, rows)]).tables[0]?.keys;
  const people = ['Ana Pop', 'Ion Rus', 'Ana Pop', 'Eva Dan'];

  test('by the column that is called as they are', () => {
    const rows = people.map((who, at) => [who, 4711 + at * 13, '2.5']);
    expect(keysOf('visits', ['patient', 'visit', 'hours'], rows)).toEqual(['visit']);
  });
  test('by codes, though no heading says so', () => {
    const rows = people.map((who, at) => [who, `V-0${at}7`, '2.5']);
    expect(keysOf('journal', ['patient', 'entry', 'hours'], rows)).toEqual(['entry']);
  });
  test('by numbers that count them', () => {
    const rows = people.map((who, at) => [at + 1, who]);
    expect(keysOf('journal', ['line', 'patient'], rows)).toEqual(['line']);
  });
  test('but not by measures that happen to differ', () => {
    const rows = people.map((who, at) => [who, 12 + at * 7, `${at}.5`]);
    expect(keysOf('journal', ['patient', 'weight', 'height'], rows)).toEqual([]);
  });
});

describe('beside other tables', () => {
  const YARDS = tableOf(
    'yards',
    ['yard', 'manager'],
    ['Y-1', 'Y-2', 'Y-3'].map((code, at) => [code, ['Ana Pop', 'Ion Rus', 'Eva Dan'][at] ?? '']),
  );
  const boats = Array.from({ length: 9 }, (_, at) => [
    9000 + at * 3,
    `Y-${(at % 3) + 1}`,
    ['sloop', 'ketch'][at % 2] ?? '',
  ]);
  const mapped = (titles: readonly string[]) => proposeMapping([YARDS, tableOf('boats', titles, boats)]).tables[1];

  test('a table is tied by codes of the other, however few its rows and whatever the heading', () => {
    for (const heading of ['yard', 'built at'])
      expect(mapped(['boat', heading, 'rig'])?.columns[1]).toMatchObject({ use: 'reference', table: 'yards' });
  });
  test('rows are called by what each is known by, as it stands there, before what comes again', () => {
    const boat = mapped(['boat', 'yard', 'rig']);
    expect(boat).toMatchObject({ keys: ['boat'], caption: 'boat', label: 'Boat' });
    expect(boat?.columns[0]).toMatchObject({ use: 'property', kind: 'text' });
  });
  test('rows that two others are tied by are relationships, unless each is a thing of its own', () => {
    const crews = tableOf(
      'crews',
      ['crew'],
      ['K1', 'K2', 'K3', 'K4'].map((code) => [code]),
    );
    const rows = Array.from({ length: 8 }, (_, at) => [`Y-${(at % 3) + 1}`, `K${(at % 4) + 1}`, 'day', at + 50]);
    const becomes = (titles: readonly string[]) =>
      proposeMapping([YARDS, crews, tableOf('shifts', titles, rows)]).tables[2]?.becomes;
    expect(becomes(['yard', 'crew', 'turn', 'hours'])).toBe('relationships');
    expect(becomes(['yard', 'crew', 'turn', 'shift'])).toBe('nodes');
    // A code of its own is what people speak of a row by.
    const coded = rows.map((row, at) => [`SH-${at + 10}`, ...row.slice(0, 2), at]);
    const all = [YARDS, crews, tableOf('shifts', ['card', 'yard', 'crew', 'hours'], coded)];
    expect(proposeMapping(all).tables[2]?.becomes).toBe('nodes');
  });

  test('what only counts the rows of one table is no row of another', () => {
    const count = ['1', '2', '3', '4', '5', '6'];
    const boats = tableOf(
      'boats',
      ['Nr. crt.', 'boat'],
      count.map((at) => [at, `Boat ${at}`]),
    );
    const fees = tableOf(
      'fees',
      ['Nr. crt.', 'day', 'fee'],
      count.map((at) => [at, 'monday', Number(at) * 7]),
    );
    const columns = proposeMapping([boats, fees]).tables.flatMap((table) => table.columns);
    expect(columns.filter(({ use }) => use === 'reference')).toEqual([]);
  });
});

describe('the name of something within a row', () => {
  const found = (within: readonly string[]) => {
    const rows = within.map((name, at) => [`MN-${400 + at}`, name, 'bronze']);
    return proposeMapping([tableOf('finds', ['inventory', 'excavator.name', 'made of'], rows)]).tables[0]?.caption;
  };
  test('is not what the row is called, where the row has a sign of its own', () => {
    expect(found(['Ana Pop', 'Ion Rus', 'Ana Pop', 'Eva Dan', 'Ion Rus', 'Ana Pop', 'Eva Dan'])).toBe('inventory');
    expect(found(['Ana Pop', 'Ion Rus', 'Lia Ene', 'Eva Dan', 'Ana Pop', 'Dan Ilie'])).toBe('inventory');
  });
  test('is so where each row has another, for the row is then what is within it', () => {
    expect(found(['Axe', 'Brooch', 'Coin', 'Dagger', 'Earring', 'Flask'])).toBe('excavator.name');
  });
});

test('a second name of the same things is no thing of its own', () => {
  const rows = Array.from({ length: 24 }, (_, at) => [
    `Village ${at}`,
    ['Cluj', 'Alba', 'Bihor', 'Iași'][at % 4] ?? '',
    ['CJ', 'AB', 'BH', 'IS'][at % 4] ?? '',
    ['hill', 'plain', 'shore'][at % 3] ?? '',
  ]);
  const [villages] = proposeMapping([tableOf('villages', ['village', 'county', 'county_short', 'land'], rows)]).tables;
  expect(villages?.columns.map(({ use }) => use)).toEqual(['property', 'node', 'property', 'node']);
});
