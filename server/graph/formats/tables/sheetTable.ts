import { contentNames } from '../../../../domain/imports/contentNames.js';
import { type Language } from '../../../../domain/language/languages.js';
import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type Cell, textOfCell } from '../../../../domain/imports/cells.js';
import { type MappedNote } from '../../../../domain/imports/found.js';
import { columnLetter } from '../../../../domain/imports/headings.js';
import { type TableStart, tableStart } from '../../../../domain/imports/tableStart.js';
import { type SourceFile } from '../Format.js';
import { notesOfStart, RepeatedHeadings, rowOf } from './rowNotes.js';
import { matrixTables } from './matrixTables.js';
import { Columns, type NamingOptions, type TableFile } from './TableFile.js';
import { quoted } from '../issues.js';

/** Rows at the beginning by which a sheet is known. */
const LOOKED_AT = 60;

/** Cells that are shown as one; numbers of rows as the file has them, columns from 0. */
export interface Merge {
  readonly from: { readonly row: number; readonly column: number };
  readonly to: { readonly row: number; readonly column: number };
}

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly file: SourceFile;
  readonly merges: readonly Merge[];
  /** Its rows with the numbers that the file gives them; notes name columns by their letters. */
  rows(): AsyncIterable<readonly TableRow[]>;
}

type Cells = readonly (Cell | undefined)[];

const isEmpty = (cells: Cells): boolean => cells.every((cell) => textOfCell(cell) === '');

/** The rows of a sheet that hold anything. */
async function* filledRows(sheet: Sheet): AsyncGenerator<readonly TableRow[]> {
  for await (const rows of sheet.rows())
    yield rows.filter(({ cells, notes = [] }) => !isEmpty(cells) || notes.length > 0);
}

async function firstRows(sheet: Sheet): Promise<readonly TableRow[]> {
  const first: TableRow[] = [];
  for await (const rows of filledRows(sheet)) {
    first.push(...rows);
    if (first.length >= LOOKED_AT) break;
  }
  return first.slice(0, LOOKED_AT);
}

const isWide = ({ from, to }: Merge): boolean => to.column > from.column;

/** Fills merged cells with what they show, in rows that come in their order; a line across the whole width is a title of rows, and no row of values. */
class MergedCells {
  readonly #starting: ReadonlyMap<number, readonly Merge[]>;
  #open: { readonly merge: Merge; readonly value: Cell | undefined }[] = [];

  constructor(merges: readonly Merge[], width: number) {
    const starting = new Map<number, Merge[]>();
    for (const merge of merges) {
      if (merge.to.column - merge.from.column + 1 >= width && width > 1) continue;
      starting.set(merge.from.row, [...(starting.get(merge.from.row) ?? []), merge]);
    }
    this.#starting = starting;
  }

  fill({ row, cells, notes = [] }: TableRow): TableRow {
    const begun = this.#starting.get(row) ?? [];
    this.#open = [
      ...this.#open.filter(({ merge }) => merge.to.row >= row),
      ...begun.map((merge) => ({ merge, value: cells[merge.from.column] })),
    ];
    if (this.#open.length === 0) return { row, cells, notes };
    const filled = [...cells];
    for (const { merge, value } of this.#open)
      if (textOfCell(value) !== '')
        for (let at = merge.from.column; at <= merge.to.column; at += 1)
          if (textOfCell(filled[at]) === '') filled[at] = value ?? null;
    const told = begun.flatMap(({ from }): readonly MappedNote[] =>
      textOfCell(cells[from.column]) === ''
        ? []
        : [
            {
              found: 'note',
              row,
              code: 'MERGED_CELLS',
              detail: `Repeated: ${quoted(textOfCell(cells[from.column]))}`,
            },
          ],
    );
    return { row, cells: filled, notes: [...notes, ...told] };
  }
}

/** Headings with those that stand above several of them in each, as merged cells show them. */
function withGroups(first: readonly TableRow[], merges: readonly Merge[], width: number): readonly Cells[] {
  const merged = new MergedCells(merges.filter(isWide), width);
  const groups = new Set(
    merges
      .filter((merge) => isWide(merge) && merge.to.column - merge.from.column + 1 < width)
      .map(({ from }) => from.row),
  );
  return first.map((row) => (groups.has(row.row) ? merged.fill(row).cells : row.cells));
}

const widthOf = (rows: readonly TableRow[]): number =>
  rows.reduce((most, { cells }) => Math.max(most, cells.findLastIndex((cell) => textOfCell(cell) !== '') + 1), 0);

/** Notes with the columns called as their headings say. */
const named = (notes: readonly MappedNote[], letters: ReadonlyMap<string, string>): readonly MappedNote[] =>
  notes.map((note) => ({
    ...note,
    column: note.column === undefined ? undefined : (letters.get(note.column) ?? note.column),
  }));

/**
 * A sheet as a table; undefined for one that holds nothing. Throws `FileFault`.
 * @param hasHeadings whether the person says that it has headings
 */
export async function sheetTable(
  sheet: Sheet,
  language: Language,
  hasHeadings?: boolean,
): Promise<TableFile | undefined> {
  const first = await firstRows(sheet);
  const width = widthOf(first);
  if (width === 0) return undefined;
  const groupRows = new Set(
    first.flatMap(({ row }, at) =>
      sheet.merges.some(
        (merge) => merge.from.row === row && isWide(merge) && merge.to.column - merge.from.column + 1 < width,
      )
        ? [at]
        : [],
    ),
  );
  const start: TableStart = tableStart(
    withGroups(first, sheet.merges, width).map((cells) => Array.from(cells, (cell) => cell ?? null)),
    hasHeadings,
    groupRows,
  );
  const below = first.slice(start.above).map(({ cells }) => cells);
  const names = start.headings === 0 ? contentNames(below, start.names.length, language) : start.names;
  const columns = new Columns(names);
  const letters = new Map(names.map((name, at) => [columnLetter(at), name]));
  return {
    name: sheet.name,
    file: sheet.file,
    columns,
    titles: start.titles,
    ...(start.headings === 0 ? { isHeadless: true } : {}),
    async *rows() {
      const merged = new MergedCells(sheet.merges, width);
      const repeated = new RepeatedHeadings(start);
      let skip = start.above + start.headings;
      let told = notesOfStart(start);
      for await (const rows of filledRows(sheet)) {
        const wanted = repeated.without(rows.slice(skip)).map((row) => merged.fill(row));
        skip = Math.max(0, skip - rows.length);
        yield wanted.map(({ row, cells, notes = [] }, at) =>
          rowOf(row, cells, columns, names.length, [...(at === 0 ? told : []), ...named(notes, letters)]),
        );
        if (wanted.length > 0) told = [];
      }
    },
  };
}

/** The tables of a sheet of a workbook, each with how the sheet is read. Throws `FileFault`. @param name what the workbook calls it */
export async function sheetTables(
  sheet: Sheet,
  name: string,
  { language, sheets }: NamingOptions,
): Promise<readonly TableFile[]> {
  const file = sheet.file.name;
  const told = sheets.find((each) => each.file === file && each.sheet === name);
  const table = await sheetTable(sheet, language, told?.hasHeadings);
  if (table === undefined) return [];
  const reading = { file, sheet: name, hasHeadings: table.isHeadless !== true };
  return (await matrixTables(table)).map((each) => ({ ...each, sheet: reading }));
}
