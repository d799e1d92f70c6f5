import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { type Cell } from './cells.js';
import { joinedTables } from './joinedTables.js';
import { proposeMapping } from './propose.js';
import { type Table } from './table.js';

const LAKES = ['Loch Ness', 'Balaton', 'Snagov', 'Vänern', 'Garda', 'Como'];

const lakes = (name: string, titles: readonly string[], cell: (at: number) => Cell, of = LAKES) =>
  tableOf(
    name,
    titles,
    of.map((lake, at) => [lake, cell(at)]),
  );

const DEPTHS = lakes('lakes-by-depth', ['lake', 'depth'], (at) => 30 + at * 17);

const proposed = (...tables: readonly Table[]) => {
  const mapping = proposeMapping(tables);
  return mapping.tables.map((each) => ({
    label: each.label,
    keys: each.keys,
    caption: each.caption,
    uses: each.columns.map(({ use }) => use).join(' '),
    isJoined: joinedTables(each, mapping).length > 0,
  }));
};

describe('tables that are known by the same key', () => {
  test('are the same where one numbers them and says their names, and the other is known by the word for them', () => {
    const numbered = tableOf(
      'lakes',
      ['id', 'name', 'depth'],
      LAKES.map((lake, at) => [String(at + 1), lake, String(30 + at * 17)]),
    );
    const owners = (name: string) => lakes(name, ['lake', 'owner'], (at) => ['county', 'crown', 'trust'][at % 3] ?? '');
    expect(proposed(numbered, owners('lake'))).toMatchObject([
      { label: 'Lake', keys: ['name'], isJoined: true },
      { label: 'Lake', keys: ['lake'], isJoined: true },
    ]);
    // Called otherwise, they are things of their own that refer to them.
    expect(proposed(numbered, owners('lake-owners'))).toMatchObject([
      { label: 'Lake', keys: ['name'], isJoined: false },
      { label: 'LakeOwner', uses: 'reference node', isJoined: false },
    ]);
  });

  test('are the same things: the key stays a property and a name, and all have the label of its heading', () => {
    const fish = lakes(
      'lakes-by-fish',
      ['lake', 'fish'],
      (at) =>
        [
          ['perch', 'pike'],
          ['pike', 'carp'],
        ][at % 2] ?? [],
    );
    const shores = lakes('lakes-by-shore', ['Lake', 'shore'], (at) => 900 - at * 50, LAKES.slice(0, 4));
    const lake = { label: 'Lake', isJoined: true };
    expect(proposed(DEPTHS, fish, shores)).toEqual([
      { ...lake, keys: ['lake'], caption: 'lake', uses: 'property property' },
      { ...lake, keys: ['lake'], caption: 'lake', uses: 'property node' },
      { ...lake, keys: ['Lake'], caption: 'Lake', uses: 'property property' },
    ]);
  });

  test('are so by a code that only the rows of one table are called otherwise than', () => {
    const codes = ['PX-19', 'PX-22', 'PX-30', 'PX-41'];
    const pumps = tableOf(
      'pumps',
      ['pump id', 'name'],
      codes.map((code, at) => [code, `Mill ${'ABCD'[at]}`]),
    );
    const power = tableOf(
      'pump power',
      ['pump id', 'kilowatts'],
      codes.map((code, at) => [code, 4 + at]),
    );
    expect(proposed(pumps, power)).toMatchObject([
      { label: 'Pump', caption: 'name', isJoined: true },
      { label: 'Pump', keys: ['pump id'], isJoined: true },
    ]);
  });

  test('are so where they are called by what they say of it', () => {
    const depths = lakes('depths', ['lake', 'depth'], (at) => 30 + at * 17);
    const shores = lakes('shores', ['lake', 'shore'], (at) => 900 - at * 50);
    const lake = { label: 'Lake', keys: ['lake'], uses: 'property property', isJoined: true };
    expect(proposed(depths, shores)).toMatchObject([lake, lake]);
  });

  test('are led to by others as before', () => {
    const fish = lakes('lakes-by-shore', ['lake', 'shore'], (at) => 900 - at * 50);
    const boats = tableOf(
      'boats',
      ['boat', 'lake'],
      Array.from({ length: 12 }, (_, at) => [`B-${at + 40}`, LAKES[at % 6] ?? '']),
    );
    expect(proposed(DEPTHS, fish, boats)[2]).toMatchObject({ label: 'Boat', uses: 'property reference' });
  });
});

describe('tables are not the same things', () => {
  const isJoined = (...tables: readonly Table[]) => proposed(...tables).some((each) => each.isJoined);

  test('where one is called by another thing: managers are employees, and no employee is lost in them', () => {
    const ids = [4101, 4102, 4107, 4111, 4120, 4132];
    const employees = tableOf(
      'employees',
      ['employee_id', 'name', 'hired'],
      ids.map((id, at) => [id, `Ana Pop${at}`, 2000 + at]),
    );
    const managers = tableOf(
      'managers',
      ['employee_id', 'floor'],
      ids.slice(0, 4).map((id, at) => [id, at + 1]),
    );
    expect(isJoined(employees, managers)).toBe(false);
    expect(proposed(employees, managers).map(({ label }) => label)).toEqual(['Employee', 'Manager']);
  });

  test('where both are called by other things: one keeps the key, and the other refers to it', () => {
    const fairs = lakes('fairs', ['lake', 'visitors'], (at) => 900 - at * 50);
    const races = lakes('races', ['lake', 'swimmers'], (at) => 90 + at * 5);
    expect(proposed(fairs, races).map(({ uses }) => uses)).toEqual(['property property', 'reference property']);
  });

  test('where plain numbers or counts of rows happen to be the same', () => {
    const count = [1, 2, 3, 4, 5, 6];
    const numbered = (name: string, heading: string, second: string) =>
      tableOf(
        name,
        [heading, second],
        count.map((at) => [at, `${second} ${at * 7}`]),
      );
    for (const heading of ['id', 'Nr. crt.', 'code'])
      expect(isJoined(numbered('boats', heading, 'boat'), numbered('boats again', heading, 'rig'))).toBe(false);
  });

  test('where few keys are the same, or a heading that both have says otherwise of them', () => {
    const others = ['Ohrid', 'Iseo', 'Mälaren', 'Orta', 'Siutghiol', 'Como'];
    expect(
      isJoined(
        DEPTHS,
        lakes('lakes-by-shore', ['lake', 'shore'], (at) => at * 9, others),
      ),
    ).toBe(false);
    expect(
      isJoined(
        DEPTHS,
        lakes('lakes-in-spring', ['lake', 'depth'], (at) => 31 + at * 18),
      ),
    ).toBe(false);
  });

  test('where a key comes again in one of them', () => {
    const visits = tableOf(
      'lake visits',
      ['lake', 'visitor'],
      [...LAKES, ...LAKES].map((lake, at) => [lake, `Visitor ${at}`]),
    );
    expect(isJoined(DEPTHS, visits)).toBe(false);
  });
});
