import { type CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

import { delimiterOf } from '../../../../graph/formats/csv/delimiter.js';
import { unescapeCell } from '../../../../graph/formats/csv/cellTexts.js';
import { type Columns, columnsOf } from './csvColumns.js';
import { faultAt, type FoundRow } from './FoundRow.js';

interface Line {
  readonly cells: readonly string[];
  readonly row: number;
}

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

/** The rows until the first that cannot be read, and what is wrong with that one. */
function linesOf(text: string): { lines: readonly Line[]; broken: FoundRow | undefined } {
  const lines: Line[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines: line }) => {
        lines.push({ cells, row: line - lineBreaks(cells) });
        return null;
      },
    });
    return { lines, broken: undefined };
  } catch (error) {
    if (!String((error as Partial<CsvError>).code).match(/^CSV_|^INVALID_OPENING_QUOTE$/)) throw error;
    const row = (lines.at(-1)?.row ?? 0) + 1;
    return { lines, broken: faultAt(row, 'BROKEN_QUOTING', error instanceof Error ? error.message : '') };
  }
}

const textIn = (cells: readonly string[], column: number): string => unescapeCell(cells[column] ?? '');

function exampleIn({ cells, row }: Line, columns: Columns, width: number): FoundRow {
  if (cells.length !== width) return faultAt(row, 'ROW_LENGTH', `${cells.length} cells instead of ${width}`);
  const found = {
    question: textIn(cells, columns.question),
    answer: textIn(cells, columns.answer),
    language: textIn(cells, columns.language),
    tags: textIn(cells, columns.tags),
  };
  return { row, found };
}

/** The rows of a table with headings. */
export function* readCsv(text: string): Generator<FoundRow> {
  const { lines, broken } = linesOf(text);
  const [titles, ...rows] = lines;
  if (titles !== undefined) {
    const columns = columnsOf(titles.cells);
    if ('found' in columns) {
      yield columns;
      return;
    }
    for (const line of rows) yield exampleIn(line, columns, titles.cells.length);
  }
  if (broken !== undefined) yield broken;
}
