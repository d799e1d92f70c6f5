import { describe, expect, test } from 'vitest';

import { captionSize } from '../core/elementData';
import { nodeSize } from '../style/looks';
import { layoutGraph, type LayoutGraph, type NamedNode, type Places } from './layoutGraph';
import { roomyForce } from './roomyForce';
import { treePlaces } from './treePlaces';

type Link = readonly [number, number];

const graphOf = (size: number, links: readonly Link[]): LayoutGraph =>
  layoutGraph(
    Array.from({ length: size }, (_, i) => `n${i}`),
    links.map(([from, to]) => ({ startNodeId: `n${from}`, endNodeId: `n${to}` })),
  );
const numbers = (size: number) => Array.from({ length: size }, (_, i) => i);

/** Nodes of usual sizes that are called as long as people and stations are. */
function namedNodes({ ids, links }: LayoutGraph): readonly NamedNode[] {
  const degrees = ids.map((_, i) => links.filter((end) => end === i).length);
  return ids.map((id, i) => {
    const degree = degrees[i]!;
    return { id, degree, caption: `Station number ${i}`, size: nodeSize(degree), fontSize: captionSize(degree) };
  });
}

function laidOut(size: number, links: readonly Link[], areNamed = false): Places {
  const graph = graphOf(size, links);
  const named = areNamed ? { named: namedNodes(graph) } : {};
  const last = [...roomyForce({ ...graph, ...named }, { spacing: 100, repulsion: 100, effort: 'usual' })].at(-1);
  expect(last?.progress).toBe(1);
  return last?.places?.() ?? new Float64Array(0);
}

const distance = (places: Places, a: number, b: number) =>
  Math.hypot(places[2 * a]! - places[2 * b]!, places[2 * a + 1]! - places[2 * b + 1]!);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const middle = (places: Places, of: readonly number[]) =>
  [0, 1].map((axis) => mean(of.map((i) => places[2 * i + axis]!))) as [number, number];
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** How near the nearest two nodes are, found square by square. */
function nearest(places: Places): number {
  const side = 100;
  const squares = new Map<string, number[]>();
  let least = Infinity;
  for (const i of numbers(places.length / 2)) {
    const [column, row] = [Math.floor(places[2 * i]! / side), Math.floor(places[2 * i + 1]! / side)];
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const j of squares.get(`${column + dx} ${row + dy}`) ?? [])
          least = Math.min(least, distance(places, i, j));
    const key = `${column} ${row}`;
    squares.set(key, [...(squares.get(key) ?? []), i]);
  }
  return least;
}

/** How often lines cross that share no end. */
function crossings(places: Places, links: readonly Link[]): number {
  const [x, y] = [(i: number) => places[2 * i]!, (i: number) => places[2 * i + 1]!];
  const side = (a: number, b: number, c: number) => (x(b) - x(a)) * (y(c) - y(a)) - (y(b) - y(a)) * (x(c) - x(a));
  const isBetween = ([a, b]: Link, [c, d]: Link) => side(a, b, c) * side(a, b, d) < 0;
  return links.filter((one, at) =>
    links
      .slice(0, at)
      .some((other) => !one.some((end) => other.includes(end)) && isBetween(one, other) && isBetween(other, one)),
  ).length;
}

/** The widest node of the usual styles. */
const WIDEST = 64;

