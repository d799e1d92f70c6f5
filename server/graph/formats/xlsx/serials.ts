import { type CellFormat } from './cellFormats.js';

const DAY = 86_400_000;
const SECOND = 1000;
/** What is nearer to a whole second than this is one: a third of a day has no end in decimals. */
const NEAR = 5;
/** The day before the first of a workbook that counts from 1900, and the first of one that counts from 1904. */
const EPOCHS = { from1900: Date.UTC(1899, 11, 31), from1904: Date.UTC(1904, 0, 1) } as const;
/** The 29th of February of 1900, which Excel counts and no calendar has. */
const NO_DAY = 60;

const two = (part: number): string => String(part).padStart(2, '0');

/** Milliseconds that a number of days is, to the second where it is one. */
function toSecond(days: number): number {
  const milliseconds = Math.round(days * DAY);
  const whole = Math.round(milliseconds / SECOND) * SECOND;
  return Math.abs(milliseconds - whole) < NEAR ? whole : milliseconds;
}

/** A time as hours, minutes and, where it has any or its format shows them, seconds. */
function clock(milliseconds: number, hasSeconds: boolean): string {
  const seconds = milliseconds / SECOND;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = seconds - Math.floor(seconds / 60) * 60;
  const [whole = '0', fraction] = rest.toFixed(3).split('.');
  const behind = fraction === undefined || Number(fraction) === 0 ? '' : `.${fraction}`;
  const isShown = hasSeconds || rest > 0;
  return `${two(hours)}:${two(minutes)}${isShown ? `:${whole.padStart(2, '0')}${behind}` : ''}`;
}

/** A day, ISO 8601; undefined for a number that is none. */
function dayOf(days: number, is1904: boolean): string | undefined {
  if (!is1904 && days === NO_DAY) return '1900-02-29';
  const counted = is1904 || days < NO_DAY ? days : days - 1;
  const at = new Date((is1904 ? EPOCHS.from1904 : EPOCHS.from1900) + counted * DAY);
  const year = at.getUTCFullYear();
  return Number.isNaN(at.getTime()) || year > 9999 || year < 1900 ? undefined : at.toISOString().slice(0, 10);
}

/**
 * What a number says that is shown as a day or a time, as Excel counts them: days, and parts of a day. A time on a day is both, whichever
 * its format shows; undefined for a number that is no such.
 */
export function momentOf(value: number, { shows, hasSeconds }: CellFormat, is1904: boolean): string | undefined {
  if (shows === 'number' || value < 0) return undefined;
  const milliseconds = toSecond(value);
  const [days, rest] = [Math.floor(milliseconds / DAY), milliseconds % DAY];
  if (shows === 'duration') return clock(milliseconds, hasSeconds);
  // A time without a day lies on the day zero, which is none.
  if (shows === 'time' && days === 0) return clock(rest, hasSeconds);
  if (days === 0 && !is1904) return rest === 0 ? undefined : clock(rest, hasSeconds);
  const day = dayOf(days, is1904);
  if (day === undefined || (rest === 0 && shows !== 'time')) return day;
  const time = clock(rest, true);
  return `${day}T${time}`;
}
