import { describe, expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship, NO_CHANGE } from '../../domain/elements/elements';
import { GraphModel } from './GraphModel';

const at = '2026-01-01T00:00:00.000Z';
const node = (id: string, degree = 0): GraphNode => ({
  id,
  labels: ['Thing'],
  properties: { name: id },
  propertyKinds: {},
  version: 1,
  degree,
  createdAt: at,
  updatedAt: at,
});
const link = (id: string, startNodeId: string, endNodeId: string): GraphRelationship => ({
  id,
  type: 'KNOWS',
  startNodeId,
  endNodeId,
  properties: {},
  propertyKinds: {},
  version: 1,
  createdAt: at,
  updatedAt: at,
});
const modelOf = (nodes: GraphNode[], relationships: GraphRelationship[]) => {
  const model = new GraphModel();
  model.replace({ nodes, relationships, nodesTotal: 10, relationshipsTotal: 10, labels: [], types: [] });
  return model;
};

describe('the shown graph', () => {
  test('drops the relationships of a deleted node and lowers the degree of the other ends', () => {
    const model = modelOf([node('a', 1), node('b', 2), node('c', 1)], [link('r', 'a', 'b'), link('s', 'b', 'c')]);
    model.apply({ ...NO_CHANGE, deletedNodeIds: ['b'], deletedRelationshipIds: ['r', 's'] });
    expect(model.relationships()).toEqual([]);
    expect(model.node('a')?.degree).toBe(0);
    expect(model.node('c')?.degree).toBe(0);
  });
  test('raises the degree of both ends once when a relationship is made, and not again when the store confirms it', () => {
    const model = modelOf([node('a'), node('b')], []);
    model.apply({ ...NO_CHANGE, relationships: [link('r', 'a', 'b')] });
    model.apply({ ...NO_CHANGE, relationships: [{ ...link('r', 'a', 'b'), version: 2 }] });
    expect(model.node('a')?.degree).toBe(1);
    expect(model.node('b')?.degree).toBe(1);
  });
  test('counts a self loop once', () => {
    const model = modelOf([node('a')], []);
    model.apply({ ...NO_CHANGE, relationships: [link('r', 'a', 'a')] });
    expect(model.node('a')?.degree).toBe(1);
  });
  test('believes the degree that a receipt states', () => {
    const model = modelOf([node('a', 5)], []);
    model.apply({ ...NO_CHANGE, nodes: [node('a', 6), node('b', 1)], relationships: [link('r', 'a', 'b')] });
    expect(model.node('a')?.degree).toBe(6);
  });
  test('believes it also when the receipt takes a relationship away', () => {
    const model = modelOf([node('a', 3)], [link('r', 'a', 'a')]);
    model.apply({ ...NO_CHANGE, nodes: [node('a', 2)], deletedRelationshipIds: ['r'] });
    expect(model.node('a')?.degree).toBe(2);
  });
  test('leaves out a relationship whose other end is not shown', () => {
    const model = modelOf([node('a')], []);
    model.show({ nodes: [], relationships: [link('r', 'a', 'elsewhere')] });
    expect(model.relationships()).toEqual([]);
  });
  test('takes away a relationship that now leads to a node that is not shown, and says so to the canvas', () => {
    const model = modelOf([node('a', 1), node('b', 1)], [link('r', 'a', 'b')]);
    const told: unknown[] = [];
    model.subscribe((event) => told.push(event));
    model.apply({ ...NO_CHANGE, relationships: [{ ...link('r', 'a', 'hidden'), version: 2 }] });
    expect(model.relationships()).toEqual([]);
    expect(model.relationshipsOf('b')).toEqual([]);
    expect([model.node('a')?.degree, model.node('b')?.degree]).toEqual([1, 0]);
    expect(told).toMatchObject([{ type: 'delta', delta: { relationships: [], deletedRelationshipIds: ['r'] } }]);
  });
  test('takes it away also when it is read again with its new end', () => {
    const model = modelOf([node('a', 1), node('b', 1)], [link('r', 'a', 'b')]);
    model.show({ nodes: [], relationships: [{ ...link('r', 'hidden', 'b'), version: 2 }] });
    expect(model.relationships()).toEqual([]);
  });
  test('moves the degrees with the end of a relationship', () => {
    const model = modelOf([node('a', 1), node('b', 1), node('c')], [link('r', 'a', 'b')]);
    model.apply({ ...NO_CHANGE, relationships: [{ ...link('r', 'a', 'c'), version: 2 }] });
    expect(['a', 'b', 'c'].map((id) => model.node(id)?.degree)).toEqual([1, 0, 1]);
  });
  test('never says that fewer exist than are shown, and gives a new snapshot after each change', () => {
    const model = modelOf([node('a')], []);
    const before = model.snapshot;
    model.setCounts({ nodesTotal: 0, relationshipsTotal: 0, labels: [], types: [] });
    expect(model.snapshot).not.toBe(before);
    expect(model.snapshot.nodesTotal).toBe(1);
  });
  test('does not bring back what was deleted while a change of it was on its way', () => {
    const model = modelOf([node('a'), node('b')], [link('r', 'a', 'b')]);
    const edited = { ...node('a'), properties: { name: 'A' } };
    model.applyEarly('a', { ...NO_CHANGE, nodes: [edited] });
    model.apply({ ...NO_CHANGE, deletedNodeIds: ['a'] });
    model.settle('a', { ...NO_CHANGE, nodes: [{ ...edited, version: 2 }] });
    expect([model.nodes(), model.relationships(), model.pending.size]).toEqual([[node('b')], [], 0]);
  });
});
