import { idColumnLength, readIds, sharedPrefix, writeIds } from './idColumn.js';
import { type MapHead, type MapSlice } from './MapSlice.js';

/**
 * A slice of a map as bytes, all numbers with the lowest byte first, as every browser and server of today has them:
 *
 *     bytes of the frame after this (uint32) · bytes of the head (uint32) · head (JSON, filled up with blanks to 4 bytes)
 *     nodes: x (float32 each), y (float32), degree (uint32)
 *     relationships: from (uint32), to (uint32)
 *     nodes: label (uint16), length of the caption in UTF-16 units (uint16)
 *     relationships: type (uint16)
 *     ids of nodes, then of relationships: what follows the prefix that the head names, as ASCII
 *     captions, one after the other (UTF-8, to the end of the frame)
 */
interface FrameHead extends MapHead {
  readonly labels: readonly string[];
  readonly types: readonly string[];
  readonly nodes: number;
  readonly relationships: number;
  readonly nodePrefix: string;
  readonly relationshipPrefix: string;
}

/** A slice with what it says of its map. */
export interface MapFrame {
  readonly head: MapHead;
  readonly slice: MapSlice;
}

/** Bytes before the head of a frame. */
export const LENGTHS = 8;

const utf8 = new TextEncoder();
const text = new TextDecoder();

/** Half a character, which UTF-8 has no bytes for. */
const HALF = /\p{Surrogate}/gu;

const headOf = (head: MapHead, { labels, types, nodes, relationships }: MapSlice): FrameHead => ({
  ...head,
  labels,
  types,
  nodes: nodes.ids.length,
  relationships: relationships.ids.length,
  nodePrefix: sharedPrefix(nodes.ids),
  relationshipPrefix: sharedPrefix(relationships.ids),
});

/** Where the columns of a frame lie: made for writing, and for reading alike. */
function columnsOf(bytes: Uint8Array<ArrayBuffer>, begin: number, head: FrameHead) {
  const { nodes, relationships } = head;
  let at = begin;
  const take = (length: number) => ({ buffer: bytes.buffer, offset: bytes.byteOffset + (at += length) - length });
  const column = <C>(
    of: new (buffer: ArrayBuffer, offset: number, length: number) => C,
    width: number,
    count: number,
  ): C => {
    const { buffer, offset } = take(width * count);
    return new of(buffer, offset, count);
  };
  return {
    x: column(Float32Array<ArrayBuffer>, 4, nodes),
    y: column(Float32Array<ArrayBuffer>, 4, nodes),
    degree: column(Uint32Array<ArrayBuffer>, 4, nodes),
    from: column(Uint32Array<ArrayBuffer>, 4, relationships),
    to: column(Uint32Array<ArrayBuffer>, 4, relationships),
    label: column(Uint16Array<ArrayBuffer>, 2, nodes),
    captionLength: column(Uint16Array<ArrayBuffer>, 2, nodes),
    type: column(Uint16Array<ArrayBuffer>, 2, relationships),
    nodeIds: column(Uint8Array<ArrayBuffer>, 1, idColumnLength(nodes, head.nodePrefix)),
    relationshipIds: column(Uint8Array<ArrayBuffer>, 1, idColumnLength(relationships, head.relationshipPrefix)),
    captions: bytes.subarray(at),
  };
}

const columnBytes = (head: FrameHead): number =>
  16 * head.nodes +
  10 * head.relationships +
  idColumnLength(head.nodes, head.nodePrefix) +
  idColumnLength(head.relationships, head.relationshipPrefix);

/** A slice as bytes. */
export function frameOf(head: MapHead, slice: MapSlice): Uint8Array<ArrayBuffer> {
  const { nodes, relationships } = slice;
  const written = headOf(head, slice);
  const headBytes = utf8.encode(JSON.stringify(written));
  const headLength = Math.ceil(headBytes.length / 4) * 4;
  const captions = nodes.captions.map((caption) => caption.replaceAll(HALF, '\uFFFD'));
  const captionBytes = utf8.encode(captions.join(''));
  const begin = LENGTHS + headLength;
  const frame = new Uint8Array(begin + columnBytes(written) + captionBytes.length);
  const view = new DataView(frame.buffer);
  view.setUint32(0, frame.length - 4, true);
  view.setUint32(4, headLength, true);
  frame.fill(0x20, LENGTHS, begin);
  frame.set(headBytes, LENGTHS);
  const columns = columnsOf(frame, begin, written);
  columns.x.set(nodes.x);
  columns.y.set(nodes.y);
  columns.degree.set(nodes.degree);
  columns.label.set(nodes.label);
  columns.captionLength.set(captions.map(({ length }) => length));
  columns.from.set(relationships.from);
  columns.to.set(relationships.to);
  columns.type.set(relationships.type);
  writeIds(nodes.ids, written.nodePrefix, columns.nodeIds);
  writeIds(relationships.ids, written.relationshipPrefix, columns.relationshipIds);
  columns.captions.set(captionBytes);
  return frame;
}

function captionsIn(bytes: Uint8Array, lengths: Uint16Array): string[] {
  const all = text.decode(bytes);
  let at = 0;
  return Array.from(lengths, (length) => all.slice(at, (at += length)));
}

/** The slice of a whole frame, which begins where four bytes do. */
export function readFrame(frame: Uint8Array<ArrayBuffer>): MapFrame {
  const headLength = new DataView(frame.buffer, frame.byteOffset).getUint32(4, true);
  const begin = LENGTHS + headLength;
  const read = JSON.parse(text.decode(frame.subarray(LENGTHS, begin))) as FrameHead;
  const { x, y, degree, from, to, label, type, ...rest } = columnsOf(frame, begin, read);
  const { projectId, version, nodesTotal, relationshipsTotal, isFirst, labels, types } = read;
  return {
    head: { projectId, version, nodesTotal, relationshipsTotal, isFirst },
    slice: {
      labels,
      types,
      nodes: {
        ids: readIds(read.nodes, read.nodePrefix, rest.nodeIds),
        captions: captionsIn(rest.captions, rest.captionLength),
        ...{ x, y, label, degree },
      },
      relationships: {
        ids: readIds(read.relationships, read.relationshipPrefix, rest.relationshipIds),
        ...{ from, to, type },
      },
    },
  };
}
