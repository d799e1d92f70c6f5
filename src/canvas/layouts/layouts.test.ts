import { describe, expect, test } from 'vitest';

import { draft } from './draft';
import { forceLayout } from './force';
import { layoutGraph, type LayoutGraph, type Places } from './layoutGraph';
import { type GraphNode } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { byCoordinates } from './byCoordinates';
import { locatedIn, offeredLayouts } from './offered';
import { LAYOUTS } from './layouts';
import { radial } from './shapes';

const USUAL = { spacing: 100 };
const graphOf = (size: number, links: (readonly [number, number])[]): LayoutGraph =>
  layoutGraph(
    Array.from({ length: size }, (_, i) => `n${i}`),
    links.map(([from, to]) => ({ startNodeId: `n${from}`, endNodeId: `n${to}` })),
  );
const tree = (size: number) =>
  graphOf(
    size,
    Array.from({ length: size - 1 }, (_, i) => [i + 1, Math.floor(i / 3)] as const),
  );
const distance = (places: Places, a: number, b: number) =>
  Math.hypot(places[2 * a]! - places[2 * b]!, places[2 * a + 1]! - places[2 * b + 1]!);
const last = (graph: LayoutGraph) => [...forceLayout(graph)].at(-1)!;

const nearest = (places: Places) => {
  let least = Infinity;
  for (let a = 0; a < places.length / 2; a += 1)
    for (let b = 0; b < a; b += 1) least = Math.min(least, distance(places, a, b));
  return least;
};

describe('the graph of a layout', () => {
  test('leaves out self loops, doubles and links to what is not shown', () => {
    const graph = layoutGraph(
      ['a', 'b'],
      [
        { startNodeId: 'a', endNodeId: 'b' },
        { startNodeId: 'b', endNodeId: 'a' },
        { startNodeId: 'a', endNodeId: 'a' },
        { startNodeId: 'a', endNodeId: 'gone' },
      ],
    );
    expect([...graph.links]).toEqual([0, 1]);
  });
});

describe('the draft', () => {
  test('puts the ends of a chain farther apart than its middle', () => {
    const places = draft(
      graphOf(
        9,
        Array.from({ length: 8 }, (_, i) => [i, i + 1] as const),
      ),
    );
    expect(distance(places, 0, 8)).toBeGreaterThan(distance(places, 3, 5) * 2);
  });
  test('sets parts that hang together beside one another', () => {
    const parts = graphOf(
      60,
      Array.from({ length: 40 }, (_, i) => [3 * Math.floor(i / 2), 3 * Math.floor(i / 2) + 1 + (i % 2)] as const),
    );
    expect(nearest(draft(parts))).toBeGreaterThan(50);
  });
  test('has a finite place for every node, also when nothing is linked', () => {
    const places = draft(graphOf(50, []));
    expect(places.every(Number.isFinite)).toBe(true);
    expect(nearest(places)).toBeGreaterThan(60);
  });
});

describe('the force layout', () => {
  test('keeps linked nodes nearer than unlinked ones', () => {
    const graph = tree(120);
    const places = last(graph).places();
    let linked = 0;
    for (let i = 0; i < graph.links.length; i += 2) linked += distance(places, graph.links[i]!, graph.links[i + 1]!);
    let any = 0;
    for (let i = 1; i < 120; i += 1) any += distance(places, i, (i * 37) % 120);
    expect(linked / (graph.links.length / 2)).toBeLessThan(any / 119 / 2);
  });
  test('leaves no two nodes on top of each other', () => {
    expect(nearest(last(tree(200)).places())).toBeGreaterThan(30);
  });
  test('gives a crowd room although a few nodes lie far out', () => {
    const crowd = Array.from({ length: 1200 }, (_, i) => [i % 300, (i * 7 + Math.floor(i / 300)) % 300] as const);
    const tail = Array.from({ length: 30 }, (_, i) => [300 + i, 299 + i] as const);
    expect(nearest(last(graphOf(330, [...crowd, ...tail])).places())).toBeGreaterThan(50);
  });
  test('tells how far it has come and ends with everything', () => {
    const steps = [...forceLayout(tree(80))].map((step) => step.progress);
    expect(steps.at(-1)).toBe(1);
    expect(steps.length).toBeGreaterThan(3);
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  });
  test('gives the same places for the same graph', () => {
    expect([...last(tree(40)).places()]).toEqual([...last(tree(40)).places()]);
  });
});

describe('a star of 200 leaves', () => {
  const star = graphOf(
    201,
    Array.from({ length: 200 }, (_, i) => [0, i + 1] as const),
  );
  const leaves = Array.from({ length: 200 }, (_, i) => i + 1);

  test.each([
    ['drafted', () => draft(star)],
    ['laid out by forces', () => last(star).places()],
  ])('stays a star when it is %s: the hub in the middle, leaves on all sides and none astray', (_name, lay) => {
    const places = lay();
    const away = leaves.map((leaf) => distance(places, 0, leaf)).toSorted((a, b) => a - b);
    const usual = away[100]!;
    expect(away.at(-1)!).toBeLessThan(usual * 2);
    const middle = (axis: 0 | 1) => leaves.reduce((sum, leaf) => sum + places[2 * leaf + axis]!, 0) / 200;
    expect(Math.hypot(middle(0) - places[0]!, middle(1) - places[1]!)).toBeLessThan(usual / 4);
    const angles = leaves
      .map((leaf) => Math.atan2(places[2 * leaf + 1]! - places[1]!, places[2 * leaf]! - places[0]!))
      .toSorted((a, b) => a - b);
    const gaps = angles.map((angle, at) => (angles[at + 1] ?? angles[0]! + 2 * Math.PI) - angle);
    expect(Math.max(...gaps)).toBeLessThan(Math.PI / 6);
    expect(nearest(places)).toBeGreaterThan(20);
  });
});

