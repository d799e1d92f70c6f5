import { describe, expect, test } from 'vitest';

import { CypherError } from '../../../domain/query/cypher/Fault.js';
import { plainGraph, type PlainRelationship } from '../../../domain/query/evaluate/Plain.js';
import { type Properties } from '../../../domain/properties/values.js';
import { tableOf } from './tableOf.js';

const node = (id: string, label: string, properties: Properties) => ({ id, labels: [label], properties });
const grows = (startNodeId: string, endNodeId: string, tons: number): PlainRelationship => ({
  id: `${startNodeId}${endNodeId}`,
  type: 'GROWS',
  startNodeId,
  endNodeId,
  properties: { tons },
});
const graph = plainGraph(
  [
    node('a', 'Fruit', { name: 'Apple', price: 7, weight: 2, code: ' ap-1 ' }),
    node('b', 'Fruit', { name: 'Banana', price: 3.5, weight: 0.5 }),
    node('c', 'Fruit', { name: 'Cherry', price: 9 }),
    node('n', 'Farm', { name: 'North' }),
    node('s', 'Farm', { name: 'South' }),
  ],
  [grows('n', 'a', 4), grows('n', 'b', 6), grows('s', 'a', 1)],
);

const rowsOf = async (cypher: string): Promise<unknown> =>
  tableOf(graph, cypher).then(
    ({ rows }) => rows,
    (error: unknown) => (error instanceof CypherError ? error : Promise.reject(error as Error)),
  );
/** What is returned of the fruit, in the order of their names. */
const ofFruit = async (expression: string) =>
  ((await rowsOf(`MATCH (f:Fruit) RETURN ${expression} AS found ORDER BY f.name`)) as unknown[][]).map(([one]) => one);

describe('what is computed in a row', () => {
  test.each<[string, unknown[]]>([
    ['f.price + 1', [8, 4.5, 10]],
    ['f.price - f.weight * 2', [3, 2.5, null]],
    ['(f.price - f.weight) * 2', [10, 6, null]],
    // Whole numbers come to a whole one, as in Cypher.
    ['f.price / f.weight', [3, 7, null]],
    ['toFloat(f.price) / f.weight', [3.5, 7, null]],
    ['f.price / 2.0', [3.5, 1.75, 4.5]],
    ['f.price % 2', [1, 1.5, 1]],
    ['f.name + " " + f.price', ['Apple 7', 'Banana 3.5', 'Cherry 9']],
    ['round(f.price)', [7, 4, 9]],
    ['toUpper(left(f.name, 2))', ['AP', 'BA', 'CH']],
    ['substring(f.name, 1, 3)', ['ppl', 'ana', 'her']],
    ['substring(f.name, 4)', ['e', 'na', 'ry']],
    ['replace(f.name, "a", "$&")', ['Apple', 'B$&n$&n$&', 'Cherry']],
    ['size(f.name)', [5, 6, 6]],
    ['toInteger(right(trim(f.code), 1))', [1, null, null]],
    ['coalesce(f.weight, 0)', [2, 0.5, 0]],
    ['f.weight IS NULL', [false, false, true]],
    ['f.weight > 1', [true, false, null]],
    ['f.weight > 1 OR f.price > 8', [true, false, true]],
    ['CASE WHEN f.price > 8 THEN "dear" WHEN f.weight < 1 THEN "light" ELSE f.name END', ['Apple', 'light', 'dear']],
    ['CASE WHEN f.weight > 1 THEN f.name END', ['Apple', null, null]],
    ['CASE f.name WHEN "Apple" THEN 1 WHEN "Banana" THEN 2 ELSE 0 END', [1, 2, 0]],
    ['CASE WHEN f.name IN ["Apple", "Cherry"] THEN NOT f.price < 8 ELSE true END', [false, true, true]],
  ])('%s', async (expression, found) => expect(await ofFruit(expression)).toEqual(found));

  test('may order the rows', async () => {
    const cypher = 'MATCH (f:Fruit) WHERE f.weight > 0 RETURN f.name ORDER BY toFloat(f.price) / f.weight DESC';
    expect(await rowsOf(cypher)).toEqual([['Banana'], ['Apple']]);
  });

  test('may be of a relationship and its ends', async () => {
    const cypher =
      'MATCH (m:Farm)-[r:GROWS]->(f:Fruit) RETURN m.name, f.name, r.tons * f.price AS worth ORDER BY worth DESC LIMIT 2';
    expect(await rowsOf(cypher)).toEqual([
      ['North', 'Apple', 28],
      ['North', 'Banana', 21],
    ]);
  });

  test.each<[string, string, number]>([
    ['f.name - 1', '-', 31],
    ['f.price / (f.weight - f.weight)', '/', 32],
    ['toUpper(f.price)', 'toupper( )', 24],
  ])('%s is refused where a value is not of its kind', async (expression, name, column) => {
    expect(await rowsOf(`MATCH (f:Fruit) RETURN ${expression}`)).toMatchObject({
      fault: { refusal: 'values', name, line: 1, column },
    });
  });
});

