/** What spreadsheets begin a formula with, in half and full width. */
const SIGNS = '=+\\-@＝＋－＠';
/** A cell that begins so is run; a break within a cell begins a new one for programs that do not heed quotes. */
const RUN = new RegExp(`^(?=[${SIGNS}\\t\\r\\n'])|(?<=[\\t\\r\\n])(?=[${SIGNS}'])`, 'g');
const GUARDED = new RegExp(`^'(?=[${SIGNS}\\t\\r\\n'])|(?<=[\\t\\r\\n])'(?=[${SIGNS}'])`, 'g');

/**
 * A text as it is written into a cell. What a spreadsheet would run gets an apostrophe before it, as they do themselves, at
 * the beginning and after each break within; an empty text is an apostrophe alone, since an empty cell means that there is
 * nothing.
 */
export const escapeCell = (text: string): string => (text === '' ? "'" : text.replaceAll(RUN, "'"));

/** The text of a cell: undoes {@link escapeCell}. */
export const unescapeCell = (cell: string): string => (cell === "'" ? '' : cell.replaceAll(GUARDED, ''));
