/** The last day that a date field takes; a longer year is one that is still being typed. */
export const LAST_DAY = '9999-12-31';

function midnight(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}

/** When a day, `2026-11-21`, begins where the reader is. */
export const startOfDay = (day: string): string => midnight(day, 0);

/** When it is over: the beginning of the next, also where a day is not 24 hours long. */
export const endOfDay = (day: string): string => midnight(day, 1);
