import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

import { type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';

/** Largest workbook, and most bytes of its parts when unpacked: what the thread that reads it has room for. */
const MOST_PACKED = 128 * 1024 ** 2;
const MOST_UNPACKED = 1024 ** 3;
/** Most that may be unpacked of a byte: a real sheet has ten to twenty, a bomb a thousand. */
const MOST_RATIO = 200;
const MOST_ENTRIES = 5000;

const fault = (file: SourceFile, detail: string): FileFault =>
  FileFault.at({ file: file.name }, 'BAD_WORKBOOK', detail);

async function bytesOf(file: SourceFile): Promise<Buffer> {
  if (file.size > MOST_PACKED) throw fault(file, `A workbook may have ${MOST_PACKED} bytes; this one has ${file.size}`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.open()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Workbooks by the part that each kind has. */
const KINDS = [
  { kind: 'xlsx', part: 'xl/workbook.xml' },
  { kind: 'ods', part: 'content.xml' },
] as const;

/** The parts of a workbook by name. Sizes are believed only as far as they are checked while unpacking, which the zip reader does. */
export class Workbook {
  private constructor(
    readonly file: SourceFile,
    readonly zip: ZipFile,
    readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Whose workbook it is: Excel's, or one of OpenDocument. */
  get kind(): 'xlsx' | 'ods' {
    return KINDS.find(({ part }) => this.entries.has(part))?.kind ?? 'xlsx';
  }

  /** Opens a workbook; undefined for a zip that is none. Throws `FileFault` BAD_WORKBOOK. */
  static async open(file: SourceFile): Promise<Workbook | undefined> {
    try {
      const zip = await fromBufferPromise(await bytesOf(file));
      const entries = new Map<string, Entry>();
      let unpacked = 0;
      for await (const entry of zip.eachEntry()) {
        unpacked += entry.uncompressedSize;
        const isBomb = entry.uncompressedSize > 1024 ** 2 && entry.uncompressedSize > entry.compressedSize * MOST_RATIO;
        if (unpacked > MOST_UNPACKED || entries.size >= MOST_ENTRIES || isBomb)
          throw fault(file, `The workbook is too large when unpacked: ${unpacked} bytes`);
        entries.set(entry.fileName, entry);
      }
      return KINDS.some(({ part }) => entries.has(part)) ? new Workbook(file, zip, entries) : undefined;
    } catch (error) {
      throw error instanceof FileFault ? error : fault(file, String(error));
    }
  }

  /** The text of a part, piece by piece; nothing for one that is not there. Throws `FileFault`. */
  async *part(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(name);
    if (entry === undefined) return;
    const decoder = new TextDecoder();
    try {
      const stream = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Uint8Array>) yield decoder.decode(chunk, { stream: true });
      yield decoder.decode();
    } catch (error) {
      throw fault(this.file, String(error));
    }
  }
}
