import { type Column } from './table.js';

/** How much of what a column holds is keys of another one, about; more than 1 where those that are known happen to come first. */
export function share(column: Column, of: Column): number {
  const keys = new Set(of.values);
  const known = column.values.filter((value) => keys.has(value)).length;
  // Only some values are kept: where there are many more keys than that, fewer can be found.
  const seen = Math.min(1, of.values.length / Math.max(1, of.distinct));
  return column.values.length === 0 ? 0 : known / column.values.length / seen;
}
