import { expect, test } from 'vitest';

import { cypherOf } from './cypherOf.js';
import { type NodeSet, type Predicate, type Query } from './Query.js';

const FILM: NodeSet = { kind: 'label', label: 'Film' };
const filmsThat = (that: Predicate): Query => ({ kind: 'nodes', set: { kind: 'where', of: FILM, that } });
const linked = (quantity: Extract<Predicate, { kind: 'linked' }>['quantity']): Query =>
  filmsThat({
    kind: 'linked',
    step: { types: ['ACTED IN'], direction: 'in' },
    set: { kind: 'label', label: 'Person' },
    quantity,
  });

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
  ['a number is counted', { kind: 'count', set: FILM }, 'MATCH (n) WHERE n:Film\nRETURN count(n)'],
])('%s', (_, query, cypher) => {
  expect(cypherOf(query)).toBe(cypher);
});

test('what Harta alone knows is no Cypher', () => {
  expect(cypherOf({ kind: 'schema' })).toBeUndefined();
});
