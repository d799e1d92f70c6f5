import { type CsvError, parse, type Parser } from 'csv-parse';

import { textOf } from '../decode.js';
import { type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';

/** One row of a table; the first row of a file is 1. */
export interface Row {
  readonly cells: readonly string[];
  readonly row: number;
}

/** Longest row, in characters. */
const MAX_ROW = 4 * 1024 * 1024;
const BROKEN = [
  'CSV_QUOTE_NOT_CLOSED',
  'CSV_INVALID_CLOSING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
  'INVALID_OPENING_QUOTE',
  'CSV_MAX_RECORD_SIZE',
];

function faultOf(file: string, lastRow: number, error: unknown): unknown {
  const code = (error as Partial<CsvError>).code;
  if (code === undefined || !BROKEN.includes(code)) return error;
  const row = lastRow + 1;
  return FileFault.at({ file, row }, 'BROKEN_QUOTING', `In the row that begins at line ${row}`);
}

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

/** How rows are cut into cells. */
export interface Cutting {
  readonly delimiter: string;
  /** Whether blanks stand before or after quotes, which then belong to no cell. */
  readonly padded?: { readonly before: boolean; readonly after: boolean };
  /** What stands before a quote that is a sign of a cell; another quote where nothing is said. */
  readonly escape?: string;
  /** Whether a quote in the middle of a cell is one of its signs, and not a fault. */
  readonly lenient?: boolean;
}

/** A parser that hands every row to `take` while text is written into it. */
function parserOf({ delimiter, padded, escape = '"', lenient }: Cutting, take: (row: Row) => void): Parser {
  const parser = parse({
    delimiter,
    ltrim: padded?.before === true,
    rtrim: padded?.after === true,
    escape,
    relax_quotes: lenient === true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
    on_record: (cells: string[], { lines }) => {
      take({ cells, row: lines - lineBreaks(cells) });
      return null;
    },
  });
  // Failures come back to whoever writes; an unheard 'error' would end the thread.
  parser.on('error', () => undefined);
  return parser;
}

const settled = (start: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    start((error) => (error === undefined || error === null ? resolve() : reject(error)));
  });

/**
 * The rows of a table in handfuls, the titles first. Quoting, line ends of either kind and empty lines are the parser's
 * business. Throws `FileFault` BROKEN_QUOTING.
 */
export async function* rowsOf(file: SourceFile, cutting: Cutting): AsyncGenerator<readonly Row[]> {
  let rows: Row[] = [];
  let lastRow = 0;
  const parser = parserOf(cutting, (row) => {
    lastRow = row.row;
    rows.push(row);
  });
  const handful = async (start: (done: (error?: Error | null) => void) => void): Promise<readonly Row[]> => {
    rows = [];
    try {
      await settled(start);
      return rows;
    } catch (error) {
      throw faultOf(file.name, lastRow, error);
    }
  };
  try {
    for await (const text of textOf(file)) {
      const found = await handful((done) => parser.write(text, done));
      if (found.length > 0) yield found;
    }
    const last = await handful((done) => parser.end(done));
    if (last.length > 0) yield last;
  } finally {
    parser.destroy();
  }
}
