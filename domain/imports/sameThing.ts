import { textOfCell } from './cells.js';
import { type Column, type Table } from './table.js';

/** Whether two columns of a table are two names of the same things: each value of the one stands beside one value of the other, and that one beside no other. */
export function isSameThing({ columns, rows }: Table, one: Column, other: Column): boolean {
  // Where every row has another value, or all the same, nothing stands beside anything again.
  if (one.isList || other.isList || one.distinct !== other.distinct || one.distinct < 2) return false;
  if (one.filled === one.distinct) return false;
  const [at, otherAt] = [columns.indexOf(one), columns.indexOf(other)];
  const [there, back] = [new Map<string, string>(), new Map<string, string>()];
  return rows.every((row) => {
    const [mine, theirs] = [textOfCell(row[at]), textOfCell(row[otherAt])];
    if (mine === '' || theirs === '') return mine === theirs;
    const fits = (there.get(mine) ?? theirs) === theirs && (back.get(theirs) ?? mine) === mine;
    there.set(mine, theirs);
    back.set(theirs, mine);
    return fits;
  });
}
