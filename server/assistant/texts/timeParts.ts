import { type TFunction } from 'i18next';

import { type TimePart } from '../../../domain/query/Query.js';

const UTC = { timeZone: 'UTC' } as const;
const MONTH = { ...UTC, month: 'long' } as const;
/** A year whose first day is a Monday. */
const YEAR = 2024;

/** A part of a date as a language writes it: “1990s”, “May 2024”, “Monday”. */
export function timePartText(value: number | string, part: TimePart, language: string, t: TFunction): string {
  const dated = (at: Date | string, form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, form).format(new Date(at));
  switch (part) {
    case 'decade':
      return t('decade', { year: String(value) });
    case 'quarter': {
      const [year, quarter] = String(value).split('-Q');
      return t(`quarter${String(quarter)}`, { year });
    }
    case 'month':
      return dated(`${value}-01`, { ...MONTH, year: 'numeric' });
    case 'day':
      return dated(String(value), { ...UTC, dateStyle: 'long' });
    case 'monthOfYear':
      return dated(new Date(Date.UTC(YEAR, Number(value) - 1)), MONTH);
    case 'weekday':
      return dated(new Date(Date.UTC(YEAR, 0, Number(value))), { ...UTC, weekday: 'long' });
    case 'hour':
      return `${String(value).padStart(2, '0')}:00`;
    case 'year':
      return String(value);
  }
}
