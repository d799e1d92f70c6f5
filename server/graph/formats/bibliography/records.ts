import { type Cell } from '../../../../domain/imports/cells.js';
import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type SourceFile } from '../Format.js';
import { bareName, Columns, type TableFile } from '../tables/TableFile.js';
import { quoted } from '../issues.js';

/** An entry of a bibliography: its fields, of which one may stand several times. */
export interface BibliographyEntry {
  readonly row: number;
  readonly fields: readonly (readonly [name: string, value: Cell])[];
  /** Where the rest of the entry begins that its reader does not understand. */
  readonly unread?: string;
}

/** A bibliography as a table, an entry a row; what an entry says several times is a list. */
export function bibliographyTable(
  file: SourceFile,
  entries: () => AsyncIterable<readonly BibliographyEntry[]>,
): TableFile {
  const columns = new Columns();
  const rowOf = ({ row, fields, unread }: BibliographyEntry): TableRow => {
    const values = new Map<number, Cell[]>();
    for (const [name, value] of fields) {
      const at = columns.at(name);
      if (value === null) continue;
      const known = values.get(at);
      if (known === undefined) values.set(at, [value]);
      else known.push(value);
    }
    const cells: (Cell | undefined)[] = [];
    for (const [at, several] of values) cells[at] = several.length > 1 ? (several.flat() as Cell) : several[0];
    if (unread === undefined) return { row, cells };
    const detail = `Left out from: ${quoted(unread)}`;
    return { row, cells, notes: [{ found: 'note', row, code: 'UNREADABLE_REST', detail }] };
  };
  return {
    name: bareName(file.name),
    file,
    columns,
    async *rows() {
      for await (const some of entries()) yield some.map(rowOf);
    },
  };
}
