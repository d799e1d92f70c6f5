import { type ByteRange } from '../../recordings/RecordingFiles.js';

/** What of a file a `Range` header asks for (RFC 9110, 14.1.2): a range, all of it, or what it does not have. */
export type WantedRange = ByteRange | 'whole' | 'unsatisfiable';

/** Reads one range of bytes; several at once, and other units, are answered with the whole file, as the standard lets one. */
export function wantedRange(header: string | undefined, bytes: number): WantedRange {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') return to === '0' ? 'unsatisfiable' : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  const start = Number(from);
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (start >= bytes) return 'unsatisfiable';
  return end < start ? 'whole' : { start, end };
}
