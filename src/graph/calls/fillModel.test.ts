import { expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship, NO_CHANGE } from '../../../domain/elements/elements';
import { type GraphOverview } from '../elements';
import { GraphModel } from '../GraphModel';
import { type ModelEvent } from '../graphState';
import { fillModel, indexInParts } from './fillModel';

const made = { properties: {}, propertyKinds: {}, createdAt: '', updatedAt: '' };
const node = (at: number, version = 1): GraphNode => ({ ...made, id: `n${at}`, labels: ['A'], version, degree: 2 });
const link = (at: number): GraphRelationship => ({
  ...made,
  id: `r${at}`,
  type: 'NEXT',
  startNodeId: `n${at}`,
  endNodeId: `n${at + 1}`,
  version: 1,
});

/** A chain of so many nodes, as it is read. */
const chain = (count: number): GraphOverview => ({
  nodes: Array.from({ length: count }, (_, at) => node(at)),
  relationships: Array.from({ length: count - 1 }, (_, at) => link(at)),
  projectId: 'p',
  nodesTotal: 30_000,
  relationshipsTotal: 29_999,
  labels: [{ label: 'A', total: 30_000 }],
  types: [],
  head: 7,
});

/** A canvas that shows the beginning of a chain, and what it hears from then on. */
function opened() {
  const model = new GraphModel();
  model.replace(chain(10));
  const heard: ModelEvent[] = [];
  model.subscribe((event) => heard.push(event));
  return { model, heard };
}

test('the rest of what was read is shown some at a time, and then it is known that it is all', async () => {
  const { model, heard } = opened();
  await fillModel(model, chain(10_000), new AbortController().signal);
  expect([model.nodes().length, model.relationships().length]).toEqual([10_000, 9_999]);
  expect(model.relationshipsOf('n5000')).toHaveLength(2);
  const sizes = heard.map((event) => (event.type === 'delta' ? event.delta.nodes.length : 0));
  expect(Math.max(...sizes)).toBeLessThan(3000);
  expect(heard.map(({ type }) => type).filter((type) => type !== 'delta')).toEqual(['filled']);
  expect(model.node('n3')?.degree).toBe(2);
});

test('what was not read again goes', async () => {
  const { model } = opened();
  const { nodes, relationships, ...totals } = chain(10);
  const read = { ...totals, nodes: nodes.slice(0, 8), relationships: relationships.slice(0, 6) };
  await fillModel(model, read, new AbortController().signal);
  expect(model.node('n9')).toBeUndefined();
  expect(model.relationships().map(({ id }) => id)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
});

test('what is changed or deleted meanwhile stays so', async () => {
  const { model } = opened();
  const filled = fillModel(model, chain(9000), new AbortController().signal);
  model.apply({ ...NO_CHANGE, nodes: [node(6000, 3)], deletedNodeIds: ['n8000'] });
  await filled;
  expect(model.node('n6000')?.version).toBe(3);
  expect(model.node('n8000')).toBeUndefined();
  expect(model.nodes()).toHaveLength(8999);
});

test('nothing more comes once it is not wanted any longer', async () => {
  const { model, heard } = opened();
  const gone = new AbortController();
  const filled = fillModel(model, chain(10_000), gone.signal);
  gone.abort();
  await filled;
  expect(model.nodes().length).toBeLessThan(10_000);
  expect(heard.some(({ type }) => type === 'filled')).toBe(false);
});

test('what was read is indexed while the page answers, and then shown in place of what was there, by one event', async () => {
  const { model, heard } = opened();
  const { nodes, relationships, ...totals } = chain(10_000);
  const read = { ...totals, nodes: nodes.slice(1), relationships };
  const index = await indexInParts(read);
  expect(model.nodes()).toHaveLength(10);
  model.replace(read, index);
  expect(heard.map(({ type }) => type)).toEqual(['reset']);
  expect([model.nodes().length, model.node('n0')]).toEqual([9_999, undefined]);
  // One lacks an end.
  expect([model.relationships().length, model.relationship('r0')]).toEqual([9_998, undefined]);
  expect(model.relationshipsOf('n5000')).toHaveLength(2);
});
