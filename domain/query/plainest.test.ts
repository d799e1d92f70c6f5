import { expect, test } from 'vitest';

import { Dice, QueryDice } from '../../tests/server/query/random.js';
import { evaluate } from './evaluate/evaluate.js';
import { plainGraph } from './evaluate/Plain.js';
import { plainest } from './plainest.js';
import { type Query } from './Query.js';
import { queryFault } from './validate.js';

const TOWNS = { kind: 'label', label: 'Town' } as const;
const ROAD = { step: { types: ['ROAD'], direction: 'out' }, set: TOWNS } as const;
const people = { kind: 'property', property: 'people' } as const;

test.each<[string, Query, Query]>([
  ['a number', { kind: 'total', set: TOWNS, total: { kind: 'count' } }, { kind: 'count', set: TOWNS }],
  [
    'the sum of a property, written as one of a measure',
    { kind: 'total', set: TOWNS, total: { kind: 'measured', by: 'sum', of: people } },
    { kind: 'aggregate', set: TOWNS, by: 'sum', property: 'people' },
  ],
  [
    'what linked nodes come to',
    {
      kind: 'nodes',
      set: TOWNS,
      sort: {
        by: { kind: 'total', ...ROAD, total: { kind: 'aggregate', by: 'mean', property: 'people' } },
        order: 'most',
      },
    },
    {
      kind: 'nodes',
      set: TOWNS,
      sort: { by: { kind: 'over', ...ROAD, by: 'mean', property: 'people' }, order: 'most' },
    },
  ],
  [
    'groups by a property, written as by a measure',
    { kind: 'group', set: TOWNS, by: { kind: 'measure', of: people }, total: { kind: 'count' }, order: 'most' },
    { kind: 'group', set: TOWNS, by: people, total: { kind: 'count' }, order: 'most' },
  ],
  [
    'how many nodes are linked',
    {
      kind: 'count',
      set: {
        kind: 'top',
        of: TOWNS,
        by: { kind: 'total', ...ROAD, total: { kind: 'count' } },
        order: 'most',
        count: 1,
      },
    },
    { kind: 'count', set: { kind: 'top', of: TOWNS, by: { kind: 'number', ...ROAD }, order: 'most', count: 1 } },
  ],
])('%s is said by the form that says no more', (_, query, plain) => {
  expect(plainest(query)).toEqual(plain);
});

test('relationships are counted by the form that can', () => {
  const query: Query = { kind: 'total', set: TOWNS, along: ROAD, total: { kind: 'count' } };
  expect(plainest(query)).toEqual(query);
});

test('means what was written, of queries at random', () => {
  const dice = new Dice(11);
  const graph = dice.graph();
  const plainly = plainGraph(graph.nodes, graph.relationships);
  const queries = new QueryDice(
    dice,
    graph.nodes.map(({ id }) => id),
  );
  for (let at = 0; at < 300; at += 1) {
    const query = queries.query();
    const plain = plainest(query);
    expect(queryFault(plain)).toBeUndefined();
    const [written, found] = [query, plain].map((one) => evaluate(plainly, one));
    const isNumber = query.kind === 'total' && found?.kind === 'count' && written?.kind === 'aggregate';
    expect(isNumber ? { kind: 'count', total: written.value } : written, JSON.stringify(query)).toEqual(found);
  }
});
