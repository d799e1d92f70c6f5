import { createGunzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';

import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

import { foreignArchive } from '../foreign/foreignFile.js';
import { type SourceFile } from '../Format.js';
import { FileFault, reasonOf } from '../issues.js';

/** Largest archive, most bytes when unpacked, most that may be unpacked of a byte once it is large, and most files in it. */
const MOST_PACKED = 128 * 1024 ** 2;
const MOST_UNPACKED = 1024 ** 3;
const MOST_RATIO = 200;
const LARGE = 1024 ** 2;
const MOST_ENTRIES = 5000;

const GZIP = [0x1f, 0x8b] as const;
const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;

/** Files that systems put into archives. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/;
/** Archives that are one file of a program, whose reader opens them. */
const OF_READERS = /^xl\/workbook\.xml$|^content\.xml$/;

const fault = (file: SourceFile, detail: string): FileFault => FileFault.at({ file: file.name }, 'BAD_ARCHIVE', detail);

async function firstBytes(file: SourceFile): Promise<Uint8Array> {
  for await (const chunk of file.open()) if (chunk.length > 0) return chunk.subarray(0, 16);
  return new Uint8Array();
}

const begins = (bytes: Uint8Array, sign: readonly number[]): boolean => sign.every((byte, at) => bytes[at] === byte);

/** Lets bytes pass until there are more than an archive of that size holds. Throws `FileFault` BAD_ARCHIVE. */
async function* bounded(
  file: SourceFile,
  packed: number,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > MOST_UNPACKED || (size > LARGE && size > packed * MOST_RATIO))
        throw fault(file, `The archive is too large when unpacked: more than ${size} bytes`);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof FileFault ? error : fault(file, reasonOf(error));
  }
}

const withoutPath = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

function gunzipped(file: SourceFile): SourceFile {
  const name = file.name.replace(/\.gz$/i, '').replace(/\.(graphml|gexf|svg)z$/i, '.$1');
  return {
    name,
    size: file.size,
    open() {
      const gunzip = createGunzip();
      pipeline(Readable.from(file.open()), gunzip, () => undefined);
      return bounded(file, file.size, gunzip as AsyncIterable<Uint8Array>);
    },
  };
}

async function zipOf(file: SourceFile): Promise<{ zip: ZipFile; entries: readonly Entry[] }> {
  if (file.size > MOST_PACKED) throw fault(file, `An archive may have ${MOST_PACKED} bytes; this one has ${file.size}`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.open()) chunks.push(chunk);
  try {
    const zip = await fromBufferPromise(Buffer.concat(chunks));
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= MOST_ENTRIES) throw fault(file, `The archive has more than ${MOST_ENTRIES} files`);
      entries.push(entry);
    }
    return { zip, entries };
  } catch (error) {
    throw error instanceof FileFault ? error : fault(file, reasonOf(error));
  }
}

async function* partOf(file: SourceFile, zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const stream = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
    throw fault(file, reasonOf(error));
  });
  yield* bounded(file, Math.max(entry.compressedSize, 1), stream as AsyncIterable<Uint8Array>);
}

/** The files in an archive; the archive itself where a reader opens it whole. Throws `FileFault`. */
async function unzipped(file: SourceFile): Promise<readonly SourceFile[]> {
  const { zip, entries } = await zipOf(file);
  const names = entries.map(({ fileName }) => fileName);
  const isWorkbook = names.some((name) => name === 'xl/workbook.xml');
  if (isWorkbook) return [file];
  const refusal = foreignArchive(file.name, names);
  if (refusal !== undefined && !/\.ods$/i.test(file.name)) throw refusal;
  if (names.some((name) => OF_READERS.test(name)) && /\.ods$/i.test(file.name)) return [file];
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/') && !LITTER.test(fileName));
  if (files.length === 0) throw FileFault.at({ file: file.name }, 'EMPTY_FILE', 'The archive holds no file');
  return files.map((entry) => ({
    name: withoutPath(entry.fileName),
    size: entry.uncompressedSize,
    open: () => partOf(file, zip, entry),
  }));
}

async function unpackedOnce(file: SourceFile): Promise<readonly SourceFile[]> {
  const bytes = await firstBytes(file);
  if (begins(bytes, GZIP)) return [gunzipped(file)];
  return begins(bytes, ZIP) ? unzipped(file) : [file];
}

/** Files as they are within gzip and zip, one in the other too. Throws `FileFault` BAD_ARCHIVE, or the refusal of another program's file. */
export async function unpackedFiles(files: readonly SourceFile[]): Promise<readonly SourceFile[]> {
  const once = (await Promise.all(files.map(unpackedOnce))).flat();
  if (once.length > MOST_ENTRIES || once.every((file, at) => file === files[at])) return once;
  return (await Promise.all(once.map(unpackedOnce))).flat();
}
