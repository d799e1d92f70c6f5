import { expect, test } from 'vitest';

import { Rectangles } from '../core/rectangles';
import { placedNumbers } from '../core/bundleNumbers';
import { bundled } from './bundledLines';
import { WIDTH_PARTS } from './columns';
import { type FarEdges, MARKS } from './scene';
import { asWritten, numbersOn } from './software/numbers';
import { byDegree } from './software/discs';

type Line = readonly [from: number, to: number, type: number, mark?: number];

const edgesOf = (lines: readonly Line[]): FarEdges => ({
  count: lines.length,
  from: Uint32Array.from(lines, ([from]) => from),
  to: Uint32Array.from(lines, ([, to]) => to),
  type: Uint16Array.from(lines, ([, , type]) => type),
  ...{
    colour: new Uint32Array(lines.length),
    width: new Uint8Array(lines.length),
    arrow: new Uint8Array(lines.length),
  },
  marks: Uint8Array.from(lines, ([, , , mark = 0]) => mark),
});
const times = (count: number, ...line: Line): Line[] => Array.from({ length: count }, () => line);
const hidden = ({ marks }: FarEdges) => [...marks].filter((mark) => (mark & MARKS.hidden) !== 0).length;

test('very many of one type from one node to another are one line, as wide as on the canvas, with their number', () => {
  const lines = [...times(12, 0, 1, 0), ...times(4, 0, 1, 1), ...times(5, 1, 0, 0), ...times(9, 2, 3, 0)];
  const { edges, counts } = bundled(edgesOf(lines));
  expect([...counts]).toEqual([
    [0, 12],
    [16, 5],
    [21, 9],
  ]);
  expect(hidden(edges)).toBe(11 + 4 + 8);
  expect([0, 12, 16].map((edge) => Math.round(edges.width[edge]! / WIDTH_PARTS))).toEqual([5, 0, 3]);
});

test('what is hidden is not counted, and one that is drawn in full lets its bundle be so', () => {
  const lines = [...times(5, 0, 1, 0, MARKS.faint), ...times(1, 0, 1, 0), ...times(3, 0, 1, 0, MARKS.hidden)];
  const given = edgesOf(lines);
  const { edges, counts } = bundled(given);
  expect([...counts]).toEqual([[0, 6]]);
  expect(edges.marks[0]).toBe(0);
  expect(hidden(given)).toBe(3);
});

test('a graph of many lines of which few run together is bundled as if each were looked for among all', () => {
  const lines = Array.from({ length: 20_000 }, (_, at): Line => [(at * 7919) % 60, (at * 104_729) % 53, at % 2]);
  const wanted = new Map<string, number>();
  for (const line of lines) wanted.set(line.join(), (wanted.get(line.join()) ?? 0) + 1);
  const { counts } = bundled(edgesOf(lines));
  expect([...counts.values()].sort()).toEqual([...wanted.values()].filter((count) => count >= 5).sort());
});

const VIEW = { zoom: 0.5, panX: 0, panY: 0, width: 400, height: 400, ratio: 2, overscan: 0 };

/** Two nodes so far apart with seven relationships, and a third node half way: the numbers that are written. */
function numbers(apart: number, third: number) {
  const nodes = {
    ...{ count: 3, x: Float32Array.of(100, 100 + apart, 100 + apart / 2), y: Float32Array.of(100, 100, third) },
    ...{ radius: new Float32Array(3).fill(10), colour: new Uint32Array(3), shape: new Uint8Array(3) },
    ...{ marks: new Uint8Array(3), degree: Uint32Array.of(7, 7, 0) },
  };
  const from = { nodes, captions: ['', '', ''], order: byDegree(nodes) };
  return numbersOn(from, bundled(edgesOf(times(7, 0, 1, 0))), [], VIEW, 'canvas', () => true);
}

test('a number stands at the middle of its line where that is long enough and nothing is there', () => {
  expect(numbers(200, 300)).toEqual([{ x: 200, y: 100, count: 7 }]);
  expect(numbers(200, 101)).toEqual([]);
  expect(numbers(40, 300)).toEqual([]);
});

test('a number tells where it lies whoever writes above the picture, as large as it is on the screen', () => {
  const [{ size, ...number } = { size: 0 }] = asWritten(numbers(200, 300), { ...VIEW, zoom: 0.25 });
  expect(number).toMatchObject({ x: 200, y: 100, written: { lines: ['7'], at: 'inside' } });
  expect(size * 0.25).toBe(16);
});

test('of two numbers at one place the larger is written', () => {
  const end = (x: number, y: number) => ({ x, y, size: 10 });
  const bundles = [
    { id: 'few', count: 6, ends: [end(0, 100), end(200, 100)] },
    { id: 'many', count: 60, ends: [end(100, 0), end(100, 200)] },
  ] as const;
  expect([...placedNumbers(bundles, new Rectangles()).keys()]).toEqual(['many']);
});
