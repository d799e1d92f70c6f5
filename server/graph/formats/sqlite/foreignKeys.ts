import { type Reference } from '../../../../domain/imports/table.js';
import { type SqlConnection } from '../../../platform/storage/driver.js';

/** What stands between the values of a key of several columns. */
const BETWEEN = ' · ';

/** A foreign key that a table declares: its columns, each with that of the other table. */
interface ForeignKey {
  readonly table: string;
  readonly pairs: readonly { readonly from: string; readonly to: string }[];
}

/** A table as it is declared. */
export interface DeclaredTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly primary: readonly string[];
  readonly foreign: readonly ForeignKey[];
}

/** A column that stands in no table: what a row is known by, or another row, where several columns say that together. */
interface KeyColumn {
  readonly name: string;
  /** What it is in SQL. */
  readonly sql: string;
}

/** What ties the rows of a table to those of others. */
export interface TableKeys {
  readonly added: readonly KeyColumn[];
  readonly references: readonly Reference[];
}

export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const fieldOf = (row: unknown, field: string): unknown =>
  typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[field] : undefined;

export function textIn(row: unknown, field: string): string {
  const value = fieldOf(row, field);
  return typeof value === 'string' ? value : '';
}

const infoOf = (database: SqlConnection, table: string): readonly unknown[] =>
  database.prepare(`PRAGMA table_info(${quotedName(table)})`).all();

const primaryOf = (columns: readonly unknown[]): readonly string[] =>
  columns
    .filter((column) => Number(fieldOf(column, 'pk')) > 0)
    .toSorted((one, other) => Number(fieldOf(one, 'pk')) - Number(fieldOf(other, 'pk')))
    .map((column) => textIn(column, 'name'));

/** The foreign keys of a table; one that names no columns of the other means its primary key. */
function foreignOf(database: SqlConnection, name: string): readonly ForeignKey[] {
  const rows = database.prepare(`PRAGMA foreign_key_list(${quotedName(name)})`).all();
  const ids = [...new Set(rows.map((row) => fieldOf(row, 'id')))];
  return ids.map((id): ForeignKey => {
    const columns = rows.filter((row) => fieldOf(row, 'id') === id);
    const table = textIn(columns[0], 'table');
    const primary = primaryOf(infoOf(database, table));
    const pairs = columns
      .toSorted((one, other) => Number(fieldOf(one, 'seq')) - Number(fieldOf(other, 'seq')))
      .map((column, at) => ({ from: textIn(column, 'from'), to: textIn(column, 'to') || (primary[at] ?? '') }));
    return { table, pairs };
  });
}

/** A table with its columns and keys. */
export function declaredTable(database: SqlConnection, name: string): DeclaredTable {
  const columns = infoOf(database, name);
  const names = columns.map((column) => textIn(column, 'name'));
  return { name, columns: names, primary: primaryOf(columns), foreign: foreignOf(database, name) };
}

const isWhole = ({ table, pairs }: ForeignKey): boolean =>
  table !== '' && pairs.every(({ from, to }) => from !== '' && to !== '');

/** The foreign keys that lead to a table. */
const leadingTo = ({ name }: DeclaredTable, all: readonly DeclaredTable[]): readonly ForeignKey[] =>
  all.flatMap(({ foreign }) => foreign.filter((key) => key.table === name && isWhole(key)));

/** By which columns others know the rows of a table: by one where any does, else by several in the order of the table. */
function knownBy(table: DeclaredTable, all: readonly DeclaredTable[]): readonly string[] {
  const keys = leadingTo(table, all).map(({ pairs }) => pairs.map(({ to }) => to));
  const single = keys.find(({ length }) => length === 1) ?? (table.primary.length === 1 ? table.primary : undefined);
  return single ?? keys[0]?.toSorted((one, other) => table.columns.indexOf(one) - table.columns.indexOf(other)) ?? [];
}

const joinedName = (columns: readonly string[]): string => columns.join(BETWEEN);

/** Several columns as one text; nothing where any is nothing. */
const joinedSql = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${quotedName(table)}.${quotedName(column)}`).join(` || '${BETWEEN}' || `);

/** What the columns of a key say that is not what the rows of the other table are known by: that row is looked up. */
function lookedUp(own: string, { table, pairs }: ForeignKey, known: readonly string[]): string {
  const isSame = pairs.map(({ from, to }) => `other.${quotedName(to)} = ${quotedName(own)}.${quotedName(from)}`);
  const found = `SELECT ${joinedSql('other', known)} FROM ${quotedName(table)} AS other WHERE ${isSame.join(' AND ')}`;
  const said = joinedSql(
    own,
    pairs.map(({ from }) => from),
  );
  return `COALESCE((${found}), ${said})`;
}

function referenceOf(
  { name, columns }: DeclaredTable,
  key: ForeignKey,
  known: readonly string[],
): { readonly reference: Reference; readonly added?: KeyColumn } {
  const [first, ...more] = key.pairs;
  if (first !== undefined && more.length === 0)
    return { reference: { table: key.table, column: first.from, key: first.to } };
  const ordered = known.flatMap((column) => key.pairs.find(({ to }) => to === column)?.from ?? []);
  const isKnownSo = ordered.length === key.pairs.length && known.length === key.pairs.length;
  const from = isKnownSo ? ordered : key.pairs.map((pair) => pair.from);
  const plain = joinedName(from);
  const column = columns.includes(plain) || key.table === name ? `${plain} → ${key.table}` : plain;
  return {
    reference: { table: key.table, column, key: joinedName(known), of: from },
    added: { name: column, sql: isKnownSo ? joinedSql(name, from) : lookedUp(name, key, known) },
  };
}

/** What a table is tied by among all of a database. */
export function tableKeys(table: DeclaredTable, all: readonly DeclaredTable[]): TableKeys {
  const found = table.foreign.filter(isWhole).flatMap((key) => {
    const other = all.find(({ name }) => name === key.table);
    return other === undefined ? [] : [referenceOf(table, key, knownBy(other, all))];
  });
  const known = knownBy(table, all);
  const own = known.length > 1 ? [{ name: joinedName(known), sql: joinedSql(table.name, known) }] : [];
  const added = [...own, ...found.flatMap((each) => each.added ?? [])];
  return {
    // Two keys of the same columns say the same.
    added: added.filter(({ name }, at) => added.findIndex((each) => each.name === name) === at),
    references: found.map(({ reference }) => reference),
  };
}
