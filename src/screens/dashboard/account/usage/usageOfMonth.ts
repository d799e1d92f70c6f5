/** How often somebody asked in a month or on a day, as the backend counted. */
interface Counted {
  readonly months: readonly { readonly month: string; readonly total: number }[];
  readonly days: readonly { readonly day: string; readonly total: number }[];
}

/** One month, day by day. */
export interface UsageOfMonth {
  /** Every day of it, with nothing where nobody asked. */
  readonly days: readonly { readonly day: string; readonly total: number }[];
  readonly total: number;
  /** How many of them are known by the month alone: days were not counted then. */
  readonly unknown: number;
}

/** How many days a month has. @param month `2026-11` */
const lengthOf = (month: string): number => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
};

/** The months that can be looked at, newest first: those in which somebody asked, and the present one. */
export const monthsOf = ({ months }: Counted, present: string): readonly string[] =>
  [...new Set([present, ...months.map(({ month }) => month)])].sort().reverse();

/** A month, day by day. @param month `2026-11` */
export function usageOfMonth({ months, days }: Counted, month: string): UsageOfMonth {
  const known = new Map(days.map(({ day, total }) => [day, total]));
  const whole = Array.from({ length: lengthOf(month) }, (_, at) => {
    const day = `${month}-${String(at + 1).padStart(2, '0')}`;
    return { day, total: known.get(day) ?? 0 };
  });
  const total = months.find((each) => each.month === month)?.total ?? 0;
  const byDay = whole.reduce((sum, each) => sum + each.total, 0);
  return { days: whole, total: Math.max(total, byDay), unknown: Math.max(0, total - byDay) };
}
