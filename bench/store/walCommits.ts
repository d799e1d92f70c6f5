import { readFileSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Transactions in a write-ahead log: its frames that end one. With `synchronous=FULL` SQLite flushes the log to the disk
 * exactly once for each, so this counts flushes where no system call can be traced.
 */
export function commitsIn(walPath: string): number {
  const wal = readFileSync(walPath);
  const pageSize = wal.readUInt32BE(8);
  const salt = wal.subarray(16, 24);
  let commits = 0;
  for (let at = HEADER; at + FRAME_HEADER + pageSize <= wal.length; at += FRAME_HEADER + pageSize) {
    if (!wal.subarray(at + 8, at + 16).equals(salt)) break;
    if (wal.readUInt32BE(at + 4) !== 0) commits += 1;
  }
  return commits;
}
