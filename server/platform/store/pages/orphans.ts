import { PAGE, type StoredRow, treePage } from './cells.js';
import { type Column, type ReadRow, rowOfTable, type Table } from './columns.js';
import { type PageFile } from './PageFile.js';

/** What a value of a column looks like, by the column's name: rows of one table are told from those of another by it. */
const LOOKS: readonly (readonly [name: RegExp, looks: RegExp])[] = [
  [/(^|_)at$|^(first|last)_(seen|used_at)$/, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/],
  [/^(uid|element|answers|conversation|import_id)$/, /^\S{20,140}$/],
  [/^id$/, /^[\w-]{1,255}$/],
  [/^month$/, /^\d{4}-\d\d$/],
  [/^day$/, /^\d{4}-\d\d-\d\d$/],
  [/^language$/, /^(en|ro)$/],
  [/^role$/, /^(user|assistant)$/],
];

/** Which columns hold JSON, and what stands in place of one that is none any more; null where nothing may. */
export type JsonColumns = Readonly<
  Record<string, Readonly<Record<string, string | null | ((text: string) => string)>>>
>;

/** Whether a text is JSON. */
export function isJson(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function looksRight({ name }: Column, value: unknown): boolean {
  if (typeof value !== 'string') return true;
  const looks = LOOKS.find(([column]) => column.test(name));
  return looks === undefined || looks[1].test(value);
}

/** Whether a row, found apart from its tree, is one of this table beyond doubt. */
function isOf(table: Table, json: JsonColumns, { values, broken }: ReadRow): boolean {
  if (broken.length > 0) return false;
  return table.columns.every((column) => {
    const value = values[column.name] ?? null;
    const isValid = column.name in (json[table.name] ?? {}) ? value === null || isJson(value) : true;
    return isValid && looksRight(column, value);
  });
}

/** The table that most rows of a page are of, and their number. */
function tableOf(tables: readonly Table[], json: JsonColumns, rows: readonly StoredRow[]): Table | undefined {
  const fits = tables
    .map((table) => {
      const read = rows.map((row) => rowOfTable(table, row));
      const isExact = rows.every(({ values }) => values.length === table.columns.length);
      const fitting = read.filter((row) => row !== undefined && isOf(table, json, row)).length;
      return { table, isExact, fitting };
    })
    .filter(({ fitting }) => fitting > rows.length / 2)
    .sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.fitting - a.fitting);
  return fits[0]?.table;
}

/** A row that no tree leads to any more, with the table that it is of. */
export interface OrphanRow {
  readonly table: Table;
  readonly row: ReadRow;
}

/**
 * Rows of pages that no tree leads to, since a page above them is damaged.
 * @param passed pages that are known: those of trees, and free ones
 */
export function* orphanRows(
  file: PageFile,
  tables: readonly Table[],
  json: JsonColumns,
  passed: ReadonlySet<number>,
): Generator<OrphanRow, void> {
  const [indexed, numbered] = [tables.filter((each) => each.isIndexed), tables.filter((each) => !each.isIndexed)];
  for (let number = 1; number <= file.total; number += 1) {
    const page = passed.has(number) ? undefined : treePage(file, number);
    if (page === undefined || page.rows.length === 0) continue;
    const table = tableOf(page.type === PAGE.tableLeaf ? numbered : indexed, json, page.rows);
    if (table === undefined) continue;
    for (const stored of page.rows) {
      const row = rowOfTable(table, stored);
      if (row !== undefined && isOf(table, json, row)) yield { table, row };
    }
  }
}
