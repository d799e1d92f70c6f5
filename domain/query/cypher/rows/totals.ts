import { refuse } from '../reading/Cursor.js';
import { type TableValue } from '../Reading.js';
import { inOrder } from '../ordering.js';
import { listWithin } from '../returning/sizes.js';
import { type RowTotal } from './RowPlan.js';

const mean = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0) / numbers.length;

function deviation(numbers: readonly number[], less: 0 | 1): number {
  if (numbers.length <= 1) return 0;
  const middle = mean(numbers);
  return Math.sqrt(numbers.reduce((all, one) => all + (one - middle) ** 2, 0) / (numbers.length - less));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (place: number) => sorted[place] ?? 0;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}

/** What numbers come to; none come to nothing, but for their sum and how far they lie apart. */
const OF_NUMBERS: Readonly<Record<string, (numbers: readonly number[]) => number | null>> = {
  sum: (numbers) => numbers.reduce((all, one) => all + one, 0),
  avg: (numbers) => (numbers.length === 0 ? null : mean(numbers)),
  percentilecont: (numbers) => (numbers.length === 0 ? null : median(numbers)),
  stdev: (numbers) => deviation(numbers, 1),
  stdevp: (numbers) => deviation(numbers, 0),
};

/** The functions over several rows that are computed of these. */
export const isComputedTotal = (name: string): boolean =>
  ['count', 'collect', 'min', 'max'].includes(name) || Object.hasOwn(OF_NUMBERS, name);

/** What some rows come to. @param valueOf the value of the cell that is summed up */
export function totalOfRows<Row>(
  { name, isDistinct, of, at }: RowTotal,
  rows: readonly Row[],
  valueOf: (row: Row) => TableValue,
): TableValue {
  if (of === undefined) return rows.length;
  const known = rows.map(valueOf).filter((value) => value !== null);
  const values = isDistinct ? [...new Map(known.map((value) => [JSON.stringify(value), value])).values()] : known;
  if (name === 'count') return values.length;
  if (name === 'collect') return listWithin(values) ?? refuse('many', at, 'collect( )');
  if (name === 'min' || name === 'max') {
    const sorted = values.toSorted(inOrder);
    return (name === 'min' ? sorted[0] : sorted.at(-1)) ?? null;
  }
  const numbers = values.map((value) => (typeof value === 'number' ? value : refuse('values', at, `${name}( )`)));
  return OF_NUMBERS[name]?.(numbers) ?? null;
}
