import { type Cell } from '../../domain/imports/cells.js';
import { ColumnProfile } from '../../domain/imports/profile.js';
import { type Table } from '../../domain/imports/table.js';

/** A table as it is read of a file of that name with these headings and rows. */
export function tableOf(name: string, titles: readonly string[], rows: readonly (readonly Cell[])[]): Table {
  const columns = titles.map((title, at) => {
    const profile = new ColumnProfile(title);
    for (const row of rows) profile.add(row[at]);
    return profile.column();
  });
  return { name, file: `${name}.csv`, part: 'rows', columns, rows, sampled: rows.length };
}
