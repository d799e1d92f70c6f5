import { type PropertyScalar } from '../properties/values.js';
import { type CellStyle, dateOf, dateTimeOf } from './days.js';
import { numberOf } from './numbers.js';
import { withoutUnit } from './units.js';
import { isWordOf } from './words.js';

/** What a cell of a table holds: text as it stands in a file of text, or a value that the format tells. */
export type Cell = PropertyScalar | readonly PropertyScalar[] | null;

/** What the cells of a column are read as. */
export const CELL_KINDS = ['text', 'number', 'boolean', 'date', 'dateTime'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** A cell as text. */
export const textOfCell = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : typeof cell === 'object' ? cell.join(', ') : String(cell).trim();

/** The truth that a text says, in the words that people write for it. */
export const booleanOf = (text: string): boolean | undefined =>
  isWordOf('yes', text) ? true : isWordOf('no', text) ? false : undefined;

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
      return dateTimeOf(text, style);
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