describe('what is collected', () => {
  test('is a list for each that is alike otherwise', async () => {
    const cypher =
      'MATCH (m:Farm)-[:GROWS]->(f:Fruit) RETURN m.name AS farm, collect(f.name) AS fruit ORDER BY farm DESC';
    expect(await rowsOf(cypher)).toEqual([
      ['South', ['Apple']],
      ['North', ['Apple', 'Banana']],
    ]);
  });

  test('leaves out what is missing, and each is there once where that is asked for', async () => {
    expect(await rowsOf('MATCH (f:Fruit) RETURN collect(f.weight)')).toEqual([[[2, 0.5]]]);
    const names = 'MATCH (m:Farm)-[:GROWS]->(f:Fruit) RETURN collect(DISTINCT f.name) AS fruit';
    expect(await rowsOf(names)).toEqual([[['Apple', 'Banana']]]);
    expect(await rowsOf('MATCH (f:Fruit) WHERE f.price > 99 RETURN collect(f.name)')).toEqual([[[]]]);
    expect(await rowsOf('MATCH (f:Fruit) WHERE f.price > 99 RETURN f.weight, collect(f.name)')).toEqual([]);
  });

  test('may be nodes, or computed', async () => {
    const nodes = 'MATCH (m:Farm)-[:GROWS]->(f:Fruit {name: "Apple"}) RETURN f.name, collect(m) AS farms';
    expect(await rowsOf(nodes)).toEqual([
      [
        'Apple',
        [
          { node: 'n', caption: 'North' },
          { node: 's', caption: 'South' },
        ],
      ],
    ]);
    expect(await rowsOf('MATCH (f:Fruit) RETURN collect(toUpper(f.name))')).toEqual([[['APPLE', 'BANANA', 'CHERRY']]]);
  });
});

describe('arithmetic in a condition, and of what is grouped', () => {
  test.each<[string, string[]]>([
    ['f.price - f.weight > 4', ['Apple']],
    ['f.price > f.weight * 2 + 1', ['Apple', 'Banana']],
    ['toFloat(f.price) / f.weight >= 5', ['Banana']],
    ['NOT f.price * 2 > 8', ['Banana']],
    ['10 <= f.price + 3', ['Apple', 'Cherry']],
  ])('%s', async (condition, names) => {
    expect(await rowsOf(`MATCH (f:Fruit) WHERE ${condition} RETURN f.name ORDER BY f.name`)).toEqual(
      names.map((name) => [name]),
    );
  });

  test('groups by it, with a row for what has no worth', async () => {
    const cypher =
      'MATCH (f:Fruit) RETURN floor(toFloat(f.price) / 5) * 5 AS from, count(*) AS fruit ORDER BY fruit DESC, from';
    expect(await rowsOf(cypher)).toEqual([
      [5, 2],
      [0, 1],
    ]);
    expect(await rowsOf('MATCH (f:Fruit) RETURN f.weight * 2 AS twice, count(f) ORDER BY twice')).toEqual([
      [1, 1],
      [4, 1],
      [null, 1],
    ]);
  });

  test.each([
    // Whether texts or numbers are added, or whole numbers divided, no query knows.
    ['f.price + f.weight > 3', '>'],
    ['f.price / f.weight > 3', '>'],
    ['f.price % 2 = 1', '='],
  ])('%s is refused by its name', async (condition, name) => {
    await expect(rowsOf(`MATCH (f:Fruit) WHERE ${condition} RETURN f`)).rejects.toThrow(`"name":"${name}"`);
  });
});
