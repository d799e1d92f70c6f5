import { type PdfLine } from './PdfLine.js';

/** Lines at so many heights at either edge of a page may repeat. */
const EDGE = 4;
/** Lines within so many points stand at the same height. */
const LEVEL = 3;
/** Share of the pages that a line stands on which repeats: every other one has another head in a book. */
const SHARE = 0.4;
/** Pages that a line must stand on at the least. */
const LEAST = 2;

/** The number of a page, with what stands around it: repeats also on a single page. */
const NUMBER_ALONE = /^[^\p{L}\n]{0,12}$/u;

const keyOf = ({ text, y }: PdfLine) => `${String(Math.round(y / LEVEL))} ${text.replace(/\p{N}+/gu, '#')}`;
/** Neighbouring heights too: a place may be rounded either way. */
const keysOf = (line: PdfLine) => [-LEVEL, 0, LEVEL].map((by) => keyOf({ ...line, y: line.y + by }));

/** The outermost lines of a page, at its top or its bottom. */
function edgeOf(lines: readonly PdfLine[], isTop: boolean): PdfLine[] {
  const sign = isTop ? -1 : 1;
  const outwards = lines.toSorted((one, other) => sign * (one.y - other.y));
  const innermost = [...new Set(outwards.map(({ y }) => Math.round(y / LEVEL)))][EDGE - 1];
  return outwards.filter(({ y }) => innermost === undefined || sign * (Math.round(y / LEVEL) - innermost) <= 0);
}

/** What stands at an edge of many pages, from the edge inwards: a line behind one that is the page's own is its own too. */
function repeatedAt(pages: readonly (readonly PdfLine[])[], isTop: boolean): Set<PdfLine> {
  const edges = pages.map((lines) => edgeOf(lines, isTop));
  const counts = new Map<string, number>();
  for (const edge of edges)
    for (const key of new Set(edge.flatMap(keysOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(LEAST, Math.ceil(pages.length * SHARE));
  const found = new Set<PdfLine>();
  for (const edge of edges)
    for (const line of edge) {
      if ((counts.get(keyOf(line)) ?? 0) < least && !NUMBER_ALONE.test(line.text)) break;
      found.add(line);
    }
  return found;
}

/** The lines of a document without heads, feet and numbers of pages: what repeats at the edges of its pages, unless that is all there is. */
export function withoutRepeated(lines: readonly PdfLine[]): PdfLine[] {
  const pages: PdfLine[][] = [];
  for (const line of lines) (pages[line.page] ??= []).push(line);
  const left = new Set([true, false].flatMap((isTop) => [...repeatedAt(Object.values(pages), isTop)]));
  const own = lines.filter((line) => !left.has(line));
  return own.length === 0 ? [...lines] : own;
}
