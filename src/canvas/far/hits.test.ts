import { expect, test } from 'vitest';

import { gridOf } from './grid';
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
const gridFor = ({ count, x, y }: FarNodes) => gridOf(count, x, y);

/** Places as a person would scatter them, always the same. */
const scattered = Array.from({ length: 2000 }, (_, at) => [(at * 7919) % 10_007, (at * 104_729) % 9973] as const);

test('the node at a place is the nearest within its own radius, or within reach of a small one', () => {
  const nodes = nodesOf([
    [0, 0],
    [30, 0],
    [Number.NaN, 0],
  ]);
  const at = (x: number, y: number, reach: number) => nodeAt(nodes, gridFor(nodes), { x, y }, reach, 10);
  expect(at(3, 4, 1)).toBe(0);
  expect(at(24, 0, 1)).toBe(1);
  expect(at(15, 0, 1)).toBeUndefined();
  expect(at(16, 0, 20)).toBe(1);
  nodes.marks[1] = MARKS.hidden;
  expect(at(30, 0, 1)).toBeUndefined();
});

test('through the grid the same nodes are found as by looking at all of them', () => {
  const nodes = nodesOf(scattered);
  const grid = gridFor(nodes);
  for (const [x1, y1, side] of [
    [0, 0, 500],
    [4000, 4000, 1500],
    [-900, 9000, 3000],
    [20_000, 0, 10],
  ] as const) {
    const area = { x1, y1, w: side, h: side };
    const all = scattered.flatMap(([x, y], at) => (x >= x1 && x <= x1 + side && y >= y1 && y <= y1 + side ? [at] : []));
    expect(nodesWithin(nodes, grid, area).toSorted((a, b) => a - b)).toEqual(all);
  }
});

test('the nodes of a part of the plane are not all gathered where they are too many', () => {
  const nodes = nodesOf(scattered);
  const all = { x1: 0, y1: 0, w: 20_000, h: 20_000 };
  expect(nodesWithin(nodes, gridFor(nodes), all, 50)).toHaveLength(51);
  expect(nodesWithin(nodes, gridFor(nodes), all, 2000)).toHaveLength(2000);
});

test('a relationship is met by its line, however many lie on it, and in a throng of lines none is', () => {
  const nodes = nodesOf([
    [0, 0],
    [100, 0],
    [0, 100],
  ]);
  expect(
    edgeAt(
      nodes,
      edgesOf([
        [0, 1],
        [0, 2],
      ]),
      { x: 50, y: 2 },
      3,
    ),
  ).toBe(0);
  expect(
    edgeAt(
      nodes,
      edgesOf([
        [0, 1],
        [0, 2],
      ]),
      { x: 50, y: 5 },
      3,
    ),
  ).toBeUndefined();
  expect(edgeAt(nodes, edgesOf(Array.from({ length: 9 }, () => [0, 1] as const)), { x: 50, y: 0 }, 3)).toBe(0);
  const star = nodesOf([[0, 0], ...Array.from({ length: 9 }, (_, at) => [100, at] as const)]);
  const rays = edgesOf(Array.from({ length: 9 }, (_, at) => [0, at + 1] as const));
  expect(edgeAt(star, rays, { x: 50, y: 2 }, 3)).toBeUndefined();
});

test('a grid of nothing, and of one, finds what is there', () => {
  expect(nodesWithin(nodesOf([]), gridFor(nodesOf([])), { x1: 0, y1: 0, w: 9, h: 9 })).toEqual([]);
  const one = nodesOf([[5, 5]]);
  expect(nodesWithin(one, gridFor(one), { x1: 0, y1: 0, w: 9, h: 9 })).toEqual([0]);
});
