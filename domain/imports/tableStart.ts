import { type Cell, textOfCell } from './cells.js';
import { columnLetter, distinctHeadings, headingsIn, isValue } from './headings.js';

/** Most lines that stand above the headings of a table. */
const MOST_ABOVE = 12;
/** Share of the cells of a usual row that a line above the headings has at most. */
const MOST_OF_TITLE = 0.6;
/** The same for one that the headings need not be proven for. */
const FEW_OF_TITLE = 1 / 3;
const MOST_OF_HEADINGS = 0.8;

/** The first rows of a table, each as long as it stands in the file. */
type Rows = readonly (readonly (Cell | undefined)[])[];

/** How a table begins: lines above it, rows of headings, and what its columns are called by them. */
export interface TableStart {
  readonly above: number;
  /** Rows of headings behind these. */
  readonly headings: 0 | 1 | 2;
  /** Whether anything shows that they are headings. */
  readonly isSure: boolean;
  readonly names: readonly string[];
  /** The headings as they stand; none where there are none. */
  readonly titles: readonly string[];
  /** What the lines above say. */
  readonly skipped: string;
}

const texts = (row: readonly (Cell | undefined)[] = []): readonly string[] => Array.from(row, textOfCell);
const filled = (row: readonly (Cell | undefined)[] | undefined): number =>
  texts(row).filter((text) => text !== '').length;

/** Cells of a row that has any, by the middle of them. */
function usualWidth(rows: Rows): number {
  const counts = rows.map(filled).filter((count) => count > 0);
  return counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
}

/** Whether a line is one of a title: shorter than the others, or with few of the cells of one. */
const isTitle = (row: readonly (Cell | undefined)[] | undefined, usual: number): boolean =>
  usual > 2 ? filled(row) <= usual * MOST_OF_TITLE : usual === 2 && (row?.length ?? 0) < 2;

/** Whether a row has a text in each of so many columns, and none of them twice. */
function isFullOfTexts(row: Rows[number] | undefined, width: number): boolean {
  const cells = texts(row).filter((text) => text !== '');
  return cells.length >= width && new Set(cells).size === cells.length && !cells.some(isValue);
}

/** Where notes are written across the cells, and the headings are the first row behind them that has no gap; undefined where they are not. */
function behindNotes(rows: Rows, from: number, usual: number): number | undefined {
  if (isFullOfTexts(rows[from], usual)) return undefined;
  const at = rows.findIndex((row, nth) => nth > from && isFullOfTexts(row, usual));
  const isNote = (row: Rows[number]): boolean => !texts(row).some(isValue);
  // One row with gaps may be headings, or name groups of columns; several are notes.
  if (at < from + 2 || at > MOST_ABOVE || !rows.slice(from, at).every(isNote)) return undefined;
  return headingsIn(rows.slice(at)) === 'yes' ? at : undefined;
}

/** How many rows stand above the headings, as a report has them: a title, a date, an empty line, each with few of the cells of a row. */
function rowsAbove(rows: Rows): { readonly above: number; readonly areNotes: boolean } {
  const usual = usualWidth(rows);
  const short = shortRowsAbove(rows, usual);
  const behind = usual < 3 ? undefined : behindNotes(rows, short, usual);
  return { above: behind ?? short, areNotes: behind !== undefined };
}

function shortRowsAbove(rows: Rows, usual: number): number {
  const last = Math.min(MOST_ABOVE, rows.length - 2);
  let at = 0;
  while (at <= last && isTitle(rows[at], usual)) at += 1;
  if (at === 0 || at > last) return few(rows, usual);
  // Sparse rows are data where no headings come after them.
  const isProven = filled(rows[at]) >= usual * MOST_OF_HEADINGS && headingsIn(rows.slice(at)) === 'yes';
  return isProven ? at : few(rows, usual);
}

function few(rows: Rows, usual: number): number {
  const first = rows.findIndex((row) => filled(row) > usual * FEW_OF_TITLE);
  return usual < 3 || first < 0 || first > MOST_ABOVE ? 0 : first;
}

/** Headings that stand above several others, each carried on over the empty cells behind it. */
function carried(groups: readonly string[], width: number): readonly string[] {
  let group = '';
  return Array.from({ length: width }, (_, at) => (group = groups[at] || group));
}

