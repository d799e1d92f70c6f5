const FORMULA = /^[=+\-@\t\r']/;
const ESCAPED = /^'(?:[=+\-@\t\r']|$)/;

/**
 * A text as it is written into a cell. Spreadsheets run a cell that begins with = + - or @, so it gets an apostrophe before
 * it, as they do themselves; an empty text is an apostrophe alone, since an empty cell means that there is nothing.
 */
export const escapeCell = (text: string): string => (text === '' || FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell: undoes {@link escapeCell}. */
export const unescapeCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell);
