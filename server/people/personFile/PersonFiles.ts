import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { every, soon } from '../../platform/faults/timers.js';
import { type StoreLimits } from '../../platform/config/limits.js';
import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { connectAlone } from '../../platform/storage/driver.js';
import { isStorageFull } from '../../platform/storage/storageProblem.js';
import { fileNameOf, lostFile, PersonFile } from './PersonFile.js';

/** The files of persons, and how much each may hold. */
export interface PersonStore {
  readonly files: PersonFiles;
  readonly limits: StoreLimits;
}

/** A store whose commits leave effects. */
export interface CommittingStore extends PersonStore {
  /** Called before a transaction that leaves effects in a person's file. */
  expectEffects(ownerId: OwnerId): void;
}

/** A file that nobody asked for in this time is closed. */
const IDLE_MS = 5 * 60_000;
/** Files of those used last that keep what they read in memory; the others are open and hold little. */
const MOST_WARM = 8;

/** Which files a thread opens. */
interface Opening {
  readonly folder: string;
  /** Whether a missing file is made (the writer) or refused (readers). */
  readonly mayCreate: boolean;
  /** Most files that are open at the same time; at least two, so that one in use is never closed. */
  readonly openFiles: number;
  /** Whether a file was made of a person before: if it is missing then, it is lost. */
  isKnown(ownerId: OwnerId): boolean;
  /** What becomes of a file that nobody asked for a while. */
  readonly idle: 'closed' | 'kept';
}

interface Opened {
  readonly file: PersonFile;
  lastUse: number;
}

/** The open files of persons: the most recently used stay open. */
export class PersonFiles {
  /** Oldest use first. */
  readonly #open = new Map<OwnerId, Opened>();
  /** Oldest use first. */
  readonly #warm = new Map<OwnerId, PersonFile>();
  readonly #seen = new Set<OwnerId>();
  readonly #stop: () => void;

  /** @param onFirstOpen called with each file when it is opened for the first time in this process. */
  constructor(
    private readonly opening: Opening,
    private readonly onFirstOpen: (file: PersonFile, ownerId: OwnerId) => void = () => undefined,
  ) {
    this.#stop = every(IDLE_MS / 5, 'Files that nobody uses could not be closed', () => this.#closeIdle());
  }

  /** The file of a person. Throws `PROJECT_NOT_FOUND` when there is none and this may not make it. */
  of(ownerId: OwnerId): PersonFile {
    const opened = this.#open.get(ownerId) ?? this.#openFile(ownerId);
    opened.lastUse = Date.now();
    this.#open.delete(ownerId);
    this.#open.set(ownerId, opened);
    this.#keepWarm(ownerId, opened.file);
    return opened.file;
  }

  /** Whether the person has a file. Throws `FILE_DAMAGED` when they had one. */
  has(ownerId: OwnerId): boolean {
    return this.#open.has(ownerId) || this.#isThere(ownerId);
  }

  close(): void {
    this.#stop();
    for (const ownerId of [...this.#open.keys()]) this.release(ownerId);
  }

  #pathOf(ownerId: OwnerId): string {
    return join(this.opening.folder, fileNameOf(ownerId));
  }

  #isThere(ownerId: OwnerId): boolean {
    const path = this.#pathOf(ownerId);
    if (existsSync(path)) return true;
    if (this.opening.isKnown(ownerId)) throw lostFile(path);
    return false;
  }

  #keepWarm(ownerId: OwnerId, file: PersonFile): void {
    this.#warm.delete(ownerId);
    this.#warm.set(ownerId, file);
    if (this.#warm.size <= MOST_WARM) return;
    for (const [oldest, cooling] of this.#warm) {
      this.#warm.delete(oldest);
      cooling.db.releaseMemory();
      return;
    }
  }

  /** Closes the file of a person, if it is open. */
  release(ownerId: OwnerId): void {
    const file = this.#open.get(ownerId)?.file;
    this.#open.delete(ownerId);
    this.#warm.delete(ownerId);
    if (file === undefined) return;
    if (this.opening.mayCreate) file.db.checkpoint();
    file.close();
  }

  #openFile(ownerId: OwnerId): Opened {
    const path = this.#pathOf(ownerId);
    if (!this.#isThere(ownerId) && !this.opening.mayCreate) throw new ProblemError('PROJECT_NOT_FOUND');
    const [oldest] = this.#open.size >= this.opening.openFiles ? this.#open.keys() : [];
    if (oldest !== undefined) this.release(oldest);
    const opened = { file: this.#connect(path, ownerId), lastUse: 0 };
    this.#open.set(ownerId, opened);
    if (this.#seen.has(ownerId)) return opened;
    try {
      this.onFirstOpen(opened.file, ownerId);
      this.#seen.add(ownerId);
      return opened;
    } catch (error) {
      this.release(ownerId);
      throw error;
    }
  }

  /** A full disk keeps nobody from reading: the file is then opened for the one command that asks for it. */
  #connect(path: string, ownerId: OwnerId): PersonFile {
    try {
      return new PersonFile(path, ownerId, this.opening.isKnown(ownerId));
    } catch (error) {
      if (this.opening.mayCreate || !isStorageFull(error)) throw error;
      soon('A file could not be closed', () => this.release(ownerId));
      return new PersonFile(path, ownerId, this.opening.isKnown(ownerId), connectAlone);
    }
  }

  #closeIdle(): void {
    if (this.opening.idle === 'kept') return;
    const limit = Date.now() - IDLE_MS;
    for (const [ownerId, { lastUse }] of this.#open) if (lastUse < limit) this.release(ownerId);
  }
}
