import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type TableFile } from '../tables/TableFile.js';

/** What must be known of a table before its rows are imported. */
export interface Lookahead {
  readonly table: TableFile;
  /** Takes the next row. @returns whether it needs more of them */
  take(row: TableRow, at: number): boolean;
}

/** Reads each table once, in the order of the first that looks at it, for all that do. */
export async function readAhead(lookaheads: readonly Lookahead[]): Promise<void> {
  for (const table of new Set(lookaheads.map((each) => each.table))) {
    let looking = lookaheads.filter((each) => each.table === table);
    let at = 0;
    reading: for await (const rows of table.rows())
      for (const row of rows) {
        const place = at++;
        looking = looking.filter((each) => each.take(row, place));
        if (looking.length === 0) break reading;
      }
  }
}
