import { parse } from 'csv-parse/sync';

import { distinctHeadings, hasHeadings } from '../../../../domain/imports/headings.js';
import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type Cutting, rowsOf } from '../csv/rows.js';
import { unescapeCell } from '../csv/formulas.js';
import { type FileHead, type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';
import { bareName, Columns, type ReadingOptions, type TableFile, textCells } from './TableFile.js';

/** What may stand between cells, the more usual first. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Rows at the beginning by which a table is known. */
const LOOKED_AT = 60;
/** Characters by which separators are weighed. */
const WEIGHED = 16_384;

/** How a text writes quotes: with blanks around them where columns are lined up for the eye, and with what before one inside of a cell. */
function quotingOf(text: string, delimiter: string): Pick<Cutting, 'padded' | 'escape'> {
  const cut = delimiter === '|' ? '\\|' : delimiter;
  const found = (pattern: string): boolean => new RegExp(pattern, 'm').test(text);
  const padded = delimiter !== '\t' && {
    before: found(`${cut} +"[^"\\n]*"`),
    after: found(`"[^"\\n]*" +${cut}`),
  };
  return {
    ...(padded === false ? {} : { padded }),
    ...(found(`[^\\\\]\\\\"(?! *(?:${cut}|$))`) && !found(`[^${cut}\\n ]""`) ? { escape: '\\' } : {}),
  };
}

/** The first rows of a text, the last of which may be half. */
function firstRows(
  { text, whole }: Pick<FileHead, 'text' | 'whole'>,
  delimiter: string,
): readonly (readonly string[])[] {
  const { padded, escape = '"' } = quotingOf(text, delimiter);
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      ltrim: padded?.before === true,
      rtrim: padded?.after === true,
      escape,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      to: LOOKED_AT,
    });
    return whole ? rows : rows.slice(0, Math.max(1, Math.min(LOOKED_AT, rows.length - 1)));
  } catch {
    return text.split(/\r\n|\n|\r/, LOOKED_AT).map((line) => line.split(delimiter));
  }
}

/** How well a text is cut by a separator: rows of one width, and more than one cell in each. */
function cutBy(head: Pick<FileHead, 'text' | 'whole'>, delimiter: string): number {
  const widths = firstRows(head, delimiter).map((row) => row.length);
  const turns = new Map<number, number>();
  for (const width of widths) turns.set(width, (turns.get(width) ?? 0) + 1);
  // Lines above the headings have widths of their own.
  const [width, times] = [...turns].reduce((most, each) => (each[1] > most[1] ? each : most), [1, 0]);
  return width < 2 ? 0 : times / widths.length + width / 1000;
}

/** Most lines that stand above the headings of a table. */
const MOST_ABOVE = 12;

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

/** How many rows stand above the headings, as a report has them: a title, a date, an empty line, each with few of the cells of a row. */
function rowsAbove(rows: readonly (readonly string[])[]): number {
  const counts = rows.map(filled);
  const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
  const first = counts.findIndex((count) => count > usual / 3);
  return usual < 3 || first < 0 || first > MOST_ABOVE ? 0 : first;
}

/** How a text is cut into cells, and how well: 0.7 and more is a table. */
export interface Cut {
  readonly separator: string;
  readonly cut: number;
}

/** What stands between the cells of a text; a comma where nothing does. */
export function cutOf(head: FileHead): Cut {
  const beginning = { text: head.text.slice(0, WEIGHED), whole: head.whole && head.text.length <= WEIGHED };
  return SEPARATORS.map((separator) => ({ separator, cut: cutBy(beginning, separator) })).reduce((best, next) =>
    next.cut > best.cut ? next : best,
  );
}

/** How a text that is cut so reads as a table where nobody said how. */
export function guessedOptions(head: FileHead, encoding: string, { separator }: Cut): ReadingOptions {
  const rows = firstRows(head, separator);
  return { encoding, separator, hasHeadings: hasHeadings(rows.slice(rowsAbove(rows)).map(textCells)) };
}

/** A table of delimited text. Throws `FileFault` EMPTY_FILE. */
export function csvTable(file: SourceFile, head: FileHead, options: ReadingOptions): TableFile {
  const { separator, hasHeadings: headed } = options;
  const all = firstRows(head, separator);
  const above = rowsAbove(all);
  const first = all.slice(above);
  const width = first.reduce((most, row) => Math.max(most, row.length), 0);
  if (width === 0) throw FileFault.at({ file: file.name }, 'EMPTY_FILE', 'The table is empty');
  const cutting = { delimiter: separator, ...quotingOf(head.text, separator), lenient: true };
  const titles = headed ? (first[0] ?? []) : [];
  const names = distinctHeadings(
    Array.from({ length: Math.max(titles.length, headed ? 0 : width) }, (_, at) => titles[at] ?? ''),
  );
  return {
    name: bareName(file.name),
    file,
    columns: new Columns(names),
    async *rows() {
      let skip = above + (headed ? 1 : 0);
      for await (const rows of rowsOf(file, cutting)) {
        const wanted = rows.slice(skip).filter(({ cells }) => filled(cells) > 0);
        skip = Math.max(0, skip - rows.length);
        yield wanted.map(({ cells, row }): TableRow => ({ row, cells: textCells(cells.map(unescapeCell)) }));
      }
    },
  };
}
