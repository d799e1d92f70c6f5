import { expect, test } from 'vitest';

import { gridOf, itemsAround } from './grid';
import { edgeAt, nodeAt, nodesWithin } from './hits';
import { type FarEdges, type FarNodes, MARKS } from './scene';

function nodesOf(places: readonly (readonly [x: number, y: number])[], radius = 10): FarNodes {
  const count = places.length;
  return {
    count,
    x: Float32Array.from(places, ([x]) => x),
    y: Float32Array.from(places, ([, y]) => y),
    radius: new Float32Array(count).fill(radius),
    colour: new Uint32Array(count),
    shape: new Uint8Array(count),
    marks: new Uint8Array(count),
    degree: new Uint32Array(count),
  };
}
const edgesOf = (ends: readonly (readonly [from: number, to: number])[]): FarEdges => ({
  count: ends.length,
  from: Uint32Array.from(ends, ([from]) => from),
  to: Uint32Array.from(ends, ([, to]) => to),
  type: new Uint16Array(ends.length),
  colour: new Uint32Array(ends.length),
  width: new Uint8Array(ends.length),
  arrow: new Uint8Array(ends.length),
  marks: new Uint8Array(ends.length),
});

/** Places as a person would scatter them, always the same. */
const scattered = Array.from({ length: 2000 }, (_, at) => [(at * 7919) % 10_007, (at * 104_729) % 9973] as const);

test('the node at a place is the nearest within its own radius, or within reach of a small one', () => {
  const nodes = nodesOf([
    [0, 0],
    [30, 0],
    [Number.NaN, 0],
  ]);
  const at = (x: number, y: number, reach: number) => nodeAt(nodes, { x, y }, reach);
  expect(at(3, 4, 1)).toBe(0);
  expect(at(24, 0, 1)).toBe(1);
  expect(at(15, 0, 1)).toBeUndefined();
  expect(at(16, 0, 20)).toBe(1);
  nodes.marks[1] = MARKS.hidden;
  expect(at(30, 0, 1)).toBeUndefined();
});

test('the nodes of a part of the plane are those whose middles lie in it, and where only wide ones are looked for those', () => {
  const nodes = nodesOf(scattered);
  nodes.radius[7] = 11;
  for (const [x1, y1, side] of [
    [0, 0, 500],
    [4000, 4000, 1500],
    [-900, 9000, 3000],
    [20_000, 0, 10],
  ] as const) {
    const area = { x1, y1, w: side, h: side };
    const all = scattered.flatMap(([x, y], at) => (x >= x1 && x <= x1 + side && y >= y1 && y <= y1 + side ? [at] : []));
    expect(nodesWithin(nodes, area)).toEqual(all);
    expect(nodesWithin(nodes, area, Infinity, 21)).toEqual(all.filter((at) => at === 7));
  }
});

test('the nodes of a part of the plane are not all gathered where they are too many', () => {
  const nodes = nodesOf(scattered);
  const all = { x1: 0, y1: 0, w: 20_000, h: 20_000 };
  expect(nodesWithin(nodes, all, 50)).toHaveLength(51);
  expect(nodesWithin(nodes, all, 2000)).toHaveLength(2000);
});

const edgeIn = (nodes: FarNodes, edges: FarEdges, x: number, y: number, reach = 3) =>
  edgeAt(nodes, edges, gridOf(nodes, edges), { x, y }, reach);

test('a relationship is met by its line, however many lie on it, and in a throng of lines none is', () => {
  const nodes = nodesOf([
    [0, 0],
    [100, 0],
    [0, 100],
  ]);
  const two = edgesOf([
    [0, 1],
    [0, 2],
  ]);
  expect([edgeIn(nodes, two, 50, 2), edgeIn(nodes, two, 50, 5)]).toEqual([0, undefined]);
  expect(edgeIn(nodes, edgesOf(Array.from({ length: 9 }, () => [0, 1] as const)), 50, 0)).toBe(0);
  const star = nodesOf([[0, 0], ...Array.from({ length: 9 }, (_, at) => [100, at] as const)]);
  const rays = edgesOf(Array.from({ length: 9 }, (_, at) => [0, at + 1] as const));
  expect(edgeIn(star, rays, 50, 2)).toBeUndefined();
});

/** Relationships of the scattered nodes: most to one near by, some right across. */
const strewn = scattered.map(([x, y], at) => {
  const isNear = (other: number, one: number) => Math.abs(other - one) < 400;
  const near = scattered.findIndex((place, index) => index > at && isNear(place[0], x) && isNear(place[1], y));
  return [at, at % 10 === 0 || near < 0 ? (at * 31) % scattered.length : near] as const;
});

test('through its grid the same relationship is met as by looking at all of them, hidden ones and those without a place left out', () => {
  const nodes = nodesOf([...scattered, [Number.NaN, Number.NaN]]);
  const edges = edgesOf([...strewn, [0, scattered.length]]);
  for (let at = 0; at < edges.count; at += 7) edges.marks[at] = MARKS.hidden;
  const grid = gridOf(nodes, edges);
  // All that have places in one cell: each is looked at.
  const items = Uint32Array.from(strewn.keys());
  const starts = new Uint32Array(17).fill(items.length, 1);
  const all = { left: 0, top: 0, side: 1e9, levels: 1, starts, items };
  const places = scattered.map(([x, y], at) => ({ x: x + (at % 90), y: y - (at % 70) }));
  const met = places.map((place) => edgeAt(nodes, edges, grid, place, 25));
  expect(met).toEqual(places.map((place) => edgeAt(nodes, edges, all, place, 25)));
  expect(new Set(met).size).toBeGreaterThan(100);
});

test('to find the relationship at a place few of them are looked at', () => {
  const nodes = nodesOf(scattered);
  const short = strewn.filter((_, at) => at % 10 !== 0);
  const grid = gridOf(nodes, edgesOf(short));
  const looked = scattered.map(([x, y]) =>
    [...itemsAround(grid, { x1: x, y1: y, w: 0, h: 0 })].reduce((sum, some) => sum + some.length, 0),
  );
  expect(Math.max(...looked)).toBeGreaterThan(0);
  expect(looked.reduce((sum, one) => sum + one, 0) / looked.length).toBeLessThan(short.length / 4);
});

test('where there is nothing, nothing is found, nor what has no place', () => {
  const area = { x1: 0, y1: 0, w: 9, h: 9 };
  expect(nodesWithin(nodesOf([]), area)).toEqual([]);
  expect(edgeIn(nodesOf([]), edgesOf([]), 5, 5)).toBeUndefined();
  expect(
    nodesWithin(
      nodesOf([
        [Number.NaN, Number.NaN],
        [5, 5],
      ]),
      area,
    ),
  ).toEqual([1]);
});
