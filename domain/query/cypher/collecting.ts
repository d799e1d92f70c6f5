import { type Finish, type TableValue } from './Reading.js';
import { inOrder } from './ordering.js';

type NodeValue = Extract<TableValue, { node: string }>;

/** Rows that are alike but for what is collected as one, with a list of it; of no rows at all, one with empty lists where nothing tells them apart. */
export function collected(
  rows: readonly (readonly TableValue[])[],
  width: number,
  { lists, order }: NonNullable<Finish['collected']>,
): TableValue[][] {
  const places = new Map(lists.map((list) => [list.column, list]));
  const keyOf = (row: readonly TableValue[]) => JSON.stringify(row.map((value, at) => (places.has(at) ? null : value)));
  const groups = new Map<string, (readonly TableValue[])[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  const isAlone = rows.length === 0 && width === lists.length;
  const all = isAlone ? [[]] : [...groups.values()];
  const told = all.map((group) =>
    Array.from({ length: width }, (_, at): TableValue => {
      const list = places.get(at);
      return list === undefined
        ? (group[0]?.[at] ?? null)
        : listOf(
            group.flatMap((row) => row[at] ?? []),
            list.distinct,
          );
    }),
  );
  return told.sort((one, other) => {
    for (const { column, descending } of order) {
      const found = inOrder(one[column] ?? null, other[column] ?? null);
      if (found !== 0) return descending ? -found : found;
    }
    return 0;
  });
}

/** Values as a list, without those that are missing; each once where that is asked for. */
function listOf(values: readonly TableValue[], isDistinct: boolean): TableValue {
  const once = isDistinct ? [...new Map(values.map((value) => [JSON.stringify(value), value])).values()] : values;
  return once as readonly NodeValue[];
}
