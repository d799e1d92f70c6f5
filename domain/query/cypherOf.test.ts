import { expect, test } from 'vitest';

import { cypherOf } from './cypherOf.js';
import { type Measure, type NodeSet, type Predicate, type Query } from './Query.js';

const FILM: NodeSet = { kind: 'label', label: 'Film' };
const filmsThat = (that: Predicate): Query => ({ kind: 'nodes', set: { kind: 'where', of: FILM, that } });
const linked = (quantity: Extract<Predicate, { kind: 'linked' }>['quantity']): Query =>
  filmsThat({
    kind: 'linked',
    step: { types: ['ACTED IN'], direction: 'in' },
    set: { kind: 'label', label: 'Person' },
    quantity,
  });

const property = (name: string): Measure => ({ kind: 'property', property: name });
const year: Measure = { kind: 'part', of: property('released'), part: 'year' };
const inStudio = { step: { types: ['MADE'], direction: 'in' }, set: { kind: 'label', label: 'Studio' } } as const;

test.each<[string, Query, string]>([
  [
    'values are quoted, so that none ends what it stands in',
    filmsThat({ kind: 'compare', property: 'first line', is: '≠', value: "it's \\ over" }),
    "MATCH (n) WHERE (n:Film) AND (n.`first line` <> 'it\\'s \\\\ over')\nRETURN n LIMIT 100",
  ],
  [
    'a step has its direction',
    linked({ kind: 'some' }),
    'MATCH (n) WHERE (n:Film) AND (EXISTS { (n)<-[:`ACTED IN`]-(m1) WHERE m1:Person })\nRETURN n LIMIT 100',
  ],
  [
    'a quantity counts different nodes',
    linked({ kind: 'exactly', count: 2 }),
    'MATCH (n) WHERE (n:Film) AND (COUNT { MATCH (n)<-[:`ACTED IN`]-(m1) WHERE m1:Person RETURN DISTINCT m1 } = 2)\nRETURN n LIMIT 100',
  ],
  [
    'a property that is missing is not so, as it is here',
    filmsThat({ kind: 'not', of: { kind: 'compare', property: 'year', is: '>', value: 2000 } }),
    'MATCH (n) WHERE (n:Film) AND (NOT coalesce(n.year > 2000, false))\nRETURN n LIMIT 100',
  ],
  [
    'a ranking keeps those that tie with the last',
    {
      kind: 'nodes',
      set: { kind: 'top', of: FILM, by: { kind: 'property', property: 'year' }, order: 'least', count: 1 },
    },
    'MATCH (n) WHERE (n:Film) AND (n.year <= COLLECT { MATCH (t1) WHERE (t1:Film) AND (t1.year IS NOT NULL) RETURN t1.year AS worth ORDER BY worth LIMIT 1 }[-1])\nRETURN n LIMIT 100',
  ],
  [
    'a property is compared with another',
    filmsThat({ kind: 'relate', of: property('gross'), is: '≥', to: property('budget') }),
    'MATCH (n) WHERE (n:Film) AND (n.gross >= n.budget)\nRETURN n LIMIT 100',
  ],
  [
    'two totals are held against each other',
    {
      kind: 'measure',
      of: {
        kind: 'ratio',
        of: { kind: 'ofSet', set: FILM, total: { kind: 'aggregate', by: 'sum', property: 'gross' } },
        with: { kind: 'ofSet', set: FILM, total: { kind: 'count' } },
      },
    },
    'RETURN (toFloat(COLLECT { MATCH (s1) WHERE s1:Film RETURN sum(s1.gross) }[0]) / COUNT { (s2) WHERE s2:Film }) AS value',
  ],
  [
    'each is held against what all come to',
    filmsThat({
      kind: 'relate',
      of: property('gross'),
      is: '>',
      to: { kind: 'ofSet', set: FILM, total: { kind: 'aggregate', by: 'mean', property: 'gross' } },
    }),
    'MATCH (n) WHERE (n:Film) AND (n.gross > COLLECT { MATCH (s1) WHERE s1:Film RETURN avg(s1.gross) }[0])\nRETURN n LIMIT 100',
  ],
  [
    'relationships are grouped by a property of their own',
    {
      kind: 'group',
      set: FILM,
      along: inStudio,
      by: { kind: 'measure', of: property('year') },
      total: { kind: 'aggregate', by: 'sum', property: 'cost' },
      order: 'most',
      limit: 5,
    },
    'MATCH (n)<-[r:MADE]-(m) WHERE (n:Film) AND (m:Studio)\nWITH DISTINCT r\nRETURN r.year AS key, sum(r.cost) AS total ORDER BY total DESC LIMIT 5',
  ],
  [
    'the time between two dates is computed',
    {
      kind: 'total',
      set: FILM,
      total: {
        kind: 'measured',
        by: 'mean',
        of: { kind: 'minus', of: property('released'), less: property('begun'), in: 'months' },
      },
    },
    'MATCH (n) WHERE n:Film\nRETURN avg(duration.inMonths(date(left(n.begun, 10)), date(left(n.released, 10))).months)',
  ],
  [
    'groups are put together',
    { kind: 'ofGroups', set: FILM, by: { kind: 'measure', of: year }, total: { kind: 'count' }, then: 'greatest' },
    'MATCH (n) WHERE n:Film\nWITH toInteger(left(toString(n.released), 4)) AS key, count(DISTINCT n) AS total\nRETURN max(total)',
  ],
  [
    'groups are held against a value',
    {
      kind: 'group',
      set: FILM,
      by: { kind: 'property', property: 'genre' },
      total: { kind: 'count' },
      having: { is: '<', value: 19 },
      order: 'least',
    },
    'MATCH (n) WHERE n:Film\nWITH n.genre AS key, count(DISTINCT n) AS total\nWHERE total < 19\nRETURN key, total ORDER BY total LIMIT 100',
  ],
  [
    'different nodes are counted in each group',
    {
      kind: 'group',
      set: FILM,
      by: { kind: 'property', property: 'genre' },
      total: { kind: 'distinct', of: { kind: 'step', ...inStudio } },
      order: 'most',
    },
    'MATCH (n) WHERE n:Film\nOPTIONAL MATCH (n)<-[:MADE]-(k1) WHERE k1:Studio\nRETURN n.genre AS key, count(DISTINCT k1) AS total ORDER BY total DESC LIMIT 100',
  ],
  [
    'the best of each node is ranked among those that share it',
    {
      kind: 'nodes',
      set: {
        kind: 'top',
        of: FILM,
        by: property('gross'),
        order: 'most',
        count: 1,
        each: { kind: 'step', ...inStudio },
      },
    },
    'MATCH (n) WHERE (n:Film) AND (EXISTS { (n)<-[:MADE]-(g2) WHERE (g2:Studio) AND (n.gross >= COLLECT { MATCH (t1) WHERE (t1:Film) AND (EXISTS { (t1)<-[:MADE]-(g2) }) AND (t1.gross IS NOT NULL) RETURN t1.gross AS worth ORDER BY worth DESC LIMIT 1 }[-1]) })\nRETURN n LIMIT 100',
  ],
  ['a number is counted', { kind: 'count', set: FILM }, 'MATCH (n) WHERE n:Film\nRETURN count(n)'],
])('%s', (_, query, cypher) => {
  expect(cypherOf(query)).toBe(cypher);
});

test('what Harta alone knows is no Cypher', () => {
  expect(cypherOf({ kind: 'schema' })).toBeUndefined();
});
