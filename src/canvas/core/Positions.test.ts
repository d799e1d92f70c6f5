import { describe, expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship, type Point } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { Positions } from './Positions';

const at = '2026-01-01T00:00:00.000Z';
const node = (id: string, position?: Point): GraphNode => ({
  id,
  labels: ['Thing'],
  properties: {},
  propertyKinds: {},
  version: 1,
  degree: 0,
  createdAt: at,
  updatedAt: at,
  ...(position === undefined ? {} : { position }),
});
const many = (count: number, from = 0, position?: Point) =>
  Array.from({ length: count }, (_, i) => node(`n${from + i}`, position));
const tie = (id: string, startNodeId: string, endNodeId: string): GraphRelationship => ({
  ...{ id, type: 'AT', startNodeId, endNodeId, properties: {}, propertyKinds: {} },
  ...{ version: 1, createdAt: at, updatedAt: at },
});
const shown = (nodes: GraphNode[], relationships: GraphRelationship[] = []) => {
  const model = new GraphModel();
  const positions = new Positions(model);
  const show = (all: GraphNode[]) =>
    model.replace({
      nodes: all,
      relationships,
      nodesTotal: all.length,
      relationshipsTotal: relationships.length,
      labels: [],
      types: [],
    });
  show(nodes);
  return { positions, show };
};

describe('the places of nodes', () => {
  test('are drawn as stored, without a layout, when all have one', () => {
    const { positions } = shown([node('a', { x: 1, y: 2 })]);
    expect(positions.takeStored(false)).toBe(false);
    expect(positions.get('a')).toEqual({ x: 1, y: 2 });
  });
  test('of nodes that are made one after the other in the same view do not cover each other', () => {
    const { positions, show } = shown([]);
    const made: string[] = [];
    for (const id of ['a', 'b', 'c', 'd']) {
      const free = positions.freeNear({ x: 5, y: 5 });
      for (const { x, y } of made.map((before) => positions.get(before)))
        expect(Math.hypot(free.x - x, free.y - y)).toBeGreaterThan(70);
      show([...made.map((before) => node(before, positions.get(before))), node(id, free)]);
      positions.takeStored(false);
      made.push(id);
    }
    expect(positions.get('a')).toEqual({ x: 5, y: 5 });
    expect(made.every((id) => positions.has(id))).toBe(true);
  });
  test('come from a layout when a new graph has none', () => {
    expect(shown(many(50)).positions.takeStored(false)).toBe(true);
  });
  test('stay as a map has them, however many others are tied to what stands on it', () => {
    const nodes = [...many(10, 0, { x: 5, y: 5 }), ...many(12, 10)];
    const ties = nodes.slice(10).map(({ id }, i) => tie(`t${i}`, `n${i % 10}`, id));
    expect(shown(nodes, ties).positions.takeStored(false)).toBe(false);
    expect(shown(nodes).positions.takeStored(false)).toBe(true);
    expect(shown([...nodes.slice(0, 2), ...nodes.slice(10)], ties.slice(0, 2)).positions.takeStored(false)).toBe(true);
  });
  test('stay when more nodes are loaded, and the newcomers get places of their own', () => {
    const { positions, show } = shown(many(20, 0, { x: 5, y: 5 }));
    positions.takeStored(false);
    positions.set('n0', { x: 777, y: 777 });
    show([...many(20, 0, { x: 5, y: 5 }), ...many(20, 20)]);
    expect(positions.takeStored(true)).toBe(false);
    expect(positions.get('n0')).toEqual({ x: 777, y: 777 });
    expect(positions.placeMissing({ x: 0, y: 0 }).size).toBe(20);
    expect(positions.has('n39')).toBe(true);
  });
  test('that nothing tells are near what stands, however far the view was from it, and in the view where it was near', () => {
    const onMap = many(20).map((each, i) => ({ ...each, position: { x: 233_000 + i * 90, y: -590_000 } }));
    const { positions } = shown([...onMap, ...many(5, 20)]);
    expect(positions.takeStored(false)).toBe(false);
    positions.placeMissing({ x: 0, y: 0 });
    for (let i = 20; i < 25; i += 1) {
      const { x, y } = positions.get(`n${i}`);
      expect(Math.hypot(x - 233_855, y + 590_000)).toBeLessThan(1500);
    }
    const near = shown([...onMap, ...many(1, 20)]).positions;
    near.takeStored(false);
    near.placeMissing({ x: 234_000, y: -588_000 });
    expect(near.get('n20')).toEqual({ x: 234_000, y: -588_000 });
  });
  test('come from a layout when a whole graph is added to a single node', () => {
    const { positions, show } = shown(many(1, 0, { x: 5, y: 5 }));
    positions.takeStored(false);
    show([...many(1, 0, { x: 5, y: 5 }), ...many(600, 1)]);
    expect(positions.takeStored(true)).toBe(true);
  });
  test('of nodes that are gone are forgotten', () => {
    const { positions, show } = shown(many(2, 0, { x: 5, y: 5 }));
    positions.takeStored(false);
    show(many(1, 0, { x: 5, y: 5 }));
    positions.takeStored(true);
    expect(positions.has('n1')).toBe(false);
  });
});
