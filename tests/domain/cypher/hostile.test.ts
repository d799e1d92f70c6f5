import { expect, test } from 'vitest';

import { isCypher } from '../../../domain/query/cypher/isCypher.js';
import { parseCypher } from '../../../domain/query/cypher/parseCypher.js';
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
  ['quotes', filled('MATCH (n) RETURN ', "'\\")],
])('a text of endless %s is refused at once, by its place', (_, cypher) => {
  const start = performance.now();
  expect(isCypher(cypher)).toBe(true);
  const parsed = parseCypher(cypher);
  expect(coloured(cypher).length).toBeGreaterThan(0);
  expect(parsed.ok).toBe(false);
  expect(performance.now() - start).toBeLessThan(2000);
});
