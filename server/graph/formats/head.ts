import { encodingOf } from './decode.js';
import { type FileHead, type SourceFile } from './Format.js';
import { foreignBytes, foreignEnding } from './foreign/foreignFile.js';
import { FileFault } from './issues.js';

/** How much of a file is looked at to recognise its format. */
const HEAD_BYTES = 64 * 1024;

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file begins as a zip does, which an Excel workbook is. */
export async function isZip(file: SourceFile): Promise<boolean> {
  const bytes = await firstBytes(file);
  return ZIP.every((byte, at) => bytes[at] === byte);
}

/** The first bytes of a file. */
export async function firstBytes(file: SourceFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.open()) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

/** Reads the first bytes of a file. Throws `FileFault` EMPTY_FILE or NOT_TEXT. */
export async function readHead(file: SourceFile): Promise<FileHead> {
  const bytes = await firstBytes(file);
  const place = { file: file.name };
  const foreign = foreignBytes(file.name, bytes);
  if (foreign !== undefined) throw foreign;
  const encoding = file.encoding ?? encodingOf(bytes);
  if (!encoding.startsWith('utf-16') && bytes.includes(0)) {
    throw (
      foreignEnding(file.name) ??
      FileFault.at(place, 'NOT_TEXT', 'This is not a text file: it holds bytes that no text has')
    );
  }
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.trim() === '') throw FileFault.at(place, 'EMPTY_FILE', 'The file is empty');
  return { file, text, whole: bytes.length < HEAD_BYTES };
}
