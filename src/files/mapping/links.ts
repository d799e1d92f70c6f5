import { type ColumnMapping } from '../../../domain/imports/mapping';
import { type ColumnLink } from '../../../domain/imports/table';

/** A table whose rows a column may refer to. */
export interface LinkTarget {
  readonly table: string;
  /** What its rows are. */
  readonly label: string;
  /** What its rows are known by; empty where nothing tells them apart, or several columns do. */
  readonly key: string;
  /** The columns that tell its rows apart together, as they are shown; empty for one or none. */
  readonly together: string;
  readonly columns: readonly string[];
}

/** What a link of a column is chosen from. */
interface LinkChoice {
  readonly targets: readonly LinkTarget[];
  readonly links: readonly ColumnLink[];
}

/** By which column of a table a link is best matched: the one that has most values, otherwise what its rows are known by. */
export function bestColumn(table: string, { targets, links }: LinkChoice): string {
  const target = targets.find((each) => each.table === table);
  const found = links.find((each) => each.table === table)?.by;
  const bare = target?.key === '' && target.together === '' ? target.columns[0] : target?.key;
  return found ?? bare ?? '';
}

/** Where a column most likely leads that a person makes a link: where it led before, to what has most of its values, or else to what is proposed. */
export function likelyLink({
  column,
  likelyTable,
  ...choice
}: LinkChoice & { readonly column: ColumnMapping; readonly likelyTable: string }): Pick<ColumnMapping, 'table' | 'by'> {
  const { targets, links } = choice;
  if (targets.some(({ table }) => table === column.table)) return { table: column.table, by: column.by ?? '' };
  const best = links.find((link) => targets.some(({ table }) => table === link.table))?.table;
  const table = best ?? (likelyTable === '' ? (targets[0]?.table ?? '') : likelyTable);
  return { table, by: bestColumn(table, choice) };
}
