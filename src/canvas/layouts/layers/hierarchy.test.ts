import { describe, expect, test } from 'vitest';

import { layoutGraph, type LayoutGraph, type Places } from '../layoutGraph';
import { spaced } from './across';
import { hierarchy } from './hierarchy';
import { rowsOf, withoutCircles } from './ranks';

const USUAL = { direction: 'down', spacing: 100, levels: 100 } as const;
type Pair = readonly [number, number];

const graphOf = (size: number, links: readonly Pair[]): LayoutGraph =>
  layoutGraph(
    Array.from({ length: size }, (_, i) => `n${i}`),
    links.map(([from, to]) => ({ startNodeId: `n${from}`, endNodeId: `n${to}` })),
  );
const placesOf = (graph: LayoutGraph, values: Parameters<typeof hierarchy>[1] = USUAL): Places =>
  [...hierarchy(graph, values)].at(-1)?.places?.() ?? new Float64Array(0);
const y = (places: Places, i: number) => places[2 * i + 1]!;
const x = (places: Places, i: number) => places[2 * i]!;

/** Numbers that look like chance and are the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
}
const links = (size: number, count: number, seed: number): Pair[] => {
  const next = chance(seed);
  return Array.from({ length: count }, () => [next(size), next(size)] as const);
};

describe('a hierarchy', () => {
  test('puts the middle of a tree over its branches, and branches of one level into one row', () => {
    const places = placesOf(
      graphOf(7, [
        [0, 1],
        [0, 2],
        [1, 3],
        [1, 4],
        [2, 5],
        [2, 6],
      ]),
    );
    expect(y(places, 1)).toBe(y(places, 2));
    expect(y(places, 0)).toBeLessThan(y(places, 1));
    expect(x(places, 0)).toBeCloseTo((x(places, 1) + x(places, 2)) / 2);
    expect(x(places, 1)).toBeCloseTo((x(places, 3) + x(places, 4)) / 2);
  });
  test.each([
    ['up', (places: Places) => y(places, 1) - y(places, 0), -1],
    ['right', (places: Places) => x(places, 1) - x(places, 0), 1],
    ['left', (places: Places) => x(places, 1) - x(places, 0), -1],
  ] as const)('leads %s when that is wished for', (direction, way, sign) => {
    expect(Math.sign(way(placesOf(graphOf(2, [[0, 1]]), { ...USUAL, direction })))).toBe(sign);
  });
  test('leads every relationship downwards where none closes a circle', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const downwards = links(40, 60, seed).map(([a, b]): Pair => [Math.min(a, b), Math.max(a, b)]);
      const graph = graphOf(40, downwards);
      const places = placesOf(graph);
      for (let i = 0; i < graph.links.length; i += 2)
        expect(y(places, graph.links[i]!)).toBeLessThan(y(places, graph.links[i + 1]!));
    }
  });
  test('turns round what closes a circle, and nothing else', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const { links: arcs } = graphOf(30, links(30, 50, seed));
      const straight = withoutCircles({ size: 30, arcs });
      const rows = rowsOf(straight);
      for (let i = 0; i < arcs.length; i += 2)
        expect(rows[straight.arcs[i]!]!).toBeLessThan(rows[straight.arcs[i + 1]!]!);
    }
    const line = { size: 3, arcs: Int32Array.from([2, 1, 1, 0]) };
    expect([...withoutCircles(line).arcs]).toEqual([2, 1, 1, 0]);
  });
  test('sets a long row in several lines, so that it can be looked at', () => {
    const places = placesOf(
      graphOf(
        401,
        Array.from({ length: 400 }, (_, i): Pair => [0, i + 1]),
      ),
    );
    const across = Array.from({ length: 401 }, (_, i) => x(places, i));
    expect(Math.max(...across) - Math.min(...across)).toBeLessThan(8000);
    for (let a = 0; a < 401; a += 1)
      for (let b = 0; b < a; b += 1)
        expect(Math.hypot(x(places, a) - x(places, b), y(places, a) - y(places, b))).toBeGreaterThan(50);
  });
  test('of five thousand nodes with ten thousand relationships is there within seconds, and tells how far it is', () => {
    const graph = graphOf(5000, links(5000, 10_000, 5));
    const began = performance.now();
    const steps = [...hierarchy(graph, USUAL)];
    expect(steps.at(-1)?.places?.().every(Number.isFinite)).toBe(true);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(steps.length).toBeGreaterThan(1);
  });
});

describe('places in a row', () => {
  test('are those wished for where there is room, and share what is missing', () => {
    expect(spaced([0, 100, 101, 300], [0, 50, 50, 50])).toEqual([0, 75.5, 125.5, 300]);
    expect(spaced([0, 0, 0], [0, 10, 10])).toEqual([-10, 0, 10]);
    expect(spaced([], [])).toEqual([]);
  });
});