const joined = (group: string, title: string): string =>
  group === '' || group === title ? title : title === '' ? group : `${group} ${title}`;

/** Whether a row names groups of columns that the next row tells apart: `2023` and `2024` above the same headings. */
function areGroups(groups: readonly string[], titles: readonly string[]): boolean {
  const named = titles.filter((title) => title !== '');
  const isSplit = groups.filter((group) => group !== '').length > 1;
  return (
    isSplit &&
    groups.some((group, at) => group !== '' && at + 1 < titles.length && (groups[at + 1] ?? '') === '') &&
    new Set(named).size < named.length
  );
}

/** A year is a heading as any other where it stands under one. */
const withoutYears = (row: Rows[number] = []): Rows[number] =>
  row.map((cell) => (/^(?:19|20)\d\d$/.test(textOfCell(cell)) ? `y${textOfCell(cell)}` : cell));

/** Whether the row below groups is one of headings; that merged cells stand above it does not say so, for one heading may span several columns. */
function areUnderGroups(rows: Rows, groupsAt: number, isMerged: boolean): boolean {
  const under = rows[groupsAt + 1];
  const has = headingsIn([withoutYears(under), ...rows.slice(groupsAt + 2)]);
  const hasGap = texts(rows[groupsAt]).some((group, at) => group !== '' && textOfCell(under?.[at]) === '');
  return isMerged ? has === 'yes' || (has === 'unsure' && hasGap) : has !== 'no';
}

/** How many columns headings name: an empty one at the end names none, unless cells stand there. */
function widthOf(titles: readonly string[], rows: Rows): number {
  const isUsed = (at: number): boolean =>
    (titles[at] ?? '') !== '' || rows.some((row) => row.length === titles.length && textOfCell(row[at]) !== '');
  let width = titles.length;
  while (width > 1 && !isUsed(width - 1)) width -= 1;
  return width;
}

/**
 * How a table begins by its first rows.
 * @param told whether the person says that it has headings
 * @param grouped rows that show what stands above several headings in each of the cells, as merged ones do
 */
export function tableStart(rows: Rows, told?: boolean, grouped: ReadonlySet<number> = new Set()): TableStart {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const letters = Array.from({ length: width }, (_, at) => columnLetter(at));
  const { above, areNotes } = told === false ? { above: 0, areNotes: false } : rowsAbove(rows);
  const has = headingsIn(rows.slice(above));
  if (told === false || (told === undefined && has === 'no'))
    return {
      above: told === false ? 0 : few(rows, usualWidth(rows)),
      headings: 0,
      isSure: true,
      names: letters,
      titles: [],
      skipped: '',
    };
  const skippedTo = (to: number): string =>
    rows
      .slice(0, to)
      .map((row) =>
        texts(row)
          .filter((text) => text !== '')
          .join(' '),
      )
      .filter((line) => line !== '')
      .join(' / ');
  const [titles, before, after] = [texts(rows[above]), texts(rows[above - 1]), texts(rows[above + 1])];
  const isSure = has === 'yes';
  // The row of the groups may have been taken for a title, or for the headings.
  const isBefore = above > 0 && !areNotes && (grouped.has(above - 1) || areGroups(before, titles));
  const groupsAt = isBefore ? above - 1 : grouped.has(above) || areGroups(titles, after) ? above : undefined;
  if (groupsAt !== undefined && areUnderGroups(rows, groupsAt, grouped.has(groupsAt))) {
    const under = texts(rows[groupsAt + 1]);
    const size = Math.max(under.length, rows[groupsAt]?.length ?? 0);
    const own = texts(rows[groupsAt]);
    const groups = grouped.has(groupsAt) ? own : carried(own, size);
    const names = distinctHeadings(Array.from({ length: size }, (_, at) => joined(groups[at] ?? '', under[at] ?? '')));
    return { above: groupsAt, headings: 2, isSure, names, titles: under, skipped: skippedTo(groupsAt) };
  }
  const named = titles.slice(0, widthOf(titles, rows.slice(above + 1)));
  return { above, headings: 1, isSure, names: distinctHeadings(named), titles: named, skipped: skippedTo(above) };
}
