import { describe, expect, test } from 'vitest';

import { readAll, valuesOf } from './readAll.js';

const FIRMS =
  'firm,county,phone,rank\nAlder,NULL,NULL,4\nBirch,Nord,0264 111 222,NULL\nCedar,NULL,NULL,5\nDogwood,Sud,0264 333 444,3\nElder,NULL,NULL,4\nFir,Nord,NULL,N/A\n';

describe('words that say that there is nothing', () => {
  test('are missing values, and never a node of their own', async () => {
    const read = await readAll({ 'firms.csv': FIRMS });
    expect(read.names).not.toContain('NULL');
    expect(valuesOf(read.nodes, 'rank')).toEqual([4, 5, 3, 4]);
    expect(valuesOf(read.nodes, 'phone')).toEqual(['0264 111 222', '0264 333 444']);
    expect(read.nodes.flatMap(({ properties }) => Object.values(properties))).not.toContain('NULL');
    expect(read.issues).toMatchObject([
      { code: 'MISSING_VALUE', column: 'county', count: 3, rows: [2, 4, 6], fatal: false },
      { code: 'MISSING_VALUE', column: 'phone', count: 4 },
      { code: 'MISSING_VALUE', column: 'rank', count: 2 },
    ]);
  });

  test('stay where the person says so', async () => {
    const { mapping, recognised } = (await readAll({ 'firms.csv': FIRMS })).opened;
    expect(recognised.tables[0]?.columns.map(({ missing }) => missing)).toEqual([
      undefined,
      ['NULL'],
      ['NULL'],
      ['NULL', 'N/A'],
    ]);
    const tables = mapping.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) => ({ ...column, missing: [] })),
    }));
    const read = await readAll({ 'firms.csv': FIRMS }, { mapping: { tables } });
    expect(valuesOf(read.nodes, 'phone').filter((each) => each === 'NULL')).toHaveLength(4);
    expect(valuesOf(read.nodes, 'rank')).toContain('N/A');
    expect(read.issues.some(({ code }) => code === 'MISSING_VALUE')).toBe(false);
  });

  test.each(['NULL', '\\N', 'N/A', 'NaN', '#N/A', '-', "''"])('are among them: %s', async (word) => {
    const rows = ['4', word, '5', word, '7']
      .map((each, at) => `p${at},${each},${at % 2 === 1 ? word : 'tall tree'}\n`)
      .join('');
    const read = await readAll({ 'plants.csv': `plant,height,about\n${rows}` });
    expect(valuesOf(read.nodes, 'height')).toEqual([4, 5, 7]);
    expect(valuesOf(read.nodes, 'about')).toEqual(['tall tree', 'tall tree', 'tall tree']);
  });

  test('are missing among numbers and days though they stand there once', async () => {
    const read = await readAll({
      'plants.csv':
        'plant,height,seen\nOak,3.5,2020-01-02\nElm,NaN,2020-03-04\nAsh,INF,unknown\nYew,8,2021-01-01\nFir,9,NA\n',
    });
    expect(valuesOf(read.nodes, 'height')).toEqual([3.5, 8, 9]);
    expect(read.issues).toMatchObject([
      { code: 'MISSING_VALUE', column: 'height', count: 2 },
      { code: 'MISSING_VALUE', column: 'seen', count: 2 },
    ]);
    expect(valuesOf(read.nodes, 'seen')).toEqual(['2020-01-02', '2020-03-04', '2021-01-01']);
  });

  test('are names where a text has one of them once, or a country is called so', async () => {
    const read = await readAll({
      'people.csv': 'name,country\nIda Null,NA\nNull,RO\nVera Stan,NA\nHoria Barbu,DE\n',
    });
    expect(valuesOf(read.nodes, 'name')).toEqual(['Ida Null', 'Null', 'Vera Stan', 'Horia Barbu']);
    expect(read.issues).toEqual([]);
  });

  test('are no ends of relationships', async () => {
    const read = await readAll({ 'edges.csv': 'Source,Target,Weight\nA,B,1\nB,NULL,NULL\nC,NULL,2\nC,A,NULL\n' });
    expect(read.names.toSorted()).toEqual(['A', 'B', 'C']);
    expect(read.ties).toEqual(['A → B', 'C → A']);
    expect(valuesOf(read.relationships, 'Weight')).toEqual([1]);
    expect(read.issues.map(({ code }) => code)).toContain('MISSING_REFERENCE');
  });
});
