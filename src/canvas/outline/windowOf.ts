/** Which rows of a long list are drawn: those in sight and a few around them. */
export function windowOf(
  scrollTop: number,
  height: number,
  rowHeight: number,
  total: number,
): { first: number; last: number } {
  const spare = 6;
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spare);
  const last = Math.min(total, Math.ceil((scrollTop + height) / rowHeight) + spare);
  return { first: Math.min(first, last), last };
}

/** Where the list has to be scrolled so that a row is in sight. */
export function scrollFor(index: number, scrollTop: number, height: number, rowHeight: number): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return top + rowHeight > scrollTop + height ? top + rowHeight - height : scrollTop;
}
