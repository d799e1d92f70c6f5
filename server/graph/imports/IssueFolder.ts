import { createReadStream } from 'node:fs';
import { access, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import { type ImportId, type OwnerId } from '../../contract/ids.js';
import { folderOfOwner } from '../../platform/storage/ownedFiles.js';

/** Where the lists of what was said about files lie, which outlive the files: `import-notes/<owner hash>/<importId>.csv`. */
export class IssueFolder {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = path.join(dataDir, 'import-notes');
  }

  /** Where the list of an import is written. */
  of(owner: OwnerId, importId: ImportId): string {
    return path.join(this.#ownerFolder(owner), `${importId}.csv`);
  }

  /** The list of an import; an empty one where nothing was said. */
  async read(owner: OwnerId, importId: ImportId): Promise<AsyncIterable<Uint8Array>> {
    const where = this.of(owner, importId);
    const isThere = await access(where).then(
      () => true,
      () => false,
    );
    return isThere ? createReadStream(where) : Readable.from([]);
  }

  /** Removes the lists that nobody has written for this long, of whoever they are. @param age milliseconds */
  async removeOld(age: number): Promise<void> {
    for (const folder of await readdir(this.#root).catch(() => [])) {
      for (const name of await readdir(path.join(this.#root, folder)).catch(() => [])) {
        const where = path.join(this.#root, folder, name);
        const { mtimeMs } = await stat(where).catch(() => ({ mtimeMs: Infinity }));
        if (Date.now() - mtimeMs >= age) await rm(where, { force: true });
      }
    }
  }

  async remove(owner: OwnerId, importId: ImportId): Promise<void> {
    await rm(this.of(owner, importId), { force: true });
  }

  async removeAll(owner: OwnerId): Promise<void> {
    await rm(this.#ownerFolder(owner), { recursive: true, force: true });
  }

  #ownerFolder(owner: OwnerId): string {
    return folderOfOwner(this.#root, owner);
  }
}
