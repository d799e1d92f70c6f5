import { expect, test } from 'vitest';

import { isCypher } from '../../../domain/query/cypher/isCypher.js';
import { parseCypher } from '../../../domain/query/cypher/parseCypher.js';
import { plainGraph } from '../../../domain/query/evaluate/Plain.js';
import { tableOf } from './tableOf.js';
import { coloured } from '../../../domain/query/cypher/typing/colours.js';

const LONG = 20_000;
const filled = (start: string, part: string, end = '') =>
  `${start}${part.repeat(Math.floor((LONG - start.length - end.length) / part.length))}${end}`;

test.each<[string, string]>([
  ['brackets', filled('MATCH (n) WHERE ', '(', ' RETURN n')],
  ['patterns in brackets', filled('MATCH (n) WHERE ', '((n)-->', ' RETURN n')],
  ['conditions', filled('MATCH (n) WHERE n.a = 1', ' OR n.a=1', ' RETURN n')],
  ['denials', filled('MATCH (n) WHERE ', 'NOT ', ' RETURN n')],
  ['relationships', filled('MATCH (n)', '-->()', ' RETURN n')],
  ['patterns', filled('MATCH (n)', ', (n)-->()', ' RETURN n')],
  ['subqueries', filled('MATCH (n) WHERE ', 'EXISTS { (n) WHERE ', ' RETURN n')],
  ['notes that never end', filled('MATCH (n) ', '/*')],
  ['lists in lists', filled('UNWIND ', '[', ' AS x RETURN x')],
  ['lists one after the other', filled('', 'UNWIND [1, 2] AS x ', 'MATCH (n) RETURN n')],
  ['unions', filled('MATCH (n) RETURN n.a', ' UNION MATCH (n) RETURN n.a')],
  ['quotes', filled('MATCH (n) RETURN ', "'\\")],
])('a text of endless %s is refused at once, by its place', (_, cypher) => {
  const start = performance.now();
  expect(isCypher(cypher)).toBe(true);
  const parsed = parseCypher(cypher);
  expect(coloured(cypher).length).toBeGreaterThan(0);
  expect(parsed.ok).toBe(false);
  expect(performance.now() - start).toBeLessThan(2000);
});

test.each<[string, string, string]>([
  ['rows', 'UNWIND range(1, 1000) AS x UNWIND range(1, 1000) AS y RETURN count(*)', 'many'],
  ['a list', `WITH [1] AS l ${'WITH [l, l] AS l '.repeat(100)} RETURN size(l)`, 'values'],
  ['a text', `WITH "aaaa" AS t ${'WITH t + t AS t '.repeat(100)} RETURN size(t)`, 'values'],
  ['a number of values', 'RETURN range(1, 1000000000)', 'values'],
])('%s that grows without end is refused as it is made', async (_, cypher, refusal) => {
  const start = performance.now();
  await expect(tableOf(plainGraph([], []), cypher)).rejects.toMatchObject({ fault: { refusal } });
  expect(performance.now() - start).toBeLessThan(2000);
});
