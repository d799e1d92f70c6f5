import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ProblemError } from '../../contract/ProblemError.js';
import { type OwnerId } from '../../contract/ids.js';
import { fileNameOf, PersonFile } from './PersonFile.js';

/** Most files that one thread keeps open. */
const MOST_OPEN = 100;
/** A file that nobody asked for in this time is closed. */
const IDLE_MS = 5 * 60_000;

interface Opened {
  readonly file: PersonFile;
  lastUse: number;
}

/** The open files of persons: the most recently used stay open. */
export class PersonFiles {
  readonly #open = new Map<OwnerId, Opened>();
  readonly #seen = new Set<OwnerId>();
  readonly #timer: NodeJS.Timeout;

  /**
   * @param mayCreate whether a missing file is made (the writer) or refused (readers).
   * @param onFirstOpen called with each file when it is opened for the first time in this process.
   */
  constructor(
    private readonly folder: string,
    private readonly mayCreate: boolean,
    private readonly onFirstOpen: (file: PersonFile, ownerId: OwnerId) => void = () => undefined,
  ) {
    this.#timer = setInterval(() => this.#closeIdle(), IDLE_MS / 5);
    this.#timer.unref();
  }

  /** The file of a person. Throws `PROJECT_NOT_FOUND` when there is none and this may not make it. */
  of(ownerId: OwnerId): PersonFile {
    const opened = this.#open.get(ownerId) ?? this.#openFile(ownerId);
    opened.lastUse = Date.now();
    this.#open.delete(ownerId);
    this.#open.set(ownerId, opened);
    return opened.file;
  }

  /** Whether the person has a file. */
  has(ownerId: OwnerId): boolean {
    return this.#open.has(ownerId) || existsSync(join(this.folder, fileNameOf(ownerId)));
  }

  close(): void {
    clearInterval(this.#timer);
    for (const ownerId of [...this.#open.keys()]) this.#release(ownerId);
  }

  #release(ownerId: OwnerId): void {
    const file = this.#open.get(ownerId)?.file;
    if (this.mayCreate) file?.db.checkpoint();
    file?.close();
    this.#open.delete(ownerId);
  }

  #openFile(ownerId: OwnerId): Opened {
    const path = join(this.folder, fileNameOf(ownerId));
    if (!this.mayCreate && !existsSync(path)) throw new ProblemError('PROJECT_NOT_FOUND');
    const oldest = this.#open.size >= MOST_OPEN ? [...this.#open.keys()][0] : undefined;
    if (oldest !== undefined) this.#release(oldest);
    const opened = { file: new PersonFile(path, ownerId), lastUse: 0 };
    this.#open.set(ownerId, opened);
    if (!this.#seen.has(ownerId)) {
      this.#seen.add(ownerId);
      this.onFirstOpen(opened.file, ownerId);
    }
    return opened;
  }

  #closeIdle(): void {
    const limit = Date.now() - IDLE_MS;
    for (const [ownerId, { lastUse }] of this.#open) if (lastUse < limit) this.#release(ownerId);
  }
}
