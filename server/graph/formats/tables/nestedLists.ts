import { textOfCell } from '../../../../domain/imports/cells.js';
import { ColumnProfile } from '../../../../domain/imports/profile.js';
import { captionColumn, isUnique, keyColumn } from '../../../../domain/imports/proposeColumns.js';
import { isObject, type JsonObject } from '../json/jsonPass.js';
import { type JsonRecords } from './jsonRecords.js';
import { cellsOf } from './records.js';
import { Columns } from './TableFile.js';

/** Records by which lists are known. */
const SAMPLE = 5000;
/** Share of the items of lists that say again what another record says: more, and they are things that records share, as the genres of films. */
const SHARED = 0.2;

/** What stands in records: fields that hold lists of objects, and the field that tells records apart. */
interface Nested {
  readonly lists: readonly string[];
  readonly key: string | undefined;
  /** What the objects in the lists say of themselves. */
  readonly fields: ReadonlySet<string>;
}

/** An item of a list and the turn of its record. */
interface Item {
  readonly of: number;
  readonly item: JsonObject;
}

async function sampleOf(source: JsonRecords): Promise<readonly JsonObject[]> {
  const sample: JsonObject[] = [];
  for await (const some of source.records()) {
    for (const { value } of some) if (isObject(value)) sample.push(value);
    if (sample.length >= SAMPLE) break;
  }
  return sample;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** The items of a field of records; undefined where it holds anything but objects in lists. */
function itemsOf(records: readonly JsonObject[], field: string): readonly Item[] | undefined {
  const items: Item[] = [];
  for (const [of, record] of records.entries()) {
    const value = record[field];
    if (isNothing(value)) continue;
    if (!Array.isArray(value)) return undefined;
    const present = value.filter((item) => !isNothing(item));
    if (!present.every(isObject)) return undefined;
    items.push(...present.map((item) => ({ of, item })));
  }
  return items.length === 0 ? undefined : items;
}

/** Whether items are things that several records share: what one of their fields holds says all else of them, and comes again in other records. */
function areShared(items: readonly Item[]): boolean {
  const columns = new Columns();
  const rows = items.map(({ of, item }) => ({ of, texts: cellsOf(item, columns).map(textOfCell) }));
  return columns.names.some((_, at) => {
    const seen = new Map<string, { readonly of: number; readonly whole: string }>();
    let again = 0;
    for (const { of, texts } of rows) {
      const told = texts[at] ?? '';
      const whole = texts.join('\u0000');
      const first = seen.get(told);
      if (first === undefined) seen.set(told, { of, whole });
      else if (told === '' || first.whole !== whole) return false;
      else if (first.of !== of) again += 1;
    }
    return again >= items.length * SHARED;
  });
}

/** Whether items say more than one thing: of a single field the list of its values says all. */
const sayMuch = (items: readonly Item[]): boolean => new Set(items.flatMap(({ item }) => Object.keys(item))).size > 1;

/** The field by which records are known: as for a table, otherwise any that tells all apart. */
function keyOf(records: readonly JsonObject[]): string | undefined {
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  const columns = [...names].flatMap((name) => {
    const profile = new ColumnProfile(name);
    for (const record of records) {
      const value = record[name];
      if (typeof value === 'object' && value !== null) return [];
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') profile.add(value);
    }
    return [profile.column()];
  });
  const whole = columns.filter((column) => isUnique(column) && column.filled === records.length);
  const known = keyColumn(columns, captionColumn(whole), records.length);
  return (known ?? whole[0])?.name;
}

/** Looks for lists of objects that belong to one record each. Throws `FileFault`. */
export async function nestedLists(source: JsonRecords): Promise<Nested> {
  const records = await sampleOf(source);
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const found = names.flatMap((name) => {
    const items = itemsOf(records, name);
    return items === undefined || !sayMuch(items) || areShared(items) ? [] : [{ name, items }];
  });
  if (found.length === 0) return { lists: [], key: undefined, fields: new Set() };
  const fields = new Set(found.flatMap(({ items }) => items.flatMap(({ item }) => Object.keys(item))));
  return { lists: found.map(({ name }) => name), key: keyOf(records), fields };
}
