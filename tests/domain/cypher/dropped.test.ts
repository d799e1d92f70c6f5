import { expect, test } from 'vitest';

import { parseCypher } from '../../../domain/query/cypher/parseCypher.js';

/** The same choices each time. */
class Dice {
  #seed = 20261128;

  below(most: number): number {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#seed / 2 ** 32) * most);
  }

  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)] as T;
  }

  maybe = (text: string): string => (this.below(2) === 0 ? text : '');
}

const dice = new Dice();

/** What reads and what a statement may do without, each as it is written; no two say the same. */
const condition = () =>
  dice.one([
    "f.title = 'Alien'",
    'f.year > 1990',
    'f.year <= 1990',
    'NOT f.year = 1999',
    "f.title STARTS WITH 'A'",
    'f.tagline IS NULL',
    'f.year IN [1990, 1991]',
    'f:Classic',
    '(f)<-[:DIRECTED]-()',
    'NOT (f)<-[:DIRECTED]-(:Woman)',
    'EXISTS { (f)<-[:WROTE]-(:Person) }',
    'COUNT { (f)<-[:ACTED_IN]-() } > 3',
  ]);

/** A statement in parts: each behind the first may be left out, and what is left is Cypher. */
function parts(): string[] {
  const shared = [`MATCH (f:Film`, dice.maybe(' {studio: "UA"}'), ')'];
  const far = dice.below(2) === 0 ? ['<-[r', ':ACTED_IN', ']-(p', ':Person', ')'] : [];
  const where = dice.below(2) === 0 ? [` WHERE ${condition()}`, dice.maybe(` AND ${condition()}`)] : [];
  const between = dice.one<string[]>([
    [],
    [' WITH f', dice.maybe(` WHERE ${condition()}`)],
    [' WITH f ORDER BY f.year', dice.maybe(' DESC'), dice.maybe(' SKIP 1'), ' LIMIT 5'],
    [' UNWIND f.genres AS genre', ' UNWIND f.tags AS tag'],
  ]);
  const result = dice.one([
    ' RETURN f.title, f.year',
    ' RETURN f.title AS title, count(*) AS times',
    ' RETURN count(*), sum(f.price)',
    ' RETURN f.price * 2 AS twice',
  ]);
  const order = dice.maybe(result.includes('count') ? '' : ' ORDER BY f.title');
  return [...shared, ...far, ...where, ...between, result, order, dice.maybe(' SKIP 2'), dice.maybe(' LIMIT 7')];
}

/** A plan without the places at which its parts were written. */
const planOf = (cypher: string): string | undefined => {
  const parsed = parseCypher(cypher);
  if (!parsed.ok) return undefined;
  const { rows, columns } = parsed.value;
  return JSON.stringify({ rows, columns }, (key, value: unknown) =>
    key === 'at' && typeof value === 'object' ? 0 : value,
  );
};

test('a part of Cypher that is read is never dropped: without it another thing is asked', () => {
  let compared = 0;
  for (let round = 0; round < 1500; round += 1) {
    const all = parts();
    const whole = planOf(all.join(''));
    if (whole === undefined) continue;
    for (const [at, part] of all.entries()) {
      if (at === 0 || part === '' || part === ' WITH f') continue;
      const rest = all.toSpliced(at, 1).join('');
      const without = planOf(rest);
      if (without === undefined) continue;
      compared += 1;
      expect(without, `${all.join('')}\nwithout “${part}”`).not.toBe(whole);
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

/** What openCypher's grammar and Neo4j have beside that, as it stands behind a MATCH. */
const BEYOND = [
  'CREATE (:Film)',
  'MERGE (g:Film {title: "x"}) ON CREATE SET g.year = 1',
  'SET f.year = 1',
  'SET f:Classic',
  'REMOVE f.year',
  'DELETE f',
  'DETACH DELETE f',
  'FOREACH (x IN [1] | SET f.year = x)',
  'LOAD CSV FROM "file:///x" AS line',
  'CALL { MATCH (g:Film) RETURN g }',
  'CALL (f) { RETURN f.year AS year }',
  'CALL db.labels() YIELD label',
  'CALL db.labels',
  'USING INDEX f:Film(title)',
  'USE other',
  'SHOW INDEXES',
  'TERMINATE TRANSACTIONS "x"',
  'LET year = f.year',
  'FILTER f.year > 1990',
  'FOR x IN [1, 2]',
  'FINISH',
  'NEXT',
  'ORDER BY f.year',
  'LIMIT 3',
  'OFFSET 3',
  'WHERE f.year > 1 WHERE f.year > 2',
  'MATCH (f)-[:ACTED_IN*1..3 {role: "x"}]->(q)',
  'MATCH (f) ((a)-[:X]->(b)){1,3} (q)',
  'MATCH ANY SHORTEST (f)-[:X]->+(q)',
  'MATCH (f:!Film)',
  'MATCH (f:$(label))',
  'MATCH (g $properties)',
  'WITH [x IN f.genres WHERE x > "a" | x] AS list',
  'WITH [(f)<--(q) | q.name] AS list',
  'WITH reduce(all = 0, x IN [1, 2] | all + x) AS sum',
  'WITH f {.title, .year} AS map',
  'WITH {title: f.title} AS map',
  'WITH f ORDER BY f.year LIMIT 3 MATCH (f)<--(q)',
  'WITH count(f) AS films MATCH (q:Person) WHERE q.age > films',
  'UNWIND [1, 2] AS x MATCH (q {age: x})',
  'UNWIND $list AS x',
  'WHERE f.year = $year',
  'WHERE all(x IN f.genres WHERE x = "a")',
  'WHERE f.year IS :: INTEGER',
  'WHERE f.title IS NORMALIZED',
] as const;

test.each(BEYOND)('what no query says is refused by its name and place: %s', (beyond) => {
  const head = 'MATCH (f:Film)\n';
  const parsed = parseCypher(`${head}${beyond}\nRETURN f.title`);
  expect(parsed).toMatchObject({ ok: false });
  if (parsed.ok) return;
  const { name, line, column, refusal } = parsed.error;
  expect(name.length + (refusal === 'unfinished' ? 1 : 0)).toBeGreaterThan(0);
  expect([line, column <= beyond.length + 1 || line === 3]).toEqual([expect.any(Number), true]);
  // The place is that of what is refused, or of what follows from it.
  expect([2, 3]).toContain(line);
});
