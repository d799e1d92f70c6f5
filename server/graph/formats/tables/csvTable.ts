import { parse } from 'csv-parse/sync';

import { contentNames } from '../../../../domain/imports/contentNames.js';
import { headingsIn } from '../../../../domain/imports/headings.js';
import { numberOf } from '../../../../domain/imports/numbers.js';
import { tableStart } from '../../../../domain/imports/tableStart.js';
import { type Cutting, rowsOf } from '../csv/rows.js';
import { unescapeCell } from '../csv/cellTexts.js';
import { type Language } from '../../../../domain/language/languages.js';
import { type FileHead, type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';
import { type Remarks } from './remarks.js';
import { notesOfRemarks, notesOfStart, RepeatedHeadings, rowOf } from './rowNotes.js';
import { bareName, Columns, type ReadingOptions, type TableFile, textCells } from './TableFile.js';

/** What may stand between cells, the more usual first. */
export const SEPARATORS = [',', ';', '\t', '|', ' '] as const;
const BLANK = ' ';
/** Blanks stand within cells as well: they part them only where no other sign does so well. */
const WELL_CUT = 0.9;
/** Rows at the beginning by which a table is known. */
const LOOKED_AT = 60;
/** Characters by which separators are weighed. */
const WEIGHED = 16_384;

/** How a text writes quotes: with blanks around them where columns are lined up for the eye, and with what before one inside of a cell. */
function quotingOf(text: string, delimiter: string): Pick<Cutting, 'padded' | 'escape'> {
  // Of several blanks the first parts cells, and the others belong to none.
  if (delimiter === BLANK) return { padded: { before: true, after: true } };
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
    for (const row of delimiter === BLANK ? rows : []) while (row.length > 1 && row.at(-1) === '') row.pop();
    return whole ? rows : rows.slice(0, Math.max(1, Math.min(LOOKED_AT, rows.length - 1)));
  } catch {
    return text.split(/\r\n|\n|\r/, LOOKED_AT).map((line) => line.split(delimiter));
  }
}

/** How the rows of a text are cut into cells. */
const cuttingOf = (text: string, delimiter: string): Cutting => ({
  delimiter,
  ...quotingOf(text, delimiter),
  lenient: true,
});

/** How well a text is cut by a separator: rows of one width, and more than one cell in each. */
function cutBy(head: Pick<FileHead, 'text' | 'whole'>, delimiter: string): number {
  const widths = firstRows(head, delimiter).map((row) => row.length);
  const turns = new Map<number, number>();
  for (const width of widths) turns.set(width, (turns.get(width) ?? 0) + 1);
  // Lines above the headings have widths of their own.
  const [width, times] = [...turns].reduce((most, each) => (each[1] > most[1] ? each : most), [1, 0]);
  return width < 2 ? 0 : times / widths.length + width / 1000;
}

/** Whether blanks part the cells of rows: all have as many, and headings, numbers or values that come again in another column show a table. */
function isCutByBlanks(rows: readonly (readonly string[])[]): boolean {
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 2 || rows.some((row) => row.length !== width)) return false;
  const [first, ...others] = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
  const isNumeric = (texts: readonly string[] = []): boolean =>
    texts.slice(1).every((text) => numberOf(text, 'plain') !== undefined || numberOf(text, 'comma') !== undefined);
  return (
    [first, ...others].some(isNumeric) ||
    others.some((texts) => texts.some((text) => first?.includes(text) === true)) ||
    headingsIn(rows) === 'yes'
  );
}

/** How a text is cut into cells, and how well: 0.7 and more is a table. */
export interface Cut {
  readonly separator: string;
  readonly cut: number;
}

/** What stands between the cells of a text; a comma where nothing does. */
export function cutOf(head: FileHead): Cut {
  const beginning = { text: head.text.slice(0, WEIGHED), whole: head.whole && head.text.length <= WEIGHED };
  const best = SEPARATORS.filter((separator) => separator !== BLANK)
    .map((separator): Cut => ({ separator, cut: cutBy(beginning, separator) }))
    .reduce((most, next) => (next.cut > most.cut ? next : most));
  if (best.cut >= WELL_CUT || !isCutByBlanks(firstRows(beginning, BLANK))) return best;
  return { separator: BLANK, cut: 1 };
}

/** How a text that is cut so reads as a table where nobody said how. */
export function guessedOptions(head: FileHead, encoding: string, { separator }: Cut): ReadingOptions {
  return { encoding, separator, hasHeadings: tableStart(firstRows(head, separator).map(textCells)).headings > 0 };
}

/** A table of delimited text, below remarks where it has some. Throws `FileFault` EMPTY_FILE. */
export function csvTable(
  file: SourceFile,
  whole: FileHead,
  options: ReadingOptions,
  remarks: Remarks | undefined,
  language: Language,
): TableFile {
  const head = remarks?.rest ?? whole;
  const { separator } = options;
  const first = firstRows(head, separator).map(textCells);
  if (first.every((row) => row.length === 0))
    throw FileFault.at({ file: file.name }, 'EMPTY_FILE', 'The table is empty');
  const cutting = cuttingOf(head.text, separator);
  const start = tableStart(first, options.hasHeadings);
  const names =
    start.headings === 0 ? contentNames(first.slice(start.above), start.names.length, language) : start.names;
  const columns = new Columns(names);
  return {
    name: bareName(file.name),
    file,
    columns,
    titles: start.titles,
    ...(start.headings === 0 ? { isHeadless: true } : {}),
    async *rows() {
      const repeated = new RepeatedHeadings(start);
      let skip = start.above + start.headings;
      let notes = [...notesOfRemarks(remarks), ...notesOfStart(start)];
      for await (const all of rowsOf(file, cutting)) {
        const rows = remarks === undefined ? all : all.filter(({ row }) => row > remarks.lines);
        const wanted = rows
          .slice(skip)
          .map(({ cells, row }) => ({ row, cells: textCells(cells.map(unescapeCell)) }))
          .filter(({ cells }) => cells.some((cell) => cell !== null));
        skip = Math.max(0, skip - rows.length);
        yield repeated
          .without(wanted)
          .map(({ cells, row, notes: own = [] }, at) =>
            rowOf(row, cells, columns, names.length, [...(at === 0 ? notes : []), ...own]),
          );
        if (wanted.length > 0) notes = [];
      }
    },
  };
}
