import { VALUE } from './asColumn.js';
import { type ColumnMapping, type RowReading, type TableMapping } from './mapping.js';
import { type RowsInTime } from './table.js';

/** Whether the time of rows is written in words that are to be read. */
const isPeriod = ({ kind }: Pick<RowsInTime, 'kind'>): boolean => kind === 'month' || kind === 'quarter';

/** A mapping of rows that say how things were at times, read one way or the other. What the person called the rows stays. */
export function readAs(
  mapping: TableMapping,
  rows: RowReading,
  found: Pick<RowsInTime, 'thing' | 'time' | 'kind' | 'observed' | 'standing'>,
): TableMapping {
  const [now, before] = rows === 'observations' ? [found.observed, found.standing] : [found.standing, found.observed];
  const columns = mapping.columns.map((column): ColumnMapping => {
    if (column.column === found.time && isPeriod(found))
      return { ...column, kind: rows === 'observations' ? 'period' : 'text' };
    if (column.column !== found.thing || column.use === now.use) return column;
    const property = now.use === 'node' ? VALUE : column.column;
    return { ...column, use: now.use, property, ...(now.use === 'node' ? { kind: 'text' as const } : {}) };
  });
  return {
    ...mapping,
    rows,
    label: mapping.label === before.label ? now.label : mapping.label,
    keys: now.keys,
    caption: now.caption,
    columns,
  };
}
