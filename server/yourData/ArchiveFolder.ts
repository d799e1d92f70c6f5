import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { type JobId, type OwnerId } from '../contract/ids.js';

const OWNER_ONLY = 0o700;

/** Where archives lie: `archives/<owner hash>/<job>…`. A person's name is never part of a path. */
export class ArchiveFolder {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = path.join(dataDir, 'archives');
  }

  /** The file that a job makes, or the folder that it works in; the folder above it is there. */
  async place(owner: OwnerId, job: JobId, ending: 'zip' | 'zip.part' | 'restore'): Promise<string> {
    await mkdir(this.#ofOwner(owner), { recursive: true, mode: OWNER_ONLY });
    return path.join(this.#ofOwner(owner), `${job}.${ending}`);
  }

  /** How large a finished archive is; undefined when there is none. */
  async sizeOf(owner: OwnerId, job: JobId): Promise<number | undefined> {
    return stat(await this.place(owner, job, 'zip')).then(
      ({ size }) => size,
      () => undefined,
    );
  }

  /** Removes what a job made. */
  async remove(owner: OwnerId, job: JobId): Promise<void> {
    for (const ending of ['zip', 'zip.part', 'restore'] as const)
      await rm(await this.place(owner, job, ending), { recursive: true, force: true });
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
        if (name.endsWith('.zip') && mtimeMs < before) await rm(file, { force: true });
      }
    }
  }

  #ofOwner(owner: OwnerId): string {
    return path.join(this.#root, createHash('sha256').update(owner).digest('hex').slice(0, 32));
  }
}
