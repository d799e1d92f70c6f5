import { expect, test } from 'vitest';

import { frameOf, type MapFrame } from './frame.js';
import { FrameBuffer } from './FrameBuffer.js';
import { type MapHead, type MapSlice, NO_LABEL } from './MapSlice.js';

const id = (end: string) => `01HZ${'0'.repeat(22 - end.length)}${end}`;
const head: MapHead = { projectId: id('P'), version: 7, nodesTotal: 3, relationshipsTotal: 2, isFirst: true };
const slice: MapSlice = {
  labels: ['Person', 'Oraș'],
  types: ['KNOWS'],
  nodes: {
    ids: [id('A1'), id('B2'), id('C3')],
    x: [1.5, NaN, -3],
    y: [2, NaN, 1e6],
    label: [0, 1, NO_LABEL],
    degree: [2, 70_000, 0],
    captions: ['Ada', 'Iași 🏙\nnew line', ''],
  },
  relationships: { ids: [id('R1'), '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'], from: [0, 1], to: [1, 1], type: [0, 0] },
};
const next: MapSlice = {
  labels: [],
  types: [],
  nodes: { ids: [], x: [], y: [], label: [], degree: [], captions: [] },
  relationships: { ids: [id('R9')], from: [2], to: [0], type: [0] },
};

const plain = ({ head: said, slice: read }: MapFrame) => ({
  said,
  ...read,
  nodes: {
    ...read.nodes,
    ...Object.fromEntries((['x', 'y', 'label', 'degree'] as const).map((name) => [name, Array.from(read.nodes[name])])),
  },
  relationships: {
    ...read.relationships,
    ...Object.fromEntries(
      (['from', 'to', 'type'] as const).map((name) => [name, Array.from(read.relationships[name])]),
    ),
  },
});

test('a slice is the same after it was bytes, however the stream cuts them', () => {
  const later = { ...head, isFirst: false };
  const stream = Buffer.concat([frameOf(head, slice), frameOf(later, next)]);
  for (const size of [1, 3, 4, 5, 7, 64, 100, stream.length]) {
    const buffer = new FrameBuffer();
    const frames: MapFrame[] = [];
    for (let at = 0; at < stream.length; at += size) frames.push(...buffer.push(stream.subarray(at, at + size)));
    expect(frames.map(plain)).toEqual([plain({ head, slice }), plain({ head: later, slice: next })]);
    expect(buffer.isBroken).toBe(false);
  }
});

test('a caption that was cut within a character keeps those after it whole', () => {
  const cut = { ...slice.nodes, captions: ['Ada \ud83c', 'Bob', 'Cy'] };
  const [frame] = new FrameBuffer().push(frameOf(head, { ...slice, nodes: cut }));
  expect(frame?.slice.nodes.captions).toEqual(['Ada \ufffd', 'Bob', 'Cy']);
});

test('a stream that ends in the middle of a frame is broken', () => {
  const buffer = new FrameBuffer();
  expect([...buffer.push(frameOf(head, slice).subarray(0, 50))]).toEqual([]);
  expect(buffer.isBroken).toBe(true);
});
