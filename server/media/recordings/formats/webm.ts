import { type FileHandle } from 'node:fs/promises';

import { bytesAt } from './sniff.js';

/** What comes before the first sound is no longer than this. */
const HEAD = 64 * 1024;
/** Times within a cluster are 16 bits of milliseconds, so that the last one is no longer than half a minute: of good sound this much. */
const TAIL = 4 * 1024 ** 2;

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const CLUSTER = 0x1f43b675;
const CLUSTER_TIME = 0xe7;
const GROUP = 0xa0;
const BLOCK = 0xa1;
const SIMPLE_BLOCK = 0xa3;
/** Those that are entered; all others are stepped over. */
const HOLDERS = new Set([SEGMENT, INFO, CLUSTER, GROUP]);
const CLUSTER_SIGN = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);

const NANOSECONDS = 1e9;
/** Nanoseconds in a unit of time where the file does not say. */
const USUAL_SCALE = 1e6;

interface Element {
  readonly id: number;
  readonly body: Buffer;
}

/** How many bytes a number takes, by the zeros that it begins with; 9 for none. */
const widthOf = (first: number): number => Math.clz32(first) - 23;

/**
 * The elements of some bytes, one after the other, those that hold others before what they hold.
 * @returns whether they end where the bytes do
 */
function* elementsOf(bytes: Buffer): Generator<Element, boolean> {
  let at = 0;
  while (at < bytes.length) {
    const idWidth = widthOf(bytes.readUInt8(at));
    const sizeAt = at + idWidth;
    if (idWidth > 4 || sizeAt >= bytes.length) return false;
    const sizeWidth = widthOf(bytes.readUInt8(sizeAt));
    const body = sizeAt + sizeWidth;
    if (sizeWidth > 8 || body > bytes.length) return false;
    const id = bytes.readUIntBE(at, idWidth);
    const isHolder = HOLDERS.has(id);
    // One that is written while it is recorded says of those that hold others no size: all bits are ones.
    const size = Number(BigInt.asUintN(7 * sizeWidth, BigInt(`0x${bytes.toString('hex', sizeAt, body)}`)));
    yield { id, body: bytes.subarray(body, isHolder ? body : body + size) };
    at = isHolder ? body : body + size;
  }
  return at === bytes.length;
}

const unsigned = (body: Buffer): number => (body.length === 0 || body.length > 6 ? 0 : body.readUIntBE(0, body.length));
const float = (body: Buffer): number =>
  body.length === 8 ? body.readDoubleBE(0) : body.length === 4 ? body.readFloatBE(0) : 0;

/** What the head says: how long a unit of time is, and how many of them the file has; 0 where it does not say. */
function headOf(bytes: Buffer): { scale: number; duration: number } {
  let [scale, duration] = [USUAL_SCALE, 0];
  for (const { id, body } of elementsOf(bytes)) {
    if (id === CLUSTER) break;
    if (id === SCALE) scale = unsigned(body);
    if (id === DURATION) duration = float(body);
  }
  return { scale, duration };
}

/** When the last block of a cluster ends, as far as the block before tells how long one is; undefined for what is no cluster up to the end. */
function endOf(cluster: Buffer): number | undefined {
  const times: number[] = [];
  let begin: number | undefined;
  const elements = elementsOf(cluster);
  let next = elements.next();
  for (; next.done !== true; next = elements.next()) {
    const { id, body } = next.value;
    if (id === CLUSTER_TIME) begin = unsigned(body);
    // Behind the number of the track, which takes a byte.
    if ((id === BLOCK || id === SIMPLE_BLOCK) && begin !== undefined && body.length > 3)
      times.push(begin + body.readInt16BE(1));
  }
  const [before, last] = [times.at(-2), times.at(-1)];
  if (!next.value || last === undefined) return undefined;
  return last + (before === undefined ? 0 : Math.max(0, last - before));
}

/** The end of the last cluster; its sign may also stand within a sound. */
function lastEnd(tail: Buffer): number | undefined {
  for (let at = tail.lastIndexOf(CLUSTER_SIGN); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(CLUSTER_SIGN, at - 1)) {
    const end = endOf(tail.subarray(at));
    if (end !== undefined) return end;
  }
  return undefined;
}

/** How long a WebM file is: as its head says, or, where a browser recorded it and says nothing, by the last of its sound. */
export async function webmSeconds(file: FileHandle): Promise<number | undefined> {
  const { size } = await file.stat();
  const { scale, duration } = headOf(await bytesAt(file, 0, HEAD));
  const units = duration > 0 ? duration : lastEnd(await bytesAt(file, Math.max(0, size - TAIL), TAIL));
  return units === undefined ? undefined : (units * scale) / NANOSECONDS;
}
