import { expect, test } from 'vitest';

import { plainGraph, type PlainRelationship } from '../../../domain/query/evaluate/Plain.js';
import { tableOf } from './tableOf.js';

const person = (id: string, name: string) => ({ id, labels: ['Person'], properties: { name } });
const tie = (id: string, startNodeId: string, endNodeId: string): PlainRelationship => ({
  id,
  type: 'KNOWS',
  startNodeId,
  endNodeId,
  properties: {},
});

/** Two who are called the same, and two who are joined twice. */
const graph = plainGraph(
  [person('a', 'Ann'), person('b', 'Ann'), person('c', 'Carl'), person('d', 'Dora')],
  [tie('1', 'a', 'c'), tie('2', 'b', 'd'), tie('3', 'c', 'd'), tie('4', 'c', 'd')],
);

const refusalOf = (cypher: string): Promise<unknown> =>
  tableOf(graph, cypher).then(
    ({ rows }) => rows,
    (error: unknown) => error,
  );

test('what holds of one node alone is refused where several match', async () => {
  const colleagues = (name: string) =>
    `MATCH (x:Person {name: '${name}'})-[:KNOWS]->(m)<-[:KNOWS]-(y) RETURN DISTINCT y.name`;
  expect(await refusalOf(colleagues('Ann'))).toMatchObject({ fault: { refusal: 'several', name: '(x)', column: 7 } });
  expect(await refusalOf(colleagues('Carl'))).toEqual([['Ann']]);
});

test('relationships are counted as such where two join the same nodes', async () => {
  const known = (count: string) => `MATCH (x:Person)-[:KNOWS]->(y) WHERE x.name = 'Carl' RETURN x, ${count}`;
  expect(await refusalOf(known('count(y)'))).toEqual([[{ node: 'c', caption: 'Carl' }, 2]]);
  expect(await refusalOf(known('count(DISTINCT y)'))).toEqual([[{ node: 'c', caption: 'Carl' }, 1]]);
});

test('nodes that are called the same are one group by their name', async () => {
  const each = (key: string) => `MATCH (x:Person)-[:KNOWS]->(y) RETURN ${key}, count(DISTINCT y)`;
  expect(await refusalOf(each('x.name'))).toEqual([
    ['Ann', 2],
    ['Carl', 1],
  ]);
  expect(await refusalOf(each('x'))).toHaveLength(3);
});
