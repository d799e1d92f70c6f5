import { isUtf8 } from 'node:buffer';

import { type SqlConnection } from '../../storage/driver.js';
import { type StoredRow, type StoredValue } from './cells.js';

/** A column as the present schema declares it. */
export interface Column {
  readonly name: string;
  readonly type: 'INTEGER' | 'TEXT' | 'REAL' | 'BLOB' | '';
  readonly isRequired: boolean;
  /** Place in the key, from 1; 0 outside it. */
  readonly key: number;
}

/** A table whose rows are looked for. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Whether its rows have no number: they then lie in an index, the key first. */
  readonly isIndexed: boolean;
}

/** The columns of a table of an open file. */
export const columnsOf = (connection: SqlConnection, table: string): readonly Column[] =>
  connection
    .prepare(
      `SELECT name, type, "notnull" AS isRequired, pk AS "key" FROM pragma_table_info('${table.replaceAll("'", "''")}')`,
    )
    .all()
    .map((row) => {
      const { name, type, isRequired, key } = row as Record<string, string | number>;
      return {
        name: String(name),
        type: String(type).toUpperCase() as Column['type'],
        isRequired: Number(isRequired) === 1,
        key: Number(key),
      };
    });

/** Columns in the order in which a row holds them. */
const storedOrder = ({ columns, isIndexed }: Table): readonly Column[] =>
  isIndexed
    ? [...columns].sort((a, b) => (a.key || Infinity) - (b.key || Infinity) || columns.indexOf(a) - columns.indexOf(b))
    : columns;

/** Whether a column is the number of the row: it is stored as nothing. */
const isRowid = ({ isIndexed, columns }: Table, { type, key }: Column): boolean =>
  !isIndexed && type === 'INTEGER' && key === 1 && columns.filter((each) => each.key > 0).length === 1;

const KINDS: Readonly<Record<Column['type'], readonly StoredValue['kind'][]>> = {
  INTEGER: ['integer', 'real'],
  TEXT: ['text'],
  REAL: ['real', 'integer'],
  BLOB: ['blob'],
  '': ['integer', 'real', 'text', 'blob'],
};

/** A row by its columns, with what damage changed in it. */
export interface ReadRow {
  readonly values: Readonly<Record<string, string | number | bigint | Uint8Array | null>>;
  /** Columns whose content is no text any more. */
  readonly broken: readonly string[];
}

const plain = (value: StoredValue): string | number | bigint | Uint8Array | null => {
  if (value.kind === 'null') return null;
  if (value.kind === 'text') return value.bytes.toString();
  if (value.kind === 'blob') return value.bytes;
  return value.value;
};

/** A row as one of a table; undefined where it cannot be one. Columns that are younger than the row are left out. */
export function rowOfTable(table: Table, { rowid, values }: StoredRow): ReadRow | undefined {
  const order = storedOrder(table);
  if (values.length > order.length || (rowid === undefined) !== table.isIndexed) return undefined;
  const row: Record<string, string | number | bigint | Uint8Array | null> = {};
  const broken: string[] = [];
  for (const [at, column] of order.entries()) {
    const value = values[at];
    if (isRowid(table, column)) row[column.name] = rowid ?? null;
    else if (value === undefined) continue;
    else if (value.kind === 'null' ? column.isRequired : !KINDS[column.type].includes(value.kind)) return undefined;
    else row[column.name] = plain(value);
    if (value?.kind === 'text' && !isUtf8(value.bytes)) broken.push(column.name);
  }
  return { values: row, broken };
}
