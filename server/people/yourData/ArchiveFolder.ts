import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { type JobId, type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type UploadedFile } from '../../graph/imports/StagingFolder.js';
import { folderOfOwner } from '../../platform/storage/ownedFiles.js';

const OWNER_ONLY = 0o700;

/** Most bytes of an archive that is sent. */
const MOST_BYTES = 2 * 1024 ** 3;

async function* limited(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = MOST_BYTES;
  for await (const chunk of stream) {
    left -= chunk.length;
    if (left < 0) throw new ProblemError('BODY_TOO_LARGE', { detail: `At most ${MOST_BYTES} bytes are taken` });
    yield chunk;
  }
}

type Ending = 'zip' | 'zip.part' | 'restore';

/** The name of an archive that was sent, in its folder. */
export const ARCHIVE_FILE = 'archive.zip';

/** Where archives lie: `archives/<owner hash>/<job>…`. A person's name is never part of a path. */
export class ArchiveFolder {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = path.join(dataDir, 'archives');
  }

  /** The file that a job makes, or the folder that it works in; the folder above it is there. */
  async place(owner: OwnerId, job: JobId, ending: Ending): Promise<string> {
    await mkdir(this.#ofOwner(owner), { recursive: true, mode: OWNER_ONLY });
    return this.#pathOf(owner, job, ending);
  }

  /**
   * Keeps an archive that is sent, and then asks for its job. Throws `FILE_INVALID`, `BODY_TOO_LARGE` and why the job is refused, and
   * then keeps nothing.
   */
  async keepUpload<Asked>(
    owner: OwnerId,
    upload: JobId,
    files: AsyncIterable<UploadedFile>,
    ask: () => Promise<Asked>,
  ): Promise<Asked> {
    const folder = await this.place(owner, upload, 'restore');
    try {
      await mkdir(folder, { mode: OWNER_ONLY });
      let kept = 0;
      for await (const { stream } of files) {
        if ((kept += 1) > 1) throw new ProblemError('FILE_INVALID', { detail: 'One file is taken' });
        await pipeline(limited(stream), createWriteStream(path.join(folder, ARCHIVE_FILE), { mode: 0o600 }));
      }
      if (kept === 0) throw new ProblemError('FILE_INVALID', { detail: 'There is no file in the request' });
      return await ask();
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** How large a finished archive is; undefined when there is none. */
  async sizeOf(owner: OwnerId, job: JobId): Promise<number | undefined> {
    return stat(this.#pathOf(owner, job, 'zip')).then(
      ({ size }) => size,
      () => undefined,
    );
  }

  /** Removes what a job made; also where nothing can be made, as on a full disk. */
  async remove(owner: OwnerId, job: JobId): Promise<void> {
    for (const ending of ['zip', 'zip.part', 'restore'] as const)
      await rm(this.#pathOf(owner, job, ending), { recursive: true, force: true });
  }

  /** Removes the archives, finished or not, that a person asked for before another job of theirs: ids of jobs grow with time. */
  async removeAskedBefore(owner: OwnerId, job: JobId): Promise<void> {
    const folder = this.#ofOwner(owner);
    for (const name of await readdir(folder).catch(() => [])) {
      const [asked = ''] = name.split('.');
      if (asked < job && /\.zip(\.part)?$/.test(name)) await rm(path.join(folder, name), { force: true });
    }
  }

  /** Removes all that lies here for a person. */
  async removeAll(owner: OwnerId): Promise<void> {
    await rm(this.#ofOwner(owner), { recursive: true, force: true });
  }

  /** Removes finished archives that were made before this moment. */
  async removeOld(before: number): Promise<void> {
    for (const owner of await readdir(this.#root).catch(() => [])) {
      const folder = path.join(this.#root, owner);
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
        // Also what was sent or begun, and a kill left: no job works on anything for so long.
        if (mtimeMs < before) await rm(file, { recursive: true, force: true });
      }
    }
  }

  #pathOf(owner: OwnerId, job: JobId, ending: Ending): string {
    return path.join(this.#ofOwner(owner), `${job}.${ending}`);
  }

  #ofOwner(owner: OwnerId): string {
    return folderOfOwner(this.#root, owner);
  }
}
