import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type PartOf } from '../../../../domain/imports/table.js';
import { isObject, type JsonObject } from '../json/jsonPass.js';
import { type JsonRecords } from './jsonRecords.js';
import { nestedLists } from './nestedLists.js';
import { cellsOf, freeName } from './records.js';
import { Columns, type TableFile } from './TableFile.js';

function without(value: unknown, fields: readonly string[]): unknown {
  if (!isObject(value) || fields.length === 0) return value;
  return Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));
}

/** The records themselves, without the lists that are tables of their own. */
function ownTable({ file, fields, records }: JsonRecords, name: string, lists: readonly string[]): TableFile {
  const columns = new Columns(fields);
  return {
    name,
    file,
    columns,
    async *rows() {
      for await (const some of records())
        yield some.map(({ row, value }): TableRow => ({ row, cells: cellsOf(without(value, lists), columns) }));
    },
  };
}

/** What the lists in one field hold, each item with what its record is known by. */
function listTable(source: JsonRecords, list: string, partOf: PartOf): TableFile {
  const { column, key } = partOf;
  const columns = new Columns([column]);
  const itemsOf = (value: unknown): readonly JsonObject[] =>
    isObject(value) ? [value[list]].flat().filter(isObject) : [];
  const rowOf = (value: unknown, item: JsonObject) =>
    cellsOf({ [column]: isObject(value) ? value[key] : null, ...item }, columns);
  return {
    name: list,
    file: source.file,
    columns,
    partOf,
    async *rows() {
      for await (const some of source.records())
        yield some.flatMap(({ row, value }) =>
          itemsOf(value).map((item): TableRow => ({ row, cells: rowOf(value, item) })),
        );
    },
  };
}

/** Records as a table; lists of objects in them, as the lines of an order, are tables of their own that are tied to it. Throws `FileFault`. */
export async function recordTables(source: JsonRecords): Promise<readonly TableFile[]> {
  const { lists, key, fields } = await nestedLists(source);
  if (key === undefined || lists.length === 0) return [ownTable(source, source.name, [])];
  // A file that is called as the lists in its records are, as one of pupils "lessons.json", is itself something else.
  const name = lists.includes(source.name) ? source.file.name : source.name;
  const column = freeName(`${name} ${key}`, fields);
  return [ownTable(source, name, lists), ...lists.map((list) => listTable(source, list, { table: name, key, column }))];
}
