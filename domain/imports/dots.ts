import { type Column } from './table.js';

const DOTTED = /\S\.\S/;
/** Words that are joined otherwise than by a dot: by a blank or a sign, or by a capital. */
const JOINED_OTHERWISE = /[\p{L}\p{N}][^\p{L}\p{N}.]+[\p{L}\p{N}]|\p{Ll}\p{Lu}/u;
/** Fewer single headings may be of records with one field each. */
const LEAST_SINGLE = 2;

const firstPart = (name: string): string => name.slice(0, name.indexOf('.'));
const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

function countsOf(parts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/**
 * Whether the dots of a table's headings are blanks, as R writes them, and not records within its rows: no heading joins words
 * otherwise, and most begin with a word that no other begins with. A record within has several fields, or a field that another
 * record has as well, such as a name.
 */
export function areDotsBlanks(columns: readonly Pick<Column, 'name'>[]): boolean {
  const names = columns.map(({ name }) => name);
  const dotted = names.filter((name) => DOTTED.test(name));
  if (dotted.length < LEAST_SINGLE || names.some((name) => JOINED_OTHERWISE.test(name))) return false;
  const firsts = countsOf(dotted.map(firstPart));
  const lasts = countsOf(dotted.map(lastPart));
  const single = dotted.filter((name) => firsts.get(firstPart(name)) === 1 && lasts.get(lastPart(name)) === 1);
  return single.length >= LEAST_SINGLE && single.length > firsts.size / 2;
}

/** Whether a heading is of a record within a row: what `excavator.name` names is the excavator, and not the row. */
export const isOfRecord = ({ name }: Pick<Column, 'name'>, dotsAreBlanks: boolean): boolean =>
  !dotsAreBlanks && DOTTED.test(name);
