import { type Cell, textOfCell } from './cells.js';
import resource from './missing.json' with { type: 'json' };

const ANYWHERE: ReadonlySet<string> = new Set(resource.anywhere);
const BESIDE_OTHERS: ReadonlySet<string> = new Set([...resource.anywhere, ...resource.besideOtherKinds]);

/** Whether a text is a word that programs write where there is nothing, `NULL` or `#N/A`; also one among numbers and days alone, as `NA`. */
export const isMissingWord = (text: string): boolean => BESIDE_OTHERS.has(text);

/** Whether it is one in texts too. */
export const isMissingText = (text: string): boolean => ANYWHERE.has(text);

/** A cell without the words that are read as nothing. */
export const withoutMissing = (cell: Cell | undefined, missing: ReadonlySet<string> | undefined): Cell | undefined =>
  missing !== undefined && missing.size > 0 && typeof cell === 'string' && missing.has(textOfCell(cell)) ? null : cell;
