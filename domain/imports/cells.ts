import { isDate, isDateTime } from '../properties/kinds.js';
import { type PropertyScalar } from '../properties/values.js';
import { numberOf } from './numbers.js';
import { withoutUnit } from './units.js';
import { isWordOf } from './words.js';

/** What a cell of a table holds: text as it stands in a file of text, or a value that the format tells. */
export type Cell = PropertyScalar | readonly PropertyScalar[] | null;

/** What the cells of a column are read as. */
export const CELL_KINDS = ['text', 'number', 'boolean', 'date', 'dateTime'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** How numbers and days are written in a column. */
export const CELL_STYLES = ['plain', 'comma', 'dayFirst', 'monthFirst'] as const;
export type CellStyle = (typeof CELL_STYLES)[number];

/** A cell as text. */
export const textOfCell = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : typeof cell === 'object' ? cell.join(', ') : String(cell).trim();

/** The truth that a text says, in the words that people write for it. */
export const booleanOf = (text: string): boolean | undefined =>
  isWordOf('yes', text) ? true : isWordOf('no', text) ? false : undefined;

const NUMERIC_DAY = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const LED_BY_YEAR = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/;
const two = (part: string | undefined): string => (part ?? '').padStart(2, '0');

/** The day that a text says, as ISO 8601. */
export function dateOf(text: string, style: CellStyle): string | undefined {
  if (isDate(text)) return text;
  const led = LED_BY_YEAR.exec(text);
  const numeric = led === null ? NUMERIC_DAY.exec(text) : null;
  const [day, month] = style === 'monthFirst' ? [numeric?.[2], numeric?.[1]] : [numeric?.[1], numeric?.[2]];
  const iso =
    led === null ? `${numeric?.[3] ?? ''}-${two(month)}-${two(day)}` : `${led[1] ?? ''}-${two(led[2])}-${two(led[3])}`;
  return isDate(iso) ? iso : undefined;
}

/** The point in time that a text says, as ISO 8601. */
export function dateTimeOf(text: string): string | undefined {
  const iso = text.replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  return isDateTime(iso) ? iso : undefined;
}

/** The value of a cell of a column of this kind; undefined for one that is not of it. @param unit what stands beside each number */
export function valueOfCell(
  cell: PropertyScalar,
  kind: CellKind,
  style: CellStyle,
  unit?: string,
): PropertyScalar | undefined {
  if (typeof cell === 'number' && kind === 'number') return cell;
  if (typeof cell === 'boolean' && kind === 'boolean') return cell;
  const text = String(cell).trim();
  switch (kind) {
    case 'text':
      return typeof cell === 'string' ? cell.trim() : text;
    case 'number':
      return numberOf(withoutUnit(text, unit), style);
    case 'boolean':
      return booleanOf(text);
    case 'date':
      return dateOf(text, style);
    case 'dateTime':
      return dateTimeOf(text);
  }
}

/** The items of a cell: of a list, of a text with separators, or the one that it is. Empty ones are none. */
export function itemsOf(cell: Cell | undefined, separator: string): readonly PropertyScalar[] {
  if (cell === null || cell === undefined) return [];
  if (typeof cell === 'object') return cell.filter((item) => item !== '');
  if (separator === '' || typeof cell !== 'string') return cell === '' ? [] : [cell];
  const inner = /^\[(.*)\]$/s.exec(cell.trim())?.[1] ?? cell;
  return inner
    .split(separator)
    .map((item) => item.trim().replace(/^(['"])(.*)\1$/s, '$2'))
    .filter((item) => item !== '');
}