describe('the radial layout', () => {
  test('puts what is chosen in the middle and the rest in rings by distance', () => {
    const chain = graphOf(
      5,
      [0, 1, 2, 3].map((i) => [i, i + 1] as const),
    );
    const places = radial({ ...chain, around: [1] }, USUAL);
    const away = [0, 1, 2, 3, 4].map((i) => Math.hypot(places[2 * i]!, places[2 * i + 1]!));
    expect(away[1]).toBe(0);
    expect(away[0]).toBeCloseTo(away[2]!);
    expect(away[3]).toBeGreaterThan(away[2]!);
    expect(away[4]).toBeGreaterThan(away[3]!);
  });
  test('goes around several at once, and leaves what hangs on none of them outside', () => {
    const places = radial(
      {
        ...graphOf(6, [
          [0, 2],
          [1, 3],
        ]),
        around: [0, 1],
      },
      USUAL,
    );
    const away = (i: number) => Math.hypot(places[2 * i]!, places[2 * i + 1]!);
    expect(away(0)).toBeCloseTo(away(1));
    expect(away(2)).toBeGreaterThan(away(0));
    expect(away(5)).toBeGreaterThan(away(2));
  });
});

describe('by coordinates', () => {
  const cities = [
    { id: 'a', properties: { name: 'Cluj', lat: 46.77, lon: 23.6 } },
    { id: 'b', properties: { name: 'Constanța', lat: 44.17, lon: '28,63' } },
    { id: 'c', properties: { name: 'Cernavodă' } },
  ].map((node) => ({
    ...node,
    labels: ['City'],
    propertyKinds: {},
    degree: 1,
    version: 1,
    createdAt: '',
    updatedAt: '',
  }));
  const modelOf = (nodes: readonly GraphNode[]) => {
    const model = new GraphModel();
    model.replace({ nodes, relationships: [], nodesTotal: 0, relationshipsTotal: 0, labels: [], types: [] });
    return model;
  };

  test('is offered where nodes say where they lie, and only there', () => {
    const ids = (nodes: readonly GraphNode[]) => offeredLayouts(modelOf(nodes)).map(({ id }) => id);
    expect(ids(cities)).toContain('coordinates');
    expect(ids(cities.map((city) => ({ ...city, properties: { name: city.properties.name } })))).not.toContain(
      'coordinates',
    );
    expect(locatedIn(modelOf([]), [])).toBeUndefined();
  });
  test('puts the north up and the west to the left, and what says nothing among its neighbours', () => {
    const located = locatedIn(modelOf(cities), cities);
    const graph = {
      ...graphOf(3, [
        [0, 2],
        [1, 2],
      ]),
      ...(located && { located }),
    };
    const [clujX, clujY, constantaX, constantaY, betweenX, betweenY] = byCoordinates(graph, { spacing: 100 });
    expect(clujX).toBeLessThan(constantaX!);
    expect(clujY).toBeLessThan(constantaY!);
    // Near the middle: none stands upon another.
    expect(betweenX).toBeGreaterThan(clujX!);
    expect(betweenX).toBeLessThan(constantaX!);
    expect(betweenY).toBeGreaterThan(clujY!);
    expect(betweenY).toBeLessThan(constantaY!);
  });
});

describe.each(LAYOUTS.map(({ id, steps }) => [id, steps] as const))('the layout %s', (_, steps) => {
  const placesOf = async (graph: LayoutGraph, kept = {}) => {
    const last = [...(await steps(graph, kept))].at(-1);
    expect(last?.progress).toBe(1);
    return last?.places?.() ?? new Float64Array(0);
  };
  test('gives every node a place of its own', async () => {
    expect(nearest(await placesOf(tree(70)))).toBeGreaterThan(50);
  });
  test('can do with one node and with none', async () => {
    expect((await placesOf(graphOf(1, []))).every(Number.isFinite)).toBe(true);
    expect(await placesOf(graphOf(0, []))).toHaveLength(0);
  });
  test('can do with circles, and with nodes that nothing joins', async () => {
    const links = [...[0, 1, 2, 3].map((i) => [i, (i + 1) % 4] as const), ...[5, 6].map((i) => [i, i + 1] as const)];
    const places = await placesOf(graphOf(12, links));
    expect(places.every(Number.isFinite)).toBe(true);
    expect(nearest(places)).toBeGreaterThan(50);
  });
  test('reaches farther when nodes are to stand farther apart', async () => {
    const across = (places: Places) => Math.max(...places) - Math.min(...places);
    const usual = across(await placesOf(tree(70)));
    expect(across(await placesOf(tree(70), { spacing: 200 }))).toBeGreaterThan(usual * 1.3);
  });
});
