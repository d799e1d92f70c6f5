import { type ProseText } from '../../../../domain/processing/document.js';
import { DocumentRefusal } from './DocumentRefusal.js';
import { proseOfParagraphs } from './paragraphs.js';

/** What old Romanian files are written in when they are no Unicode. */
const OLD_ENCODING = 'windows-1250';

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text of a file, whatever it is written in. Throws `NOT_TEXT` where there are zero bytes. */
export function decoded(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-8' && bytes.subarray(0, 4096).includes(0)) throw new DocumentRefusal('NOT_TEXT');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_ENCODING).decode(bytes);
  }
}

/** The stretches of a text between empty lines. */
export const blocks = (text: string) => text.replace(/\r\n?/gu, '\n').split(/\n\s*\n/u);

/** The paragraphs of a plain text: an empty line ends one. */
export const readPlain = (bytes: Uint8Array): ProseText =>
  proseOfParagraphs(blocks(decoded(bytes)).map((text) => ({ text })));
