import { expect, test } from 'vitest';

import { pixelOf } from '../pixels';
import { MARKS } from '../scene';
import { lineColumns, nodeTexels, partsOf, PARTS, ROW } from './columns';

const [RED, BLUE] = [pixelOf('#ff0000'), pixelOf('#0000ff')];

function texelsOf(x: readonly number[]) {
  const count = x.length;
  const nodes = {
    ...{ count, x: Float32Array.from(x), y: new Float32Array(count).fill(2), radius: new Float32Array(count).fill(3) },
    ...{ colour: new Uint32Array(count).fill(RED), shape: new Uint8Array(count).fill(5) },
    ...{ marks: new Uint8Array(count).fill(MARKS.chosen), degree: new Uint32Array(count) },
  };
  return nodeTexels(nodes);
}

test('a node is a place, a radius and all that it looks like', () => {
  const texels = texelsOf([1.5]);
  expect([...new Float32Array(texels.buffer, 0, 3)]).toEqual([1.5, 2, 3]);
  const dress = texels[3]!;
  expect([dress & 0xff_ff_ff, (dress >>> 24) & 15, dress >>> 28]).toEqual([RED & 0xff_ff_ff, MARKS.chosen, 5]);
});

test('a node without a place is hidden', () => {
  const texels = texelsOf([1, Number.NaN]);
  expect((texels[3]! >>> 24) & MARKS.hidden).toBe(0);
  expect((texels[PARTS + 3]! >>> 24) & MARKS.hidden).toBe(MARKS.hidden);
});

test('nodes fill whole rows of a texture', () => {
  expect(texelsOf([]).length).toBe(ROW * PARTS);
  expect(texelsOf(Array.from({ length: ROW + 1 }, () => 0)).length).toBe(2 * ROW * PARTS);
});

test('relationships stand by their colours, the plain ones first', () => {
  const edges = {
    ...{ count: 4, from: Uint32Array.of(1, 2, 3, 4), to: Uint32Array.of(5, 6, 7, 8), type: new Uint16Array(4) },
    ...{ colour: Uint32Array.of(RED, 0, BLUE, RED), width: Uint8Array.of(0, 32, 0, 0) },
    ...{ arrow: Uint8Array.of(0, 1, 0, 0), marks: Uint8Array.of(0, MARKS.faint, 0, 0) },
  };
  const { columns, groups } = lineColumns(edges);
  expect(groups).toEqual([
    { colour: 0, first: 0, count: 1 },
    { colour: RED, first: 1, count: 2 },
    { colour: BLUE, first: 3, count: 1 },
  ]);
  const froms = [0, 1, 2, 3].map((at) => columns[at * PARTS]);
  expect(froms).toEqual([2, 1, 4, 3]);
  expect([...columns.slice(0, PARTS)]).toEqual([2, 6, 0, 32 | (1 << 8) | (MARKS.faint << 16)]);
});

test('a pixel has its parts in the order of a screen', () => {
  expect(partsOf(pixelOf('#ff0033'))).toEqual([1, 0, 0.2]);
});
