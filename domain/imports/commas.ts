import { placeColumns } from './proposeColumns.js';
import { type Column } from './table.js';

/** One comma before three digits: a thousand and more, or a number with three decimals. */
const EITHER = /^[+-]?\d{1,3},\d{3}$/;
/** Points before three digits each, which are decimals where numbers have a decimal point. */
const POINTED = /^[+-]?\d{1,3}(?:\.\d{3})+$/;

const isNumber = ({ kind, values }: Column): boolean => kind === 'number' && values.length > 0;

/** Whether a column shows that its commas stand before decimals: "12,5" can be nothing else. */
const isSure = (column: Column): boolean =>
  isNumber(column) && column.style === 'comma' && column.values.some((value) => value.includes(','));

/** The numbers of a column without the unit beside them. */
const numbersOf = ({ values }: Column): readonly string[] => values.map((value) => value.replace(/[^\d.,+-]/g, ''));

const WHOLE = /^[+-]?\d+$/;

const couldBe = (column: Column, sign: RegExp): boolean => {
  const numbers = numbersOf(column);
  return (
    isNumber(column) &&
    column.style === 'plain' &&
    numbers.some((value) => sign.test(value)) &&
    numbers.every((value) => sign.test(value) || WHOLE.test(value))
  );
};

/** Fewer numbers of a column may be larger than its others by chance. */
const FEWEST = 3;

/** Whether points stand before thousands, since with decimals each such number would be smaller than every whole one: 2.055 beside 975. */
function hasThousands(column: Column): boolean {
  if (!couldBe(column, POINTED)) return false;
  const numbers = numbersOf(column);
  const pointed = numbers.filter((value) => POINTED.test(value));
  const whole = numbers.filter((value) => WHOLE.test(value));
  const isApart = Math.max(...pointed.map(Number)) < Math.min(...whole.map(Number));
  return Math.min(pointed.length, whole.length) >= FEWEST && isApart;
}

/**
 * Columns with their numbers read alike: who writes "12,5" in one column means 44.1 by "44,100" in another, and 12345 by "12.345". A place on
 * the earth has decimals, whatever the others say.
 */
export function withCommas(columns: readonly Column[]): readonly Column[] {
  const eithers = columns.filter((column) => couldBe(column, EITHER));
  const isComma = columns.some(isSure);
  const place = eithers.length === 0 ? undefined : placeColumns(columns);
  return columns.map((column) => {
    const isPlace = column.name === place?.x || column.name === place?.y;
    const isPointed = (isComma && couldBe(column, POINTED)) || hasThousands(column);
    const turns = couldBe(column, EITHER) ? isComma || isPlace : isPointed;
    return turns ? { ...column, style: 'comma' } : column;
  });
}
