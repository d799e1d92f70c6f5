import { expect, test } from 'vitest';

import { cypherOf } from '../../../domain/query/cypherOf.js';
import { parseCypher } from '../../../domain/query/cypher/parseCypher.js';
import { evaluate } from '../../../domain/query/evaluate/evaluate.js';
import { plainGraph } from '../../../domain/query/evaluate/Plain.js';
import { type NodeSet, type Predicate, type Query } from '../../../domain/query/Query.js';
import { Dice, QueryDice } from '../../server/query/random.js';

const FILM: NodeSet = { kind: 'label', label: 'Film' };
const ACTED = { types: ['ACTED IN'], direction: 'in' as const };
const PERSON: NodeSet = { kind: 'label', label: 'Person' };
const filmsThat = (that: Predicate): Query => ({ kind: 'nodes', set: { kind: 'where', of: FILM, that }, limit: 100 });

test.each<Query>([
  { kind: 'nodes', set: FILM, limit: 100 },
  { kind: 'count', set: FILM },
  { kind: 'exists', set: FILM },
  { kind: 'describe', set: FILM },
  filmsThat({ kind: 'compare', property: "it's", is: '≠', value: 'a \\ "b"' }),
  filmsThat({ kind: 'between', property: 'year', from: 1990, to: 1999 }),
  filmsThat({ kind: 'text', property: 'name', is: 'contains', value: 'war' }),
  filmsThat({ kind: 'not', of: { kind: 'has', property: 'year' } }),
  filmsThat({
    kind: 'or',
    of: [
      { kind: 'has', property: 'year' },
      { kind: 'compare', property: 'year', is: '<', value: 2.5 },
    ],
  }),
  filmsThat({ kind: 'linked', step: ACTED, set: PERSON, quantity: { kind: 'some' } }),
  filmsThat({ kind: 'linked', step: ACTED, set: PERSON, quantity: { kind: 'none' } }),
  filmsThat({ kind: 'linked', step: ACTED, set: PERSON, quantity: { kind: 'atLeast', count: 3 } }),
  { kind: 'nodes', set: FILM, sort: { by: { kind: 'number', step: ACTED, set: PERSON }, order: 'most' }, limit: 5 },
  {
    kind: 'values',
    set: FILM,
    properties: ['name'],
    sort: { by: { kind: 'property', property: 'year' }, order: 'least' },
    limit: 5,
  },
  { kind: 'aggregate', set: FILM, by: 'median', property: 'year' },
  { kind: 'aggregate', set: FILM, along: { step: ACTED, set: PERSON }, by: 'sum', property: 'pay' },
  {
    kind: 'group',
    set: FILM,
    by: { kind: 'property', property: 'year' },
    total: { kind: 'count' },
    order: 'most',
    limit: 10,
  },
  ...(['plus', 'times', 'ratio'] as const).map((kind) =>
    filmsThat({
      kind: 'relate',
      of: { kind, of: { kind: 'property', property: 'pay' }, with: { kind: 'constant', value: 2 } },
      is: '>',
      to: { kind: 'minus', of: { kind: 'property', property: 'a' }, less: { kind: 'property', property: 'b' } },
    }),
  ),
  {
    kind: 'group',
    set: FILM,
    by: { kind: 'measure', of: { kind: 'interval', of: { kind: 'property', property: 'year' }, width: 10 } },
    total: { kind: 'count' },
    order: 'most',
    limit: 10,
  },
])('a query that is written as Cypher and read again is itself: %j', (query) => {
  const parsed = parseCypher(cypherOf(query) ?? '');
  const { value } = parsed.ok ? parsed : { value: undefined };
  // A list of values comes with its node in Cypher, so that it is read as nodes.
  expect(parsed.ok ? value?.query : parsed.error).toEqual(
    query.kind === 'values' ? { kind: 'nodes', set: FILM, sort: query.sort, limit: 5 } : query,
  );
});

test('what is written of queries at random is read as what comes to the same, or refused by its name', () => {
  const refused = new Map<string, number>();
  let read = 0;
  for (let seed = 1; seed <= 600; seed += 1) {
    const dice = new Dice(seed);
    const { nodes, relationships } = dice.graph();
    const graph = plainGraph(nodes, relationships);
    const set = new QueryDice(
      dice,
      nodes.map(({ id }) => id),
    ).set(2);
    const query: Query = { kind: 'nodes', set, limit: 100 };
    // A list has no worth, and yet fulfils a comparison with a value: Cypher writes the two alike.
    if (JSON.stringify(set).includes('"constant"')) continue;
    const cypher = cypherOf(query) ?? '';
    const parsed = parseCypher(cypher);
    if (!parsed.ok) {
      expect(['unsupported', 'deep'], cypher).toContain(parsed.error.refusal);
      refused.set(parsed.error.name, (refused.get(parsed.error.name) ?? 0) + 1);
      continue;
    }
    read += 1;
    expect(evaluate(graph, parsed.value.query), `seed ${seed}: ${cypher}`).toEqual(evaluate(graph, query));
  }
  expect(read, JSON.stringify([...refused])).toBeGreaterThan(400);
});
