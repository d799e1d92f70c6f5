import { type Column } from './table.js';

/** How much of what a column holds is keys of another one; about, and more than 1 by chance, where not all of these are known. */
export function share(column: Column, of: Column): number {
  const { known: all } = of;
  if (all !== undefined)
    return column.values.filter((value) => all.has(value)).length / Math.max(1, column.values.length);
  const keys = new Set(of.values);
  const known = column.values.filter((value) => keys.has(value)).length;
  // Only some values are kept: where there are many more keys than that, fewer can be found.
  const seen = Math.min(1, of.values.length / Math.max(1, of.distinct));
  return column.values.length === 0 ? 0 : known / column.values.length / seen;
}
