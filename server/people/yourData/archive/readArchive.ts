import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { openPromise } from 'yauzl';

import { ProblemError } from '../../../contract/ProblemError.js';

/** How much an archive may be once it is unpacked; what is said of a size in it counts as little as what is not. */
export interface UnpackLimits {
  readonly files: number;
  /** Of all its files together. */
  readonly bytes: number;
  /** Of one line, in files of a record each line. */
  readonly line: number;
  /** Of a file that is read at once. */
  readonly whole: number;
  /** How many times its packed size a file may be, beyond the first megabytes. */
  readonly ratio: number;
}

const MB = 1024 ** 2;
const LIMITS: UnpackLimits = { files: 100_000, bytes: 8 * 1024 * MB, line: 64 * MB, whole: 64 * MB, ratio: 500 };
/** A short file may be packed as well as it likes. */
const ANY_RATIO = 64 * MB;

/** Names of files that an archive of ours has; nothing else is unpacked. */
const KNOWN =
  /^(projects\/\d{1,4}\.harta\.json|images\/[0-9A-Z]{26}\.(png|jpeg)|recordings\/[0-9A-Z]{26}\.(mp3|wav|m4a|ogg|flac|webm)|profile\.png|[a-zA-Z]{1,40}\.jsonl?)$/;
const OF_LINES = /\.jsonl$/;
const AT_ONCE = /^([a-zA-Z]+\.json|profile\.png|images\/.*)$/;
const NEWLINE = 10;

const unreadable = (detail: string) => new ProblemError('FILE_INVALID', { detail });

/** Lets a file through as long as it stays within its bounds. */
class Bounded extends Transform {
  #bytes = 0;
  #line = 0;

  constructor(
    private readonly name: string,
    private readonly most: { readonly bytes: number; readonly line: number },
    private readonly count: (bytes: number) => void,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    try {
      this.#bytes += chunk.length;
      this.count(chunk.length);
      if (this.#bytes > this.most.bytes) throw unreadable(`${this.name} is too large`);
      if (OF_LINES.test(this.name)) this.#takeLines(chunk);
      done(null, chunk);
    } catch (error) {
      done(error as Error);
    }
  }

  #takeLines(chunk: Buffer): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.#takePart(at - from);
      this.#line = 0;
      from = at + 1;
    }
    this.#takePart(chunk.length - from);
  }

  #takePart(bytes: number): void {
    this.#line += bytes;
    if (this.#line > this.most.line) throw unreadable(`${this.name} has a line that is too long`);
  }
}

/**
 * Unpacks an archive into a folder; the names of its files there. How large its files, their lines and all of it become is bounded on the
 * way, and nothing of a file is held in memory. Throws `FILE_INVALID` for what is no archive.
 */
export async function unpackArchive(
  file: string,
  folder: string,
  signal?: AbortSignal,
  limits: UnpackLimits = LIMITS,
): Promise<readonly string[]> {
  const zip = await openPromise(file).catch(() => {
    throw unreadable('This is no zip file');
  });
  const names = new Set<string>();
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes > limits.bytes) throw unreadable('The archive is too large');
  };
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry;
      if (!KNOWN.test(fileName)) continue;
      if (names.has(fileName)) throw unreadable(`${fileName} is in it twice`);
      names.add(fileName);
      if (names.size > limits.files || bytes + uncompressedSize > limits.bytes)
        throw unreadable('The archive is too large');
      const byRatio = Math.max(ANY_RATIO, compressedSize * limits.ratio);
      const most = AT_ONCE.test(fileName) ? Math.min(limits.whole, byRatio) : byRatio;
      if (uncompressedSize > most) throw unreadable(`${fileName} is too large`);
      const target = path.join(folder, fileName);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(
        await zip.openReadStreamPromise(entry),
        new Bounded(fileName, { bytes: most, line: limits.line }, count),
        createWriteStream(target, { mode: 0o600 }),
        ...(signal === undefined ? [] : [{ signal }]),
      );
    }
    return [...names];
  } catch (error) {
    if (error instanceof ProblemError || signal?.aborted === true) throw error;
    const isSystem = typeof (error as NodeJS.ErrnoException).syscall === 'string';
    throw isSystem ? error : unreadable(`The zip file cannot be read: ${String((error as Error).message)}`);
  } finally {
    zip.close();
  }
}
