import { type Cell } from '../../../../domain/imports/cells.js';
import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type Language } from '../../../../domain/language/languages.js';
import { type SheetReading } from '../../../../domain/imports/mapping.js';
import { type PartOf, type Reference } from '../../../../domain/imports/table.js';
import { type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';

/** The columns of a table by name. Those of records are found as the records come. */
export class Columns {
  readonly #at = new Map<string, number>();
  readonly #names: string[] = [];

  constructor(names: readonly string[] = []) {
    for (const name of names) this.at(name);
  }

  /** Where a column stands; one that was not there is the last then. */
  at(name: string): number {
    const known = this.#at.get(name);
    if (known !== undefined) return known;
    this.#at.set(name, this.#names.length);
    return this.#names.push(name) - 1;
  }

  get names(): readonly string[] {
    return this.#names;
  }
}

/** A table in a file, to be read as often as need be. */
export interface TableFile {
  readonly name: string;
  readonly file: SourceFile;
  /** Its columns; those of records are whole when the rows were read. */
  readonly columns: Columns;
  /** The headings as they stand in the file, where one may be empty or come again. */
  readonly titles?: readonly string[];
  /** Whether its columns are called by what they hold alone. */
  readonly isHeadless?: boolean;
  /** For a sheet of a workbook, how it is read. */
  readonly sheet?: SheetReading;
  /** Whether nothing shows that its text is one of a table: it becomes nothing unless a person says otherwise. */
  readonly isDoubtful?: boolean;
  /** For rows that stood in the rows of another table of the file: that table, what its rows are known by, and the column that has it here. */
  readonly partOf?: PartOf;
  /** What its columns refer to by keys; present where the file declares such of any of its tables. */
  readonly references?: readonly Reference[];
  /** Rows in handfuls, without the headings. Throws `FileFault`. */
  rows(): AsyncIterable<readonly TableRow[]>;
}

/** How the text of a table is to be read. */
export interface ReadingOptions {
  readonly encoding: string;
  readonly separator: string;
  readonly hasHeadings: boolean;
}

/** What a person has said of how tables begin, and in which language columns without headings are named. */
export interface NamingOptions {
  readonly language: Language;
  readonly sheets: readonly SheetReading[];
}

/** The name of a file without its ending; a short one before it says no more of what it holds, such as a language or how it is packed. */
export const bareName = (file: string): string => file.replace(/(\.[a-z0-9]{1,4})?\.[a-z0-9]{1,8}$/i, '');

/** Cells of text: an empty one holds nothing. */
export const textCells = (cells: readonly string[]): readonly Cell[] =>
  cells.map((cell) => (cell.trim() === '' ? null : cell));

/** Most tables of a file: each is looked for in all of it, and what they may mean is weighed against each other. */
const MOST_TABLES = 500;

/** Throws `FileFault` ELEMENT_TOO_LARGE where a file holds more tables than can be understood. */
export function refuseTooManyTables(tables: number, file: string): void {
  if (tables <= MOST_TABLES) return;
  throw FileFault.at({ file }, 'ELEMENT_TOO_LARGE', `The file holds ${tables} tables, more than ${MOST_TABLES}`);
}
