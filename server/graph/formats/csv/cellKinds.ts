import { type PropertyKind, type PropertyScalar } from '../../../../domain/properties/values.js';
import { isExact } from '../../../../domain/properties/exactNumbers.js';
import { isDate, isDateTime, ownOf } from '../../../../domain/properties/kinds.js';
import { jsonList, unescapeCell } from './cellTexts.js';

/** Kind of one item of a column. */
export type ItemKind = 'text' | 'number' | 'boolean' | 'date' | 'dateTime';

/** Types of columns as Neo4j names them, and the kind that each is here. Times of day, durations and points stay text. */
export const COLUMN_TYPES: Readonly<Record<string, ItemKind>> = {
  string: 'text',
  char: 'text',
  int: 'number',
  integer: 'number',
  long: 'number',
  short: 'number',
  byte: 'number',
  float: 'number',
  double: 'number',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'dateTime',
  localdatetime: 'dateTime',
  time: 'text',
  localtime: 'text',
  duration: 'text',
  point: 'text',
};

/** Types of columns that have no kind of their own here. */
export const TYPES_AS_TEXT: ReadonlySet<string> = new Set(['time', 'localtime', 'duration', 'point']);

/** The type of a column that is written for a kind. */
export const TYPE_OF_KIND: Readonly<Record<PropertyKind, string>> = {
  text: 'string',
  number: 'double',
  boolean: 'boolean',
  date: 'date',
  dateTime: 'datetime',
  textList: 'string[]',
  numberList: 'double[]',
  booleanList: 'boolean[]',
  dateList: 'date[]',
  dateTimeList: 'datetime[]',
};

/** A cell that is not what its column says. */
interface CellFault {
  readonly code: 'KEPT_AS_TEXT';
}
const FAULT: CellFault = { code: 'KEPT_AS_TEXT' };

/** The name of a zone behind a time that says how far it is from the middle one. */
export const ZONE = /\[[\w/+-]+\]$/;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The value of one item, or what is wrong with it. */
export function itemOf(cell: string, kind: ItemKind): PropertyScalar | CellFault {
  if (kind === 'text') return cell;
  const text = cell.trim();
  switch (kind) {
    case 'number':
      return NUMBER.test(text) && Number.isFinite(Number(text)) && isExact(text) ? Number(text) : FAULT;
    case 'boolean':
      return ownOf(BOOLEANS, text.toLowerCase()) ?? FAULT;
    case 'date':
      return isDate(text) ? text : FAULT;
    case 'dateTime': {
      const iso = text
        .replace(ZONE, '')
        .replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T')
        .replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
      return isDateTime(iso) ? iso : FAULT;
    }
  }
}

/** The items of a list column, or what is wrong with them. */
export function listOf(cell: string, kind: ItemKind, delimiter: string): readonly PropertyScalar[] | CellFault {
  const json = jsonList(cell);
  const list: PropertyScalar[] = [];
  for (const item of json ?? cell.split(delimiter)) {
    const value = itemOf(json === undefined ? unescapeCell(String(item)) : String(item), kind);
    if (typeof value === 'object') return value as CellFault;
    list.push(value);
  }
  return list;
}
