import { type Cell } from '../../../../domain/imports/cells.js';
import { type PropertyScalar } from '../../../../domain/properties/values.js';
import { isObject } from '../json/jsonPass.js';
import { type Columns } from './TableFile.js';

/** How deep names are dotted; what lies deeper is kept as JSON text. */
const DEEPEST = 5;
/** The column of records that are no objects. */
const VALUE = 'value';

/** Whether a value of JSON is a text, a number or true or false. */
export const isScalar = (value: unknown): value is PropertyScalar =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

type Into = (name: string, cell: Cell) => void;

/** A list of scalars is a cell; one of objects becomes a list for each of their fields. */
function addList(name: string, list: readonly unknown[], into: Into, depth: number): void {
  const present = list.filter((item) => item !== null && item !== undefined);
  if (present.every(isScalar)) {
    into(name, present.every((item) => typeof item === typeof present[0]) ? present : present.map(String));
    return;
  }
  if (!present.every(isObject) || depth >= DEEPEST) {
    into(name, JSON.stringify(list));
    return;
  }
  const fields = new Map<string, unknown[]>();
  for (const item of present)
    for (const [field, value] of Object.entries(item)) fields.set(field, [...(fields.get(field) ?? []), value].flat());
  for (const [field, values] of fields) addList(`${name}.${field}`, values, into, depth + 1);
}

function add(name: string, value: unknown, into: Into, depth: number): void {
  if (value === null || value === undefined) return;
  if (isScalar(value)) into(name, value);
  else if (Array.isArray(value)) addList(name, value, into, depth);
  else if (isObject(value)) {
    if (depth >= DEEPEST) into(name, JSON.stringify(value));
    else
      for (const [field, part] of Object.entries(value))
        add(name === '' ? field : `${name}.${field}`, part, into, depth + 1);
  }
}

/** The cells of a record of JSON: nested objects under dotted names, lists as lists, and what is no object under one name. */
export function cellsOf(record: unknown, columns: Columns): readonly (Cell | undefined)[] {
  const cells: (Cell | undefined)[] = [];
  const into: Into = (name, cell) => void (cells[columns.at(name)] ??= cell);
  if (isObject(record)) add('', record, into, 0);
  else add(VALUE, record, into, 0);
  return cells;
}

/** A name that no field has. */
export const freeName = (name: string, taken: ReadonlySet<string>): string =>
  taken.has(name) ? freeName(`_${name}`, taken) : name;
