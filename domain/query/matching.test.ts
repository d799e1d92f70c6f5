import { expect, test } from 'vitest';

import { evaluate } from './evaluate/evaluate.js';
import { plainGraph } from './evaluate/Plain.js';
import { matchingOf, queryAmong } from './matching.js';
import { type Query } from './Query.js';

const graph = plainGraph(
  Array.from({ length: 3500 }, (_, at) => ({
    id: `n${at}`,
    labels: [at % 7 === 0 ? 'Rare' : 'Usual'],
    properties: {},
  })),
  [],
);
const asked: Query[] = [];
const listing = (label: string) => async (among?: readonly string[]) => {
  const query = queryAmong({ kind: 'nodes', set: { kind: 'label', label } }, among);
  asked.push(query);
  const result = evaluate(graph, query);
  if (result.kind !== 'nodes') throw new Error('a listing lists');
  return result;
};
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `n${from + at}`);

test('a small set comes at once, and with what is not in sight', async () => {
  asked.length = 0;
  const { total, ids: found } = await matchingOf(ids(0, 2), listing('Rare'));
  expect([total, found.size, asked.length]).toEqual([500, 500, 1]);
});

test('of a large set every node in sight is found, and no other, in as many parts as there must be', async () => {
  asked.length = 0;
  const { total, ids: found } = await matchingOf(ids(0, 2400), listing('Usual'));
  const wanted = ids(0, 2400).filter((_, at) => at % 7 !== 0);
  expect(total).toBe(3000);
  expect([...found].sort()).toEqual(wanted.sort());
  expect(asked).toHaveLength(4);
});
