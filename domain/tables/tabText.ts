const NEEDS_QUOTES = /["\t\r\n]/;

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as spreadsheets exchange them: a line a row, tabs between, in quotation marks what holds either. */
export const toTabText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');

/** A field in quotation marks may hold tabs and lines; a quotation mark in it is doubled. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;

/** The cells of a text from a spreadsheet; the line that ends the last row is none of its own. */
export function fromTabText(text: string): string[][] {
  const rows: string[][] = [[]];
  FIELD.lastIndex = 0;
  for (let at = 0; at <= text.length;) {
    FIELD.lastIndex = at;
    const [whole, inQuotes, plain = '', end = ''] = FIELD.exec(text) ?? [text.slice(at), undefined, text.slice(at), ''];
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? plain);
    at += whole.length;
    if (end === '') break;
    if (end !== '\t') {
      if (at >= text.length) break;
      rows.push([]);
    }
  }
  return rows;
}
