import { type Merge } from '../tables/sheetTable.js';
import { columnAt } from './places.js';
import { type Workbook } from './Workbook.js';

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
