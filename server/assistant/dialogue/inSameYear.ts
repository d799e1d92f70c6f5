import { type Query } from '../../../domain/query/Query.js';
import { ofDays } from '../grammar/heldLexemes.js';
import { type Marked } from '../marking/Marked.js';
import { conditioned, datesIn, type Earlier } from './changed.js';

/** A query with a month or a season that is named without its year in place of its period, in the year of that one. */
export function inSameYear({ amounts }: Marked, earlier: Earlier): Query[] {
  const [amount, ...others] = amounts;
  if (amount?.isRough !== true || others.length > 0) return [];
  const { value, upper = value } = amount;
  return [...datesIn(earlier)].flatMap(([property, year]) => {
    const moved = (day: number | string) => `${year}${`${day}`.slice(4)}`;
    return conditioned(earlier, ofDays(property, { ...amount, value: moved(value), upper: moved(upper) }));
  });
}
