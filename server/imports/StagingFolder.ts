import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { type ImportId, type OwnerId } from '../contract/ids.js';
import { ProblemError } from '../contract/ProblemError.js';
import { type StagedFile } from './protocol.js';

/** A file as it comes in. */
export interface UploadedFile {
  readonly name: string;
  readonly stream: AsyncIterable<Uint8Array>;
}

/** Most files of one import that are kept at all; the check says how many belong together. */
const MAX_FILES = 8;

/** The last part of a name that may hold a path of the person's machine. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1)?.slice(0, 255) || 'file';

async function* limited(stream: AsyncIterable<Uint8Array>, take: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    take(chunk.length);
    yield chunk;
  }
}

/** Where uploaded files wait: `imports/<owner hash>/<importId>/<number>`. A person's name is never part of a path. */
export class StagingFolder {
  readonly #root: string;

  constructor(
    dataDir: string,
    readonly maxBytes: number,
  ) {
    this.#root = path.join(dataDir, 'imports');
  }

  /** Keeps the files of an upload. Throws BODY_TOO_LARGE or FILE_INVALID and then keeps nothing. */
  async keep(owner: OwnerId, importId: ImportId, files: AsyncIterable<UploadedFile>): Promise<StagedFile[]> {
    const folder = this.#folder(owner, importId);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(this.#ownerFolder(owner), 'owner'), owner);
    try {
      return await this.#keepFiles(folder, files);
    } catch (error) {
      await this.remove(owner, importId);
      throw error;
    }
  }

  async #keepFiles(folder: string, files: AsyncIterable<UploadedFile>): Promise<StagedFile[]> {
    const kept: StagedFile[] = [];
    let left = this.maxBytes;
    const take = (bytes: number): void => {
      left -= bytes;
      if (left < 0) throw new ProblemError('BODY_TOO_LARGE', { detail: `At most ${this.maxBytes} bytes are taken` });
    };
    for await (const { name, stream } of files) {
      if (kept.length >= MAX_FILES) throw new ProblemError('FILE_INVALID', { detail: 'Too many files' });
      const file = { name: baseName(name), path: path.join(folder, String(kept.length)) };
      await pipeline(limited(stream, take), createWriteStream(file.path));
      kept.push(file);
    }
    if (kept.length === 0) throw new ProblemError('FILE_INVALID', { detail: 'There is no file in the request' });
    return kept;
  }

  /** The files of an import under their names. */
  files(owner: OwnerId, importId: ImportId, names: readonly string[]): StagedFile[] {
    const folder = this.#folder(owner, importId);
    return names.map((name, at) => ({ name, path: path.join(folder, String(at)) }));
  }

  async remove(owner: OwnerId, importId: ImportId): Promise<void> {
    await rm(this.#folder(owner, importId), { recursive: true, force: true });
  }

  /** Everybody who has staged files, with the imports that these are of. */
  async staged(): Promise<{ owner: OwnerId; importIds: ImportId[] }[]> {
    const folders = await readdir(this.#root).catch(() => []);
    const all = folders.map(async (name) => {
      const folder = path.join(this.#root, name);
      const owner = (await readFile(path.join(folder, 'owner'), 'utf8').catch(() => '')) as OwnerId;
      const importIds = (await readdir(folder)).filter((entry) => entry !== 'owner') as ImportId[];
      return { owner, importIds };
    });
    return (await Promise.all(all)).filter(({ owner }) => owner !== '');
  }

  #ownerFolder(owner: OwnerId): string {
    return path.join(this.#root, createHash('sha256').update(owner).digest('hex').slice(0, 32));
  }

  #folder(owner: OwnerId, importId: ImportId): string {
    return path.join(this.#ownerFolder(owner), importId);
  }
}
