import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes that are read at once. */
const CHUNK = 1024 ** 2;
/** Bytes of each number in the list of what is known of a model, by the number of its type; 8 is a text, 9 a list. */
const SIZES: Readonly<Record<number, number>> = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8 };
const [TEXT, LIST] = [8, 9];
/** Versions whose lengths have eight bytes: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md. */
const VERSIONS: ReadonlySet<number> = new Set([2, 3]);
/** The data of tensors begins at a multiple of this, or of another number that the file may name. */
const ALIGNMENT = 32;

/** The file ends before what it says it has. */
class CutOff extends Error {}

/** Reads a file from its beginning. */
class Cursor {
  #at = 0;
  #chunk = Buffer.alloc(0);
  #chunkAt = 0;

  constructor(
    private readonly file: number,
    readonly size: number,
  ) {}

  get at(): number {
    return this.#at;
  }

  u32(): number {
    return this.#take(4).readUInt32LE();
  }

  u64(): number {
    return Number(this.#take(8).readBigUInt64LE());
  }

  skip(bytes: number): void {
    this.#at += bytes;
    if (this.#at > this.size) throw new CutOff();
  }

  #take(bytes: number): Buffer {
    const start = this.#at;
    this.skip(bytes);
    if (start < this.#chunkAt || this.#at > this.#chunkAt + this.#chunk.length) {
      this.#chunk = Buffer.alloc(Math.min(CHUNK, this.size - start));
      this.#chunkAt = start;
      readSync(this.file, this.#chunk, 0, this.#chunk.length, start);
    }
    return this.#chunk.subarray(start - this.#chunkAt);
  }
}

function skipValue(cursor: Cursor, type: number): void {
  const size = SIZES[type];
  if (size !== undefined) cursor.skip(size);
  else if (type === TEXT) cursor.skip(cursor.u64());
  else if (type === LIST) {
    const [of, length] = [cursor.u32(), cursor.u64()];
    const each = SIZES[of];
    if (each !== undefined) cursor.skip(each * length);
    else for (let item = 0; item < length; item += 1) skipValue(cursor, of);
  } else throw new CutOff();
}

/** Where the last tensor begins, counted from the beginning of the data. */
function lastOffset(cursor: Cursor, tensors: number): number {
  let last = 0;
  for (let tensor = 0; tensor < tensors; tensor += 1) {
    cursor.skip(cursor.u64());
    cursor.skip(8 * cursor.u32() + 4);
    last = Math.max(last, cursor.u64());
  }
  return last;
}

function headFault(cursor: Cursor): string | undefined {
  cursor.skip(4);
  const version = cursor.u32();
  if (!VERSIONS.has(version)) return `is GGUF of version ${version}, which is not read`;
  const [tensors, facts] = [cursor.u64(), cursor.u64()];
  if (tensors === 0) return 'holds no weights';
  for (let fact = 0; fact < facts; fact += 1) {
    cursor.skip(cursor.u64());
    skipValue(cursor, cursor.u32());
  }
  const last = lastOffset(cursor, tensors);
  const start = Math.ceil(cursor.at / ALIGNMENT) * ALIGNMENT;
  if (start + last >= cursor.size) throw new CutOff();
  return undefined;
}

/** The files of a model in parts, by the name of the first; of a model in one file that alone. */
function partsOf(file: string): string[] {
  const [, head, total] = /^(.*)-00001-of-(\d{5})\.gguf$/u.exec(file) ?? [];
  if (head === undefined || total === undefined) return [file];
  return Array.from(
    { length: Number(total) },
    (_, at) => `${head}-${String(at + 1).padStart(5, '0')}-of-${total}.gguf`,
  );
}

/** Why a file of weights cannot be used, as far as that is seen without loading it: `<file> …`; undefined where nothing is seen. */
export function weightsFault(first: string): string | undefined {
  for (const path of partsOf(first)) {
    if (!existsSync(path)) return `${path} is missing`;
    const file = openSync(path, 'r');
    try {
      const fault = headFault(new Cursor(file, fstatSync(file).size));
      if (fault !== undefined) return `${path} ${fault}`;
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
      return `${path} is not whole`;
    } finally {
      closeSync(file);
    }
  }
  return undefined;
}
