const CANDIDATES = [',', ';', '\t', '|'] as const;

/** The first row of a CSV text, quoted line breaks included. */
export function firstRow(text: string): string {
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '\n' || char === '\r')) return text.slice(0, at);
  }
  return text;
}

/** The delimiter of a CSV text: the one that stands most often in its first row, outside quotes. */
export function delimiterOf(text: string): string {
  const bare = firstRow(text).replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string): number => bare.split(delimiter).length;
  return CANDIDATES.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** What stands between the items of a list in one cell. */
export const arrayDelimiterOf = (delimiter: string): string => (delimiter === ';' ? '|' : ';');
