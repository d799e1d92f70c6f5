import { MOST_LIMIT } from '../../Query.js';
import { type TableValue } from '../Reading.js';
import { textWithin } from './sizes.js';

/** What a function makes of values, none of them missing; undefined where it is not of such values. */
type RowFunction = (...values: readonly TableValue[]) => TableValue | undefined;

const isText = (value: TableValue | undefined): value is string => typeof value === 'string';
const isNumber = (value: TableValue | undefined): value is number => typeof value === 'number';
const isCount = (value: TableValue | undefined): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 0;

const ofNumbers =
  (compute: (one: number, other: number) => number): RowFunction =>
  (one, other) => {
    const found = isNumber(one) && isNumber(other) ? compute(one, other) : undefined;
    return found !== undefined && Number.isFinite(found) ? found : undefined;
  };
const ofNumber =
  (compute: (value: number) => number): RowFunction =>
  (value) => {
    const found = isNumber(value) ? compute(value) : undefined;
    return found !== undefined && Number.isFinite(found) ? found : undefined;
  };
const ofText =
  (compute: (text: string) => TableValue): RowFunction =>
  (text) =>
    isText(text) ? compute(text) : undefined;
const ofTexts =
  (test: (text: string, other: string) => boolean): RowFunction =>
  (text, other) =>
    // A test of text is not known of anything else.
    isText(text) && isText(other) ? test(text, other) : null;

/** Values of one kind in their order; of two kinds it is not known. */
const ordered =
  (test: (order: number) => boolean): RowFunction =>
  (one, other) => {
    if (isNumber(one) && isNumber(other)) return test(one - other);
    return isText(one) && isText(other) ? test(one < other ? -1 : Number(one > other)) : null;
  };
const isEqual = (one: TableValue | undefined, other: TableValue | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

const added: RowFunction = (one, other) => {
  if (isNumber(one) && isNumber(other)) return one + other;
  const isEither = isText(one) || isText(other);
  const [text, more] = [String(one), String(other)];
  return isEither && [one, other].every((each) => isText(each) || isNumber(each))
    ? textWithin(text.length + more.length, () => text + more)
    : undefined;
};
/** Whole numbers come to a whole one, as in Cypher. */
const dividedWhole = ofNumbers((one, other) =>
  Number.isInteger(one) && Number.isInteger(other) ? (other === 0 ? Number.NaN : Math.trunc(one / other)) : one / other,
);

const numberIn = (text: string): number | null =>
  /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\s*$/u.test(text) ? Number(text) : null;
const toNumber =
  (change: (value: number) => number): RowFunction =>
  (value) => {
    const found = isText(value) ? numberIn(value) : isNumber(value) ? value : undefined;
    return typeof found === 'number' ? change(found) : found;
  };

/** Whole numbers from one to another, both included; undefined for more than a list may have. */
function rangeOf(from: number, to: number, step: number): readonly number[] | undefined {
  const length = Math.max(0, Math.floor((to - from) / step) + 1);
  const isWhole = [from, to, step].every((one) => Number.isInteger(one)) && step !== 0;
  return isWhole && length <= MOST_LIMIT ? Array.from({ length }, (_, at) => from + at * step) : undefined;
}

/** Functions and operators over the values of a row, by their names in Cypher; a value that is missing makes what they come to missing. */
export const ROW_FUNCTIONS: Readonly<Record<string, RowFunction>> = {
  '+': added,
  '-': ofNumbers((one, other) => one - other),
  '*': ofNumbers((one, other) => one * other),
  '/': dividedWhole,
  '/ of fractions': ofNumbers((one, other) => one / other),
  '%': ofNumbers((one, other) => one % other),
  '^': ofNumbers((one, other) => one ** other),
  '=': isEqual,
  '<>': (one, other) => !isEqual(one, other),
  '<': ordered((order) => order < 0),
  '<=': ordered((order) => order <= 0),
  '>': ordered((order) => order > 0),
  '>=': ordered((order) => order >= 0),
  'STARTS WITH': ofTexts((text, start) => text.startsWith(start)),
  'ENDS WITH': ofTexts((text, end) => text.endsWith(end)),
  CONTAINS: ofTexts((text, part) => text.includes(part)),
  abs: ofNumber(Math.abs),
  ceil: ofNumber(Math.ceil),
  floor: ofNumber(Math.floor),
  round: ofNumber(Math.round),
  sign: ofNumber(Math.sign),
  sqrt: ofNumber(Math.sqrt),
  tofloat: toNumber((value) => value),
  tointeger: toNumber(Math.trunc),
  tostring: (value) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined),
  tolower: ofText((text) => text.toLowerCase()),
  lower: ofText((text) => text.toLowerCase()),
  toupper: ofText((text) => text.toUpperCase()),
  upper: ofText((text) => text.toUpperCase()),
  trim: ofText((text) => text.trim()),
  ltrim: ofText((text) => text.trimStart()),
  rtrim: ofText((text) => text.trimEnd()),
  reverse: ofText((text) => [...text].reverse().join('')),
  size: (value) => (isText(value) || Array.isArray(value) ? value.length : undefined),
  head: (list) => (Array.isArray(list) ? ((list as readonly TableValue[])[0] ?? null) : undefined),
  last: (list) => (Array.isArray(list) ? ((list as readonly TableValue[]).at(-1) ?? null) : undefined),
  range: (from, to, step = 1) =>
    isNumber(from) && isNumber(to) && isNumber(step) ? rangeOf(from, to, step) : undefined,
  left: (text, length) => (isText(text) && isCount(length) ? text.slice(0, length) : undefined),
  right: (text, length) =>
    isText(text) && isCount(length) ? text.slice(Math.max(0, text.length - length)) : undefined,
  substring: (text, from, length) =>
    isText(text) && isCount(from) && (length === undefined || isCount(length))
      ? text.slice(from, length === undefined ? undefined : from + length)
      : undefined,
  replace: (text, part, other) =>
    isText(text) && isText(part) && isText(other)
      ? textWithin(text.length + (text.split(part).length - 1) * other.length, () => text.replaceAll(part, () => other))
      : undefined,
};

/** How many arguments functions have, where it is not one. */
export const ARGUMENTS: Readonly<Record<string, readonly number[]>> = {
  range: [2, 3],
  left: [2],
  right: [2],
  substring: [2, 3],
  replace: [3],
};
