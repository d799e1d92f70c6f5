/** The column of a place such as `B7`, from 0. */
export function columnAt(place: string): number {
  let at = 0;
  for (const char of place) {
    const code = char.charCodeAt(0);
    if (code < 65 || code > 90) break;
    at = at * 26 + (code - 64);
  }
  return at - 1;
}
