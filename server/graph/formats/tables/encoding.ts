import { encodingOf } from '../decode.js';
import { type SourceFile } from '../Format.js';

/** Encodings that a person may choose. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1252',
  'iso-8859-2',
  'windows-1251',
] as const;

/** Encodings of one byte a letter that are weighed where a text is not UTF-8; the first wins where both read well. */
const CANDIDATES = ['windows-1252', 'windows-1250'] as const;

/** What hardly stands in a text: signs between letters, and letters of Icelandic. */
const STRANGE = /(?<=\p{L})[\p{S}¹²³](?=\p{L}|\b)|[ªº](?=\p{L})|[þðÞÐ]|\p{Cc}(?<![\t\r\n])/gu;
const MOST_WEIGHED = 256 * 1024;

/** Zeros at every other place are letters of two bytes. */
function isWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 512);
  const zeros = [0, 1].map((from) => sample.filter((byte, at) => at % 2 === from && byte === 0).length);
  const most = sample.length * 0.3;
  if ((zeros[1] ?? 0) > most && zeros[0] === 0) return 'utf-16le';
  return (zeros[0] ?? 0) > most && zeros[1] === 0 ? 'utf-16be' : undefined;
}

const strangeIn = (text: string): number => text.match(STRANGE)?.length ?? 0;

function ofOneByte(bytes: Uint8Array): string {
  const weighed = CANDIDATES.map((encoding) => ({
    encoding,
    strange: strangeIn(new TextDecoder(encoding).decode(bytes)),
  }));
  return weighed.reduce((best, next) => (next.strange < best.strange ? next : best)).encoding;
}

/** The encoding of a file of text: by its byte order mark, by zeros, UTF-8 where all of it is, otherwise what reads best. */
export async function encodingOfFile(file: SourceFile): Promise<string> {
  let decoder: TextDecoder | undefined;
  const kept: Uint8Array[] = [];
  let size = 0;
  let broken = false;
  for await (const chunk of file.open()) {
    if (decoder === undefined) {
      const told = encodingOf(chunk);
      const wide = told === 'utf-8' ? isWide(chunk) : told;
      if (wide !== undefined) return wide;
      decoder = new TextDecoder('utf-8', { fatal: true });
    }
    if (!broken) {
      try {
        decoder.decode(chunk, { stream: true });
      } catch {
        broken = true;
      }
    }
    // Letters beyond ASCII decide: pieces that have some are worth keeping.
    if (size < MOST_WEIGHED && chunk.some((byte) => byte > 127)) {
      kept.push(chunk.subarray(0, MOST_WEIGHED));
      size += chunk.length;
    }
    if (broken && size >= MOST_WEIGHED) break;
  }
  return broken ? ofOneByte(Buffer.concat(kept)) : 'utf-8';
}