describe.each([
  ['some nodes', 60, false],
  ['as many with captions', 60, true],
  ['more than are looked at pair by pair', 1800, false],
])('of %s', (_, size, areNamed) => {
  test('a ring is round, and goes around in its order', () => {
    const places = laidOut(
      size,
      numbers(size).map((i) => [i, (i + 1) % size]),
      areNamed,
    );
    const [x, y] = middle(places, numbers(size));
    const away = numbers(size).map((i) => Math.hypot(places[2 * i]! - x, places[2 * i + 1]! - y));
    expect(Math.min(...away)).toBeGreaterThan(0.8 * median(away));
    expect(Math.max(...away)).toBeLessThan(1.2 * median(away));
    const turns = numbers(size).map((i) => {
      const [from, to] = [i, (i + 1) % size].map((j) => Math.atan2(places[2 * j + 1]! - y, places[2 * j]! - x)) as [
        number,
        number,
      ];
      return Math.sin(to - from);
    });
    const onward = turns.filter((turn) => turn > 0).length;
    expect(Math.max(onward, size - onward)).toBeGreaterThanOrEqual(0.95 * size);
  });

  test('a chain goes one way from end to end', () => {
    const places = laidOut(
      size,
      numbers(size - 1).map((i) => [i, i + 1]),
      areNamed,
    );
    const [dx, dy] = [places[2 * size - 2]! - places[0]!, places[2 * size - 1]! - places[1]!];
    const along = numbers(size).map((i) => places[2 * i]! * dx + places[2 * i + 1]! * dy);
    expect(along.filter((at, i) => i > 0 && at > along[i - 1]!).length).toBeGreaterThanOrEqual(0.95 * (size - 1));
  });

  test('a star has its hub in the middle and no leaf astray', () => {
    const leaves = numbers(size).slice(1);
    const places = laidOut(
      size,
      leaves.map((leaf) => [0, leaf]),
      areNamed,
    );
    const away = leaves.map((leaf) => distance(places, 0, leaf));
    expect(Math.max(...away)).toBeLessThan(2 * median(away));
    const [x, y] = middle(places, leaves);
    expect(Math.hypot(x - places[0]!, y - places[1]!)).toBeLessThan(median(away) / 4);
  });

  test('what hangs on a node of a tree is farther from its root, and branches keep apart', () => {
    const links = numbers(size)
      .slice(1)
      .map((i): Link => [i, Math.floor((i - 1) / 3)]);
    const places = laidOut(size, links, areNamed);
    const farther = links.filter(([child, parent]) => distance(places, 0, child) > distance(places, 0, parent));
    expect(farther.length).toBeGreaterThan(0.85 * links.length);
    const few = links.slice(0, 300);
    expect(crossings(places, few)).toBeLessThan(few.length / 3);
  });

  test('no two nodes overlap, and parts keep apart', () => {
    const cluster = (i: number) => i - (i % 20);
    const links = numbers(size).flatMap((i): Link[] => [
      [i, cluster(i) + ((i * 7) % 20)],
      [i, cluster(i) + ((i * 3 + 1) % 20)],
      [i, i % 60 < 40 ? (i * 31) % Math.floor(size / 2) : i],
    ]);
    expect(nearest(laidOut(size, links, areNamed))).toBeGreaterThan(WIDEST);
  });
});

test('the two sides of a bipartite graph are the two sides of its picture', () => {
  const [one, other] = [numbers(15), numbers(15).map((i) => i + 15)];
  const places = laidOut(
    30,
    one.flatMap((from) => other.map((to): Link => [from, to])),
  );
  const [a, b] = [middle(places, one), middle(places, other)];
  const side = (i: number) =>
    (places[2 * i]! - (a[0] + b[0]) / 2) * (a[0] - b[0]) + (places[2 * i + 1]! - (a[1] + b[1]) / 2) * (a[1] - b[1]);
  expect(one.every((i) => side(i) > 0) && other.every((i) => side(i) < 0)).toBe(true);
});

test('a tree is drafted around its middle, without a crossing', () => {
  const links = numbers(400)
    .slice(1)
    .map((i): Link => [i, Math.floor((i - 1) / (1 + (i % 4)))]);
  const lists = numbers(400).map((node) =>
    links.flatMap(([from, to]) => (from === node ? [to] : to === node ? [from] : [])),
  );
  const { x, y } = treePlaces(lists);
  expect(
    crossings(
      Float64Array.from(numbers(800), (i) => (i % 2 === 0 ? x : y)[i >> 1]!),
      links,
    ),
  ).toBe(0);
});
