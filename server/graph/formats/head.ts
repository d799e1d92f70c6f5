import { encodingOf } from './decode.js';
import { type FileHead, type SourceFile } from './Format.js';
import { FileFault } from './issues.js';

/** How much of a file is looked at to recognise its format. */
const HEAD_BYTES = 64 * 1024;

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Beginnings of files that are not text, whatever they are called. */
const BINARY: readonly { readonly what: string; readonly bytes: readonly number[] }[] = [
  { what: 'an MP3 recording', bytes: [0x49, 0x44, 0x33] },
  { what: 'an MP3 recording', bytes: [0xff, 0xfb] },
  { what: 'an MP3 recording', bytes: [0xff, 0xf3] },
  { what: 'a ZIP archive', bytes: ZIP },
  { what: 'a gzip archive', bytes: [0x1f, 0x8b] },
  { what: 'a PDF document', bytes: [0x25, 0x50, 0x44, 0x46] },
  { what: 'a PNG picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { what: 'a JPEG picture', bytes: [0xff, 0xd8, 0xff] },
  { what: 'a RIFF recording', bytes: [0x52, 0x49, 0x46, 0x46] },
  { what: 'an Ogg recording', bytes: [0x4f, 0x67, 0x67, 0x53] },
  { what: 'an old Office document', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
];

/** Whether a file begins as a zip does, which an Excel workbook is. */
export async function isZip(file: SourceFile): Promise<boolean> {
  const bytes = await firstBytes(file);
  return ZIP.every((byte, at) => bytes[at] === byte);
}

async function firstBytes(file: SourceFile): Promise<Uint8Array> {
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
  const binary = BINARY.find((kind) => kind.bytes.every((byte, at) => bytes[at] === byte));
  if (binary !== undefined) throw FileFault.at(place, 'NOT_TEXT', `This is ${binary.what}, not a text file`);
  const encoding = file.encoding ?? encodingOf(bytes);
  if (!encoding.startsWith('utf-16') && bytes.includes(0)) {
    throw FileFault.at(place, 'NOT_TEXT', 'This is not a text file: it holds bytes that no text has');
  }
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.trim() === '') throw FileFault.at(place, 'EMPTY_FILE', 'The file is empty');
  return { file, text, whole: bytes.length < HEAD_BYTES };
}
