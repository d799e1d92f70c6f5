import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type Cell } from '../../../../domain/imports/cells.js';
import { type MappedNote } from '../../../../domain/imports/found.js';
import { columnLetter } from '../../../../domain/imports/headings.js';
import { type TagHandlers } from '../xml/XmlPart.js';
import { type Merge } from '../tables/sheetTable.js';
import { attribute, OdsCell, times } from './OdsCell.js';

const MOST_COLUMNS = 2000;
const MOST_MERGES = 50_000;

/** Rows of one content that follow each other. */
interface RowRun {
  readonly sheet: string;
  readonly row: TableRow;
  readonly repeated: number;
}

/** The sheets of an OpenDocument workbook while its content flows past. */
export class OdsReading implements TagHandlers {
  /** Sheets that are shown, in their order. */
  readonly sheets: string[] = [];
  readonly merges = new Map<string, Merge[]>();
  readonly #hiddenStyles = new Set<string>();
  #style = '';
  #runs: RowRun[] = [];
  /** The sheet that is read; undefined within a hidden one. */
  #sheet: string | undefined;
  #number = 0;
  #repeated = 1;
  #cells: (Cell | undefined)[] = [];
  #notes: MappedNote[] = [];
  #cell: OdsCell | undefined;
  #text = '';
  #aside = 0;
  /** Paragraphs hold spans of text and blanks in their own tags: only the innermost text is told at its end. */
  #depth = 0;

  /** @param only the one sheet whose rows are wanted; all where nothing is said */
  constructor(readonly only?: string) {}

  /** The rows that were read since the last time. */
  takeRows(): readonly RowRun[] {
    const runs = this.#runs;
    this.#runs = [];
    return runs;
  }

  text(text: string): void {
    if (this.#depth > 0 && this.#aside === 0) this.#text += text;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case 'style':
        this.#style = attribute(attributes, 'name') ?? '';
        return;
      case 'table-properties':
        if (attribute(attributes, 'display') === 'false') this.#hiddenStyles.add(this.#style);
        return;
      case 'table':
        return this.#openSheet(attributes);
      case 'table-row':
        [this.#cells, this.#notes] = [[], []];
        this.#repeated = times(attributes, 'number-rows-repeated');
        this.#number += 1;
        return;
      case 'table-cell':
      case 'covered-table-cell':
        this.#cell = new OdsCell(name, attributes);
        return;
      case 'annotation':
        this.#aside += 1;
        return;
      case 'p':
      case 'h':
        if (this.#aside === 0 && this.#depth++ === 0) this.#text = '';
        return;
      case 's':
        return this.text(' '.repeat(Math.min(1000, times(attributes, 'c'))));
      case 'tab':
        return this.text('\t');
      case 'line-break':
        return this.text('\n');
      default:
    }
  }

  close(name: string): void {
    switch (name) {
      case 'annotation':
        this.#aside -= 1;
        return;
      case 'p':
      case 'h':
        if (this.#aside === 0 && this.#depth > 0 && --this.#depth === 0) this.#cell?.addParagraph(this.#text);
        return;
      case 'table-cell':
      case 'covered-table-cell':
        return this.#closeCell();
      case 'table-row':
        return this.#closeRow();
      case 'table':
        this.#sheet = undefined;
        return;
      default:
    }
  }

  #openSheet(attributes: Readonly<Record<string, string>>): void {
    const isHidden = this.#hiddenStyles.has(attribute(attributes, 'style-name') ?? '');
    this.#sheet = isHidden ? undefined : (attribute(attributes, 'name') ?? `Sheet${this.sheets.length + 1}`);
    if (this.#sheet !== undefined) this.sheets.push(this.#sheet);
    this.#number = 0;
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = undefined;
    if (cell === undefined) return;
    const [{ value, note, span }, at] = [cell, this.#cells.length];
    if (note !== undefined) this.#notes.push({ found: 'note', row: this.#number, column: columnLetter(at), ...note });
    if (span.rows > 1 || span.columns > 1) this.#addMerge(at, span);
    const count = Math.min(cell.repeated, MOST_COLUMNS - at);
    // What is empty to the end of a sheet is not kept.
    for (let turn = 0; turn < count; turn += 1) this.#cells.push(cell.isCovered ? undefined : value);
  }

  #addMerge(column: number, { rows, columns }: OdsCell['span']): void {
    const merges = this.merges.get(this.#sheet ?? '') ?? [];
    if (merges.length >= MOST_MERGES) return;
    this.merges.set(this.#sheet ?? '', merges);
    const from = { row: this.#number, column };
    merges.push({ from, to: { row: from.row + rows - 1, column: column + columns - 1 } });
  }

  #closeRow(): void {
    const [sheet, number] = [this.#sheet, this.#number];
    this.#number += this.#repeated - 1;
    const last = this.#cells.findLastIndex((cell) => cell !== null && cell !== undefined);
    const isWanted = sheet !== undefined && (this.only === undefined || sheet === this.only);
    if (!isWanted || (last < 0 && this.#notes.length === 0)) return;
    const row = { row: number, cells: this.#cells.slice(0, last + 1), notes: this.#notes };
    this.#runs.push({ sheet, row, repeated: this.#repeated });
  }
}
