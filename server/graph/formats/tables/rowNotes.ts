import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { textOfCell } from '../../../../domain/imports/cells.js';
import { type MappedNote } from '../../../../domain/imports/found.js';
import { columnLetter } from '../../../../domain/imports/headings.js';
import { type TableStart } from '../../../../domain/imports/tableStart.js';
import { quoted } from '../issues.js';
import { type Columns } from './TableFile.js';

const note = (row: number, column: string | undefined, code: MappedNote['code'], detail: string): MappedNote => ({
  ...{ found: 'note', row, code, detail },
  ...(column === undefined ? {} : { column }),
});

/** What is noted of how a table begins: lines above it that are left out, and headings that nothing shows to be such. */
export const notesOfStart = ({ above, headings, isSure, names, skipped }: TableStart): readonly MappedNote[] => [
  ...(skipped === '' ? [] : [note(1, undefined, 'SKIPPED_ROWS', `Above the headings: ${quoted(skipped)}`)]),
  ...(isSure || headings === 0
    ? []
    : [note(above + 1, undefined, 'HEADINGS_UNSURE', `Read as headings: ${quoted(names.join(', '))}`)]),
];

/** What is noted of lines above a table that are remarks. */
export const notesOfRemarks = (remarks: { readonly text: string } | undefined): readonly MappedNote[] =>
  remarks === undefined ? [] : [note(1, undefined, 'SKIPPED_ROWS', `Remarks: ${quoted(remarks.text)}`)];

/** Takes rows that only say the headings again out of a table, as where tables were put together; the next row tells it. */
export class RepeatedHeadings {
  readonly #titles: readonly string[];
  #pending: MappedNote[] = [];

  constructor({ headings, titles }: TableStart) {
    this.#titles = headings === 1 && titles.length > 1 ? titles : [];
  }

  without(rows: readonly TableRow[]): readonly TableRow[] {
    if (this.#titles.length === 0) return rows;
    return rows.flatMap((row): readonly TableRow[] => {
      if (this.#titles.every((title, at) => textOfCell(row.cells[at]) === title)) {
        this.#pending.push(
          note(row.row, undefined, 'SKIPPED_ROWS', `The headings again: ${quoted(this.#titles.join(', '))}`),
        );
        return [];
      }
      if (this.#pending.length === 0) return [row];
      const notes = [...(row.notes ?? []), ...this.#pending];
      this.#pending = [];
      return [{ ...row, notes }];
    });
  }
}

/** The letter of a column, as a name that none of the others has. */
function freeLetter(at: number, taken: readonly string[]): string {
  let name = columnLetter(at);
  while (taken.includes(name)) name = `${name}'`;
  return name;
}

/** A row with its cells beyond the headings in columns of their own, which is noted. */
export function rowOf(
  row: number,
  cells: TableRow['cells'],
  columns: Columns,
  wanted: number,
  notes: readonly MappedNote[] = [],
): TableRow {
  if (cells.length <= wanted) return { row, cells, notes };
  const beyond = cells.findIndex((cell, at) => at >= wanted && cell !== null && cell !== undefined);
  if (beyond < 0) return { row, cells: cells.slice(0, wanted), notes };
  const last = cells.findLastIndex((cell) => cell !== null && cell !== undefined);
  for (let at = columns.names.length; at <= last; at += 1) columns.at(freeLetter(at, columns.names));
  const long = note(row, columns.names[beyond], 'LONG_ROW', `${last + 1} cells where ${wanted} have a heading`);
  return { row, cells, notes: [...notes, long] };
}
