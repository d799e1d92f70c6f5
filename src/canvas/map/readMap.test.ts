import { expect, test } from 'vitest';

import { frameOf } from '../../../domain/map/frame';
import { type MapHead, type MapSlice } from '../../../domain/map/MapSlice';
import { nodeIndex } from './indexes';
import { type ReadMap, readMap } from './readMap';

const idOf = (at: number) => `01HZ${String(at).padStart(22, '0')}`;
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);
const head = (nodesTotal: number, version = 1): MapHead => ({
  projectId: idOf(0),
  version,
  nodesTotal,
  relationshipsTotal: 0,
  isFirst: false,
});
const sliceOf = (from: number, count: number): MapSlice => ({
  labels: from === 0 ? ['City'] : [],
  types: [],
  nodes: {
    ids: numbers(count, from).map(idOf),
    x: numbers(count, from),
    y: numbers(count, from),
    label: numbers(count).map(() => 0),
    degree: numbers(count).map(() => 0),
    captions: numbers(count, from).map((at) => `no. ${at}`),
  },
  relationships: { ids: [], from: [], to: [], type: [] },
});

const noSignal = () => new AbortController().signal;

/** An answer of these pieces. */
function answer(pieces: readonly Uint8Array[], onCancel: () => void = () => undefined): () => Promise<Response> {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const piece = left.shift();
      if (piece === undefined) stream.close();
      else stream.enqueue(piece);
    },
    cancel: onCancel,
  });
  return () => Promise.resolve(new Response(body));
}

async function all(map: AsyncIterable<ReadMap>): Promise<ReadMap[]> {
  const read: ReadMap[] = [];
  for await (const each of map) read.push(each);
  return read;
}

test('a map is given with each slice, and says how many of how many have come', async () => {
  const pieces = [
    frameOf({ ...head(5), isFirst: true }, sliceOf(0, 2)),
    frameOf(head(5), sliceOf(2, 2)),
    frameOf(head(5), sliceOf(4, 1)),
  ];
  const read = await all(readMap(answer(pieces), noSignal()));
  expect(read.map(({ arrays, nodesTotal, isWhole }) => [arrays.nodeCount, nodesTotal, isWhole])).toEqual([
    [2, 5, false],
    [4, 5, false],
    [5, 5, true],
  ]);
  const last = read.at(-1)!.arrays;
  expect([last.version, nodeIndex(last, idOf(4)), last.captions[4], last.x[4], last.x.length]).toEqual([
    1,
    4,
    'no. 4',
    4,
    5,
  ]);
});

test('a map that begins again forgets what came before', async () => {
  const pieces = [
    frameOf({ ...head(3), isFirst: true }, sliceOf(0, 2)),
    frameOf({ ...head(2, 2), isFirst: true }, sliceOf(7, 2)),
  ];
  const { arrays, isWhole } = (await all(readMap(answer(pieces), noSignal()))).at(-1)!;
  expect([arrays.version, arrays.ids, nodeIndex(arrays, idOf(0)), isWhole]).toEqual([
    2,
    [idOf(7), idOf(8)],
    undefined,
    true,
  ]);
});

test('a project of nothing is a whole map', async () => {
  const read = await all(readMap(answer([frameOf({ ...head(0), isFirst: true }, sliceOf(0, 0))]), noSignal()));
  expect(read.map(({ isWhole }) => isWhole)).toEqual([true]);
});

test('a map that breaks off is refused, in the middle of a slice and between two', async () => {
  const [one, other] = [frameOf({ ...head(4), isFirst: true }, sliceOf(0, 2)), frameOf(head(4), sliceOf(2, 2))];
  for (const pieces of [[one], [one, other.subarray(0, 20)]])
    await expect(all(readMap(answer(pieces), noSignal()))).rejects.toThrow('broke off');
});

test('whoever stops reading ends the answer', async () => {
  let isCancelled = false;
  const pieces = numbers(50).map((at) => frameOf({ ...head(100), isFirst: at === 0 }, sliceOf(at * 2, 2)));
  for await (const { arrays } of readMap(
    answer(pieces, () => (isCancelled = true)),
    noSignal(),
  ))
    if (arrays.nodeCount >= 6) break;
  expect(isCancelled).toBe(true);
});
