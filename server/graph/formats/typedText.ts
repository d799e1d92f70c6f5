import { isDate, isDateTime, ownOf } from '../../../domain/properties/kinds.js';
import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../../../domain/properties/values.js';

/** A value with its kind where JSON does not tell it. */
export interface TypedValue {
  readonly value: PropertyValue;
  readonly kind?: PropertyKind;
}

type ScalarType = 'number' | 'boolean' | 'date' | 'text';

/** Types of values as formats of graphs name them, in small letters; any other is text. */
const TYPES: Readonly<Record<string, ScalarType>> = {
  ...Object.fromEntries(
    [
      'int',
      'integer',
      'long',
      'short',
      'byte',
      'float',
      'double',
      'number',
      'real',
      'bigint',
      'biginteger',
      'bigdecimal',
      'decimal',
      'numeric',
      'tinyint',
      'smallint',
    ].map((name) => [name, 'number' as const]),
  ),
  boolean: 'boolean',
  bool: 'boolean',
  date: 'date',
  datetime: 'date',
  datetimestamp: 'date',
  timestamp: 'date',
};

const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  '1': true,
  '0': false,
  yes: true,
  no: false,
};

const INTEGER = /^[+-]?\d+$/;

/** A number that is held exactly; undefined for anything else, such as an integer beyond 2⁵³. */
export function exactNumber(text: string): number | undefined {
  if (text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || /^[+-]?0[xob]/i.test(text)) return undefined;
  return INTEGER.test(text) && !Number.isSafeInteger(value) ? undefined : value;
}

function scalarOf(type: ScalarType, text: string): { value: PropertyScalar; kind?: 'date' | 'dateTime' } | undefined {
  const trimmed = text.trim();
  if (type === 'number') {
    const value = exactNumber(trimmed);
    return value === undefined ? undefined : { value };
  }
  if (type === 'boolean') {
    const value = ownOf(BOOLEANS, trimmed.toLowerCase());
    return value === undefined ? undefined : { value };
  }
  if (type === 'text') return { value: text };
  return isDate(trimmed)
    ? { value: trimmed, kind: 'date' }
    : isDateTime(trimmed)
      ? { value: trimmed, kind: 'dateTime' }
      : undefined;
}

const isQuoted = (text: string): boolean => text.length > 1 && /^(["']).*\1$/s.test(text);
const unquoted = (text: string): string => (isQuoted(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text);

/** The items of a list that is text: as JSON, or between brackets, bars, semicolons or commas. */
function listItems(text: string): readonly string[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(trimmed);
      if (Array.isArray(list)) return list.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
    } catch {
      // Brackets without quotes within.
    }
  }
  const inner = /^[[(].*[\])]$/s.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
  if (inner.trim() === '') return [];
  const separator = ['|', ';'].find((each) => inner.includes(each)) ?? ',';
  const cut = separator === ',' ? (inner.match(/(?:"(?:\\.|[^"\\])*"|[^,])+/g) ?? []) : inner.split(separator);
  return cut.map((item) => unquoted(item.trim()));
}

const LIST_OF = /^(?:list_?of_?|list)<?([a-z]*)>?$/;

/** The list that a text is, of items of one type; undefined where an item is not of it. */
export function typedList(type: string, text: string): TypedValue | undefined {
  const itemType = ownOf(TYPES, type.toLowerCase()) ?? 'text';
  const items = listItems(text).map((item) => scalarOf(itemType, item));
  const sound = items.filter((item) => item !== undefined);
  if (sound.length < items.length) return undefined;
  const kinds = new Set(sound.map(({ kind }) => kind));
  if (itemType === 'date' && kinds.size > 1) return undefined;
  const value = sound.map((item) => item.value);
  const [kind] = kinds;
  if (kind !== undefined) return { value, kind: `${kind}List` };
  return value.length > 0 ? { value } : { value, kind: itemType === 'date' ? 'dateList' : `${itemType}List` };
}

/** The value that a text has by the name of its type; undefined where it is none of it. */
export function typedText(typeName: string, text: string): TypedValue | undefined {
  const type = typeName.toLowerCase();
  const list = LIST_OF.exec(type);
  return list === null ? scalarOf(ownOf(TYPES, type) ?? 'text', text) : typedList(list[1] ?? '', text);
}

/** Whether a type says more of a value than that it is text. */
export const isTextType = (typeName: string): boolean =>
  !LIST_OF.test(typeName.toLowerCase()) && (ownOf(TYPES, typeName.toLowerCase()) ?? 'text') === 'text';

const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The value of a text of which nobody says what it is: a number as one writes it, true or false, a day, or text. */
export function plainValue(text: string): TypedValue {
  const trimmed = text.trim();
  if (PLAIN_NUMBER.test(trimmed)) {
    const value = exactNumber(trimmed);
    if (value !== undefined) return { value };
  }
  if (/^(?:true|false)$/i.test(trimmed)) return { value: trimmed.toLowerCase() === 'true' };
  return scalarOf('date', trimmed) ?? { value: text };
}
