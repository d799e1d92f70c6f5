import { type Merge } from '../tables/sheetTable.js';
import { type Workbook } from './Workbook.js';

/** The column of a place such as `B7`, from 0. */
export function columnAt(place: string): number {
  let at = 0;
  for (const char of place) {
    const code = char.charCodeAt(0);
    if (code < 65 || code > 90) break;
    at = at * 26 + (code - 64);
  }
  return at - 1;
}

const MERGE = /<(?:\w+:)?mergeCell\s[^>]*?ref\s*=\s*["']([A-Z]+)(\d+):([A-Z]+)(\d+)["']/g;
/** Longest tag of a merge, which may be cut by the pieces in which a sheet is unpacked. */
const LONGEST = 200;
/** More are those of a program that went wrong, and would have to be held. */
const MOST = 50_000;

/** The merged cells of a sheet, which it tells after its rows. Throws `FileFault`. */
export async function mergesOf(workbook: Workbook, part: string): Promise<readonly Merge[]> {
  const merges = new Map<string, Merge>();
  let last = '';
  for await (const text of workbook.part(part)) {
    const piece = last + text;
    last = piece.slice(-LONGEST);
    if (!piece.includes('mergeCell')) continue;
    for (const [, left = '', top, right = '', bottom] of piece.matchAll(MERGE)) {
      if (merges.size >= MOST) break;
      merges.set(`${left}${top}`, {
        from: { row: Number(top), column: columnAt(left) },
        to: { row: Number(bottom), column: columnAt(right) },
      });
    }
  }
  return [...merges.values()];
}
