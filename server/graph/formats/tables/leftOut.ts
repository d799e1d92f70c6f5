import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type MappedNote } from '../../../../domain/imports/found.js';
import { type TableFile } from './TableFile.js';

/** Most parts that are told by name; of more it is told how many they are. */
const MOST_NAMED = 30;

/** A part of a file that stands in none of its tables. */
export interface LeftOut {
  readonly name: string;
  /** The way to it, or what it holds. */
  readonly detail: string;
  /** Where it begins; with the first row of the table where that is not known. */
  readonly row?: number;
}

function notesOf(parts: readonly LeftOut[], first: number): readonly MappedNote[] {
  const named = parts.slice(0, MOST_NAMED).map(({ name, detail, row = first }): MappedNote => ({
    ...{ found: 'note', row, code: 'IGNORED_PART', column: name },
    detail: `Left out: ${detail}`,
  }));
  const others = parts.length - named.length;
  if (others === 0) return named;
  return [...named, { found: 'note', row: first, code: 'IGNORED_PART', detail: `Left out: ${others} further parts` }];
}

/** Tables of a file, the first row of which tells what of the file stands in none of them. */
export const withLeftOut = (tables: readonly TableFile[], parts: readonly LeftOut[]): readonly TableFile[] =>
  tables.map((table, at): TableFile => {
    if (at > 0 || parts.length === 0) return table;
    return {
      ...table,
      async *rows() {
        let isTold = false;
        for await (const rows of table.rows()) {
          const [first, ...others] = rows;
          if (isTold || first === undefined) yield rows;
          else {
            isTold = true;
            const notes = [...(first.notes ?? []), ...notesOf(parts, first.row)];
            yield [{ ...first, notes } satisfies TableRow, ...others];
          }
        }
      },
    };
  });
