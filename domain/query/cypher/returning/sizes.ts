import { type TableValue } from '../Reading.js';

/** The longest text, and the most members of lists within lists, that may be made in a row. */
const MOST = 10_000;

/** What is left of a budget after all members of a value; less than nothing where it is too large, however often its parts are shared. */
function rest(value: TableValue, budget: number): number {
  if (typeof value === 'string') return budget - 1 - Math.floor(value.length / 100);
  if (!Array.isArray(value)) return budget - 1;
  let left = budget - 1;
  for (const one of value as readonly TableValue[]) {
    if (left < 0) return left;
    left = rest(one, left);
  }
  return left;
}

/** A list, or undefined where it would be too large: lists that are doubled again and again outgrow every memory. */
export const listWithin = (values: readonly TableValue[]): TableValue | undefined =>
  rest(values as readonly string[], MOST) < 0 ? undefined : (values as readonly string[]);

/** A text, or undefined where it would be too long. */
export const textWithin = (length: number, text: () => string): string | undefined =>
  length > MOST ? undefined : text();
