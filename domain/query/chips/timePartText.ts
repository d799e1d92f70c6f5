import { isDate } from '../../properties/kinds.js';
import { type QueryValue, type TimePart } from '../Query.js';
import { type ChipWords } from './Chip.js';

const MONTH = { month: 'long', timeZone: 'UTC' } as const;
const QUARTER = /^(\d{4})-Q([1-4])$/u;
/** A year whose first day is a Monday. */
const YEAR = 2024;

/** A part of a date as a person writes it: “1990s”, “May 2024”, “Monday”; what is no such part as it stands. */
export function timePartText(value: QueryValue, part: TimePart, { language, say }: ChipWords): string {
  const formatted = (at: Date, form: Intl.DateTimeFormatOptions): string =>
    Number.isNaN(at.getTime()) ? String(value) : new Intl.DateTimeFormat(language, form).format(at);
  const dated = (day: string, form: Intl.DateTimeFormatOptions): string =>
    isDate(day) ? formatted(new Date(day), form) : String(value);
  switch (part) {
    case 'decade':
      return say('theDecade', { year: String(value) });
    case 'quarter': {
      const [, year, quarter] = QUARTER.exec(String(value)) ?? [];
      return year === undefined || quarter === undefined ? String(value) : say('theQuarter', { quarter, year });
    }
    case 'month':
      return dated(`${String(value)}-01`, { ...MONTH, year: 'numeric' });
    case 'day':
      return dated(String(value), { dateStyle: 'long', timeZone: 'UTC' });
    case 'monthOfYear':
      return formatted(new Date(Date.UTC(YEAR, Number(value) - 1)), MONTH);
    case 'weekday':
      return formatted(new Date(Date.UTC(YEAR, 0, Number(value))), { weekday: 'long', timeZone: 'UTC' });
    case 'hour':
      return `${String(value).padStart(2, '0')}:00`;
    case 'year':
      return String(value);
  }
}
