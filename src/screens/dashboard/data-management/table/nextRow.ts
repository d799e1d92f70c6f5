const PAGE = 10;

/**
 * The row that a key leads to from row `from` (-1 for none) of so many; undefined when the key leads nowhere.
 */
export function nextRow(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const wanted: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: count - 1,
  };
  const row = wanted[key];
  return row === undefined ? undefined : Math.min(count - 1, Math.max(0, row));
}
