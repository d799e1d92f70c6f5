import { type Recurring } from '../store/objects.js';

const DAY = 86_400;

/** The same day of a later month; the last one where that month is shorter. */
function afterMonths(second: number, months: number): number {
  const from = new Date(second * 1000);
  const day = from.getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, lastDay));
  return Math.floor(to.getTime() / 1000);
}

/** When the period that begins at this second ends. */
export function periodEnd(second: number, { interval, interval_count: count }: Recurring): number {
  if (interval === 'day') return second + count * DAY;
  if (interval === 'week') return second + count * 7 * DAY;
  return afterMonths(second, interval === 'year' ? 12 * count : count);
}
