import { type PropertyScalar } from '../properties/values.js';
import { type CellStyle, dateOf, dateTimeOf } from './days.js';
import { durationOf } from './durations.js';
import { numberOf } from './numbers.js';
import { periodOf } from './times.js';
import { withoutUnit } from './units.js';
import { isWordOf } from './words.js';

/** What a cell of a table holds: text as it stands in a file of text, or a value that the format tells. */
export type Cell = PropertyScalar | readonly PropertyScalar[] | null;

/** What the cells of a column are read as; a period is a month or a quarter, a duration a number of its unit. */
export const CELL_KINDS = ['text', 'number', 'boolean', 'date', 'dateTime', 'period', 'duration'] as const;
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
    case 'period':
      return periodOf(text);
    case 'duration':
      return durationOf(text, unit);
  }
}

const OPENING = '[({<';
const CLOSING = '])}>';

/** Where brackets that open at the beginning of a text close; -1 where they do not. */
function closingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '[') depth += 1;
    else if (char === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The parts of a text between separators; what stands in brackets is one. */
function cut(text: string, separator: string): readonly string[] {
  if (!/[[({<]/.test(text)) return text.split(separator);
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (OPENING.includes(char)) depth += 1;
    else if (CLOSING.includes(char)) depth -= 1;
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      from = at + separator.length;
    }
  }
  // Brackets that do not close, as in a smiley, are signs as others are.
  return depth === 0 ? [...parts, text.slice(from)] : text.split(separator);
}

/** The parts of a cell with a separator between, without the brackets around all of them: `[1, 2]` is one cell where blanks part. */
export function partsOf(cell: string, separator: string): readonly string[] {
  const text = cell.trim();
  const isWhole = text.startsWith('[') && closingOf(text) === text.length - 1;
  const inner = isWhole ? text.slice(1, -1) : text;
  const parts = cut(inner, separator);
  const isList = !isWhole || parts.length > 1 || separator === ',' || !inner.includes(',');
  return (isList ? parts : [text]).map((part) => part.trim());
}

/** The items of a cell: of a list, of a text with separators, or the one that it is. Empty ones are none. */
export function itemsOf(cell: Cell | undefined, separator: string): readonly PropertyScalar[] {
  if (cell === null || cell === undefined) return [];
  if (typeof cell === 'object') return cell.filter((item) => item !== '');
  if (separator === '' || typeof cell !== 'string') return cell === '' ? [] : [cell];
  return partsOf(cell, separator)
    .map((item) => item.replace(/^(['"])(.*)\1$/s, '$2'))
    .filter((item) => item !== '');
}
