import { readFileSync } from 'node:fs';

/** The last committed content of the pages in a log (https://www.sqlite.org/fileformat.html#the_write_ahead_log). */
export interface LogPages {
  readonly pages: ReadonlyMap<number, Buffer>;
  /** What is wrong with the log: a commit stands after a place where it cannot be read. */
  readonly fault: string | undefined;
}

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = [0x377f0682, 0x377f0683];

type Sums = readonly [number, number];

/** The checksum of a log, over pairs of numbers. */
function sumOf(bytes: Buffer, isBigEndian: boolean, [first, second]: Sums): Sums {
  let [s0, s1] = [first, second];
  const read = (at: number) => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    s0 = (s0 + read(at) + s1) >>> 0;
    s1 = (s1 + read(at + 4) + s0) >>> 0;
  }
  return [s0, s1];
}

interface Frame {
  readonly page: number;
  /** Whether a commit ends with it. */
  readonly commits: boolean;
  readonly hasSalt: boolean;
  readonly content: Buffer;
  readonly summed: Buffer;
  readonly sums: Sums;
}

function frameAt(log: Buffer, at: number, pageSize: number): Frame {
  const head = log.subarray(at, at + FRAME_HEADER);
  const content = log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + pageSize);
  return {
    page: head.readUInt32BE(0),
    commits: head.readUInt32BE(4) > 0,
    hasSalt: head.subarray(8, 16).equals(log.subarray(16, 24)),
    content,
    summed: head.subarray(0, 8),
    sums: [head.readUInt32BE(16), head.readUInt32BE(20)],
  };
}

/** Reads the frames of a log up to where their chain breaks; only what was committed counts. */
export function readLog(path: string): LogPages {
  const log = readFileSync(path);
  const pages = new Map<number, Buffer>();
  if (log.length < HEADER) return { pages, fault: log.length === 0 ? undefined : 'its log is cut off' };
  const isBigEndian = log.readUInt32BE(0) === MAGIC[1];
  let sums = sumOf(log.subarray(0, 24), isBigEndian, [0, 0]);
  const pageSize = log.readUInt32BE(8);
  const isHeader = MAGIC.includes(log.readUInt32BE(0)) && sums[0] === log.readUInt32BE(24);
  if (!isHeader) return { pages, fault: 'its log has no beginning' };
  let waiting = new Map<number, Buffer>();
  let isBroken = false;
  for (let at = HEADER; at + FRAME_HEADER + pageSize <= log.length; at += FRAME_HEADER + pageSize) {
    const frame = frameAt(log, at, pageSize);
    sums = sumOf(frame.content, isBigEndian, sumOf(frame.summed, isBigEndian, sums));
    const holds = frame.hasSalt && sums[0] === frame.sums[0] && sums[1] === frame.sums[1];
    // An earlier turn of the log left its frames behind the last commit: they have another salt.
    if (isBroken && frame.hasSalt && frame.commits)
      return { pages, fault: 'its log is damaged before its last commit' };
    isBroken ||= !holds;
    if (isBroken) continue;
    waiting.set(frame.page, frame.content);
    if (!frame.commits) continue;
    for (const [page, content] of waiting) pages.set(page, content);
    waiting = new Map();
  }
  return { pages, fault: undefined };
}
