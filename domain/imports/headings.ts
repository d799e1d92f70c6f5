import { type Cell, textOfCell } from './cells.js';
import { dateOf } from './days.js';
import { numberOf } from './numbers.js';

const isValue = (text: string): boolean =>
  numberOf(text, 'plain') !== undefined || numberOf(text, 'comma') !== undefined || dateOf(text, 'plain') !== undefined;

/**
 * Whether the first row of a table says what its columns are: not where it holds a number or a day in a column of such, nor where
 * it holds nothing.
 */
export function hasHeadings(rows: readonly (readonly Cell[])[]): boolean {
  const [first = [], ...rest] = rows;
  const filled = first.map(textOfCell).filter((text) => text !== '');
  if (filled.length === 0) return false;
  if (rest.length === 0 || filled.every((text) => isValue(text) && /^(19|20)\d\d$/.test(text))) return true;
  return !first.some((cell, at) => {
    const text = textOfCell(cell);
    if (text === '' || !isValue(text)) return false;
    const below = rest.slice(0, 20).map((row) => textOfCell(row[at]));
    return below.filter((each) => each !== '' && isValue(each)).length > below.length / 2;
  });
}

/** A letter for a column as in a spreadsheet: A, B, … Z, AA. */
export function columnLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last;
}

/** Headings that name each column once: an empty one becomes the letter of its column, one that comes again gets a number. */
export function distinctHeadings(titles: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  // Where the numbers of a title have come to: to count from the beginning for each would take the square of the columns.
  const turns = new Map<string, number>();
  return titles.map((title, at) => {
    const bare = title.trim() === '' ? columnLetter(at) : title.trim();
    let turn = turns.get(bare) ?? 1;
    const nameOf = () => (turn === 1 ? bare : `${bare} ${turn}`);
    while (seen.has(nameOf())) turn += 1;
    const name = nameOf();
    turns.set(bare, turn);
    seen.add(name);
    return name;
  });
}
