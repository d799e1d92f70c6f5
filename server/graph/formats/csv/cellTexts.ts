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

/** What stands between the items of a list. */
const LIST_DELIMITER = ';';

/** Whether a text would lose its blanks where tables are read, or be taken for one that was written so that it keeps them. */
const wouldChange = (text: string): boolean => text !== text.trim() || text.startsWith('"');

/** The name of a property as it stands in a title: as JSON where it begins or ends with blanks, which are cut off of titles. */
export const nameInTitle = (name: string): string => (wouldChange(name) ? JSON.stringify(name) : escapeCell(name));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name that was written as JSON; undefined for any other title. */
export function quotedText(title: string): string | undefined {
  const value = title.startsWith('"') && title.endsWith('"') ? parsed(title) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** A list goes into a cell with semicolons; as JSON where an item would be misread. */
export function listCell(list: readonly unknown[]): string {
  const items = list.map((item) => (typeof item === 'string' ? escapeCell(item) : String(item)));
  const isPlain = (item: string, at: number): boolean =>
    !item.includes(LIST_DELIMITER) && !item.startsWith('[') && String(list[at]).trim() === String(list[at]);
  return list.length > 0 && items.every(isPlain) ? items.join(LIST_DELIMITER) : JSON.stringify(list);
}

/** A list that was written as JSON, because an item holds the delimiter or there is none. */
export function jsonList(cell: string): readonly unknown[] | undefined {
  const list = cell.startsWith('[') && cell.endsWith(']') ? parsed(cell) : undefined;
  return Array.isArray(list) ? list : undefined;
}

/** The type of a relationship as it stands in a cell: as a list of one where it would lose blanks. */
export const typeCell = (type: string): string =>
  type !== type.trim() || type.startsWith('[') ? JSON.stringify([type]) : escapeCell(type);

/** The type that a cell says. */
export function typeIn(cell: string): string {
  const [only, ...more] = jsonList(cell.trim()) ?? [];
  return typeof only === 'string' && more.length === 0 ? only : unescapeCell(cell.trim());
}
