import { parseExact } from '../../../../domain/properties/exactNumbers.js';
import { textOf } from '../decode.js';
import { type SourceFile } from '../Format.js';
import { FileFault, reasonOf } from '../issues.js';
import { JsonScanner } from './JsonScanner.js';

/** Longest text that is read whole, in characters: what the thread that reads has room for several times over. */
const MOST_TEXT = 64 * 1024 ** 2;

/** The text of a file whose parts belong together, so that it is read whole. Throws `FileFault` ELEMENT_TOO_LARGE. */
export async function wholeText(file: SourceFile): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of textOf(file)) {
    length += piece.length;
    if (length > MOST_TEXT) {
      const detail = `A file of this format is read whole, up to ${MOST_TEXT} characters`;
      throw FileFault.at({ file: file.name }, 'ELEMENT_TOO_LARGE', detail);
    }
    pieces.push(piece);
  }
  return pieces.join('');
}

/** The value of a file of JSON that is read whole. Throws `FileFault` with the row where it breaks, or where it is too deep. */
export async function wholeJson(file: SourceFile): Promise<unknown> {
  const text = await wholeText(file);
  // The scanner tells where a file breaks, and bounds its depth, before anything is built of it.
  const scanner = new JsonScanner(file.name, (path) => (path === '' ? 'enter' : 'skip'));
  scanner.push(text);
  scanner.end();
  try {
    return parseExact(text);
  } catch (error) {
    throw FileFault.at({ file: file.name }, 'BAD_JSON', reasonOf(error));
  }
}
