import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

import { type LogPages, readLog } from './readLog.js';

/** How a database begins (https://www.sqlite.org/fileformat.html#the_database_header). */
const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** The page size of every file that Harta makes. */
export const OWN_PAGE_SIZE = 4096;

/** What the beginning of a file says of it; what it does not say any more is as in every file of ours. */
interface FileHeader {
  readonly pageSize: number;
  /** Bytes of a page that hold content. */
  readonly usable: number;
  /** The first page of the list of free ones; 0 for none. */
  readonly firstFree: number;
  /** The version of the schema; 0 where it does not say. */
  readonly version: number;
}

const isPowerOfTwo = (size: number): boolean => size >= 512 && size <= 65536 && (size & (size - 1)) === 0;

function headerOf(head: Buffer): FileHeader {
  const stored = head.length < HEADER_BYTES ? 0 : head.readUInt16BE(16);
  const pageSize = stored === 1 ? 65536 : stored;
  if (head.toString('latin1', 0, 16) !== MAGIC || !isPowerOfTwo(pageSize))
    return { pageSize: OWN_PAGE_SIZE, usable: OWN_PAGE_SIZE, firstFree: 0, version: 0 };
  const usable = pageSize - head.readUInt8(20);
  return { pageSize, usable, firstFree: head.readUInt32BE(32), version: head.readUInt32BE(60) };
}

/** The pages of a database as SQLite would see them, its log included, read without SQLite: what it would refuse is read too. */
export class PageFile {
  readonly header: FileHeader;
  readonly total: number;
  readonly log: LogPages;
  readonly #file: number;

  /** @param pageSize what a page takes, where the header says something else */
  constructor(path: string, pageSize?: number) {
    this.#file = openSync(path, 'r');
    const head = Buffer.alloc(HEADER_BYTES);
    const read = readSync(this.#file, head, 0, HEADER_BYTES, 0);
    const ofFile = headerOf(head.subarray(0, read));
    this.log = existsSync(`${path}-wal`) ? readLog(`${path}-wal`) : { pages: new Map(), fault: undefined };
    // What was committed last lies in the log, the first page with its header too.
    const first = this.log.pages.get(1);
    const header = first === undefined ? ofFile : headerOf(first);
    this.header = pageSize === undefined ? header : { ...header, pageSize, usable: pageSize };
    const inFile = Math.ceil(fstatSync(this.#file).size / this.header.pageSize);
    this.total = Math.max(inFile, ...this.log.pages.keys());
  }

  /** A page by its number, from 1; what the file lacks of it is zero. Undefined for a number that there is not. */
  page(number: number): Buffer | undefined {
    if (number < 1 || number > this.total) return undefined;
    const logged = this.log.pages.get(number);
    if (logged !== undefined) return logged;
    const page = Buffer.alloc(this.header.pageSize);
    readSync(this.#file, page, 0, page.length, (number - 1) * page.length);
    return page;
  }

  close(): void {
    closeSync(this.#file);
  }
}
