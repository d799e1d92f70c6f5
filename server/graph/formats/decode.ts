import { type SourceFile } from './Format.js';
import { FileFault } from './issues.js';

/** Name of the encoding that a byte order mark tells; UTF-8 without one. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

const lines = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/**
 * The text of a file, chunk by chunk, without its byte order mark. Throws `FileFault` ENCODING with the row of the first
 * byte that is not text.
 */
export async function* textOf(file: SourceFile): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let row = 1;
  let last: Uint8Array = new Uint8Array();
  const decode = (bytes: Uint8Array, stream: boolean): string => {
    decoder ??= new TextDecoder(file.encoding ?? encodingOf(bytes), { fatal: true });
    try {
      return decoder.decode(bytes, { stream });
    } catch {
      const lossy = new TextDecoder(decoder.encoding).decode(bytes);
      const good = lossy.slice(0, Math.max(0, lossy.indexOf('\uFFFD', stream ? 1 : 0)));
      const at = row + lines(good);
      throw FileFault.at({ file: file.name, row: at }, 'ENCODING', `Not ${decoder.encoding} text at row ${at}`);
    }
  };
  for await (const bytes of file.open()) {
    const text = decode(bytes, true);
    row += lines(text);
    last = bytes;
    if (text !== '') yield text;
  }
  if (last.length === 0) return;
  const rest = decode(new Uint8Array(), false);
  if (rest !== '') yield rest;
}
