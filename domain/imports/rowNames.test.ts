import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { withLinks } from './links.js';
import { proposeMapping } from './propose.js';

describe('what rows are called', () => {
  const moorings = tableOf(
    'moorings',
    ['Mooring', 'Chain', 'Depth', 'Remarks'],
    [
      ['K1', '22 m', '4', ''],
      ['K2', '30 m', '6', 'no answer, write again'],
      ['K3', '12 m', '3', ''],
      ['K4', '18 m', '5', 'chain worn'],
    ],
  );
  test('is what each is known by, and no remark that some of them have', () => {
    expect(proposeMapping([moorings]).tables[0]).toMatchObject({ caption: 'Mooring' });
  });

  test('is no name that a few of them have beside what tells all apart', () => {
    const rows = Array.from({ length: 12 }, (_, at) => [
      `Loom ${'ABCDEFGHIJKL'[at]}`,
      at < 3 ? `old shed ${'xyz'[at]}` : '',
      String(at),
    ]);
    expect(proposeMapping([tableOf('looms', ['key', 'shed name', 'width'], rows)]).tables[0]).toMatchObject({
      caption: 'key',
    });
  });

  test('is their name for people, and not the one for programs', () => {
    const names = ['Grey Heron', 'Mute Swan', 'Kite', 'Little Owl', 'Wren'];
    const rows = names.map((name, at) => [String(at), name.toLowerCase().replace(' ', '_'), name, String(at * 3)]);
    expect(proposeMapping([tableOf('birds', ['id', 'name', 'displayName', 'wing'], rows)]).tables[0]).toMatchObject({
      caption: 'displayName',
    });
  });

  test('and a unit is told by a property whose heading only has its letters', () => {
    const columns = proposeMapping([
      tableOf(
        'tanks',
        ['Tank', 'Volume'],
        [...'ABCD'].map((one) => [`Tank ${one}`, '23 l']),
      ),
    ]).tables[0]?.columns;
    expect(columns?.map(({ property }) => property)).toEqual(['Tank', 'Volume (l)']);
  });
});

describe('rows that tie two others', () => {
  test('from one hour to another is no relationship', () => {
    const shops = tableOf(
      'shops',
      ['shop', 'monday.fromTime', 'monday.toTime'],
      [
        ['Brod & Sons', '06:15', '22:30'],
        ['Mill Lane', '8:00', '17:30'],
        ['The Nook', '06:15', '17:30'],
      ],
    );
    expect(proposeMapping([shops]).tables[0]).toMatchObject({ becomes: 'nodes', label: 'Shop' });
    const bare = {
      ...shops,
      columns: shops.columns.map((column, at) => ({ ...column, name: ['shop', 'from', 'to'][at] ?? '' })),
    };
    expect(proposeMapping([bare]).tables[0]).toMatchObject({ becomes: 'nodes', label: 'Shop' });
  });

  const pilots = tableOf(
    'pilots',
    ['Pilot', 'Born'],
    [
      ['Ada Moor', '1961'],
      ['Cai Wynn', '1974'],
      ['Ifor Rees', '1980'],
    ],
  );
  const gliders = tableOf(
    'gliders',
    ['Glider', 'Span'],
    [
      ['G-DELT', '15'],
      ['G-KESH', '18'],
      ['G-ORBA', '17'],
    ],
  );
  const become = (flights: readonly (readonly string[])[], when = 'Date') =>
    proposeMapping([pilots, gliders, tableOf('flights', [when, 'Pilot', 'Glider', 'Minutes'], flights)]).tables[2];
  const FLOWN = [
    ['02/05/2025', 'Ada Moor', 'G-DELT', '41'],
    ['03/05/2025', 'Cai Wynn', 'G-KESH', '12'],
    ['17/05/2025', 'Ada Moor', 'G-DELT', '95'],
    ['18/05/2025', 'Ifor Rees', 'G-ORBA', '33'],
  ] as const;
  test('are what happened, where the same two come again on other days', () => {
    expect(become(FLOWN)).toMatchObject({ becomes: 'nodes', label: 'Flight' });
  });
  test('are relationships where no two come again, or nothing says when', () => {
    const apart = FLOWN.map((row, at) => (at === 2 ? [row[0], row[1], 'G-KESH', row[3]] : row));
    expect(become(apart)).toMatchObject({ becomes: 'relationships' });
    const never = FLOWN.map(([, ...row]) => ['Lasham', ...row]);
    expect(become(never, 'Field')).toMatchObject({ becomes: 'relationships' });
  });
});

test('what is the same in all rows is the name of none, and names may be figures where no two are the same', () => {
  const kettles = ['Rapid', '911', 'Vesta', 'Torrent', '4C', 'Brisk'];
  const rows = kettles.map((one, at) => [
    'Kettle',
    one,
    at % 2 === 0 ? 'Base' : at === 1 ? 'Plus' : 'Turbo',
    `${at + 2}.5`,
  ]);
  const titles = ['name', 'model', 'trim', 'litres'];
  expect(proposeMapping([tableOf('kitchen', titles, rows)]).tables[0]).toMatchObject({ caption: 'model' });
});

test('a table whose names another one repeats keeps them, and is what that one refers to', () => {
  const halls = ['Old Dock Hall', 'Rose Lane Hall', 'North Gate Hall', 'Mill Pond Hall', 'West Row Hall'];
  const clubs = halls.map((hall, at) => [`C${at}`, `Club ${'ABCDE'[at]}`, hall, 'east', `${at}`, `${at * 2}`]);
  const tables = [
    tableOf(
      'halls',
      ['hall.key', 'hall.name', 'hall.other'],
      halls.map((hall, at) => [`H${at}1`, hall, '']),
    ),
    tableOf('clubs', ['clubID', 'name', 'hall', 'side', 'won', 'lost'], clubs),
  ];
  const [first, second] = proposeMapping(withLinks(tables)).tables;
  expect(first).toMatchObject({ caption: 'hall.name' });
  expect(first?.columns.map(({ use }) => use)).not.toContain('reference');
  expect(second?.columns.find(({ column }) => column === 'hall')).toMatchObject({ use: 'reference', by: 'hall.name' });
});
