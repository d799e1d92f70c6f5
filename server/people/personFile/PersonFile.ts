import { createHash } from 'node:crypto';

import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type SqlConnection } from '../../platform/storage/driver.js';
import { primaryCodeOf } from '../../platform/storage/storageProblem.js';
import { isUnmade, migrate, type Migration, takeStep } from '../../platform/storage/migrations.js';
import { OwnedDatabase } from '../../platform/storage/OwnedDatabase.js';
import { ByteCount, countFromEmpty } from './byteTotal.js';
import { PERSON_TABLES } from './personTables.js';
import { GRAPH_TABLES } from './presentSchema/graphTables.js';
import { RECORD_TABLES } from './presentSchema/recordTables.js';
import { PERSON_MIGRATIONS } from './schema.js';

/** What SQLite answers to a statement about a table that is not there. */
const SQLITE_ERROR = 1;

/** Makes an empty file at once: the migrations would change every table several times. */
const makePresent: Migration = (db, owner) => {
  db.execute(GRAPH_TABLES + RECORD_TABLES);
  countFromEmpty(db, owner);
};

const digest = (ownerId: OwnerId) => createHash('sha256').update(ownerId).digest();

/** Name of a person's file: says nothing about who it is. */
export const fileNameOf = (ownerId: OwnerId): string => `${digest(ownerId).toString('hex').slice(0, 32)}.db`;

/** The number that stands for a person in their rows: 48 bits of a digest, so that another person's differs. */
const ownerNumber = (ownerId: OwnerId): number => digest(ownerId).readUIntBE(26, 6);

/** Refuses a file that was there, and is not any more: nobody's account becomes empty without a word. */
export const lostFile = (path: string): ProblemError =>
  new ProblemError('FILE_DAMAGED', { detail: `${path}: the file of a person is missing or empty` });

/** A database that has not the tables of a person is no file of theirs any more. */
const notOurs = (error: unknown, path: string): unknown =>
  primaryCodeOf(error) === SQLITE_ERROR
    ? new ProblemError('FILE_DAMAGED', { detail: `${path}: ${String(error)}` })
    : error;

/** The open file of one person: graph, change log, search. */
export class PersonFile {
  readonly db: OwnedDatabase;
  readonly owner: number;
  readonly bytes: ByteCount;
  /** Rows of given-up imports lie in it and wait for being removed. */
  hasPendingCleanup = false;

  /**
   * Opens, makes and migrates as needed. Throws `FILE_DAMAGED` when the file is another person's, or empty where it may not be new.
   * @param isKnown whether a file was made of this person before
   */
  constructor(
    private readonly path: string,
    readonly ownerId: OwnerId,
    isKnown: boolean,
    open?: (path: string) => SqlConnection,
  ) {
    this.owner = ownerNumber(ownerId);
    this.db = new OwnedDatabase(path, PERSON_TABLES, open);
    try {
      if (isKnown && isUnmade(this.db)) throw lostFile(path);
      migrate(this.db, PERSON_MIGRATIONS, this.owner, makePresent);
      this.#claim();
      this.bytes = new ByteCount(this.db, this.owner);
    } catch (error) {
      this.db.close();
      throw notOurs(error, path);
    }
  }

  /**
   * Takes everything out of the file and gives its space back. The file itself stays, empty: readers have it open, and
   * removing it under them could take the log of a new one along.
   * @param isGone whether the person is gone too: the file then does not say whose it was
   */
  clear(isGone = false): void {
    const { db } = this;
    db.write(() => {
      for (const table of PERSON_TABLES) db.execute(`DROP TABLE ${table}`);
      takeStep(db, makePresent, this.owner);
      if (!isGone) this.#claim();
    });
    this.rewrite();
  }

  /**
   * Writes the file anew, without what it and its log keep of removed rows. What is in between lies on the disk: of a large file memory
   * would not hold it.
   */
  rewrite(): void {
    const { db } = this;
    db.execute('PRAGMA temp_store = FILE');
    db.execute('VACUUM');
    db.execute('PRAGMA temp_store = MEMORY');
    db.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    this.db.close();
  }

  #claim(): void {
    const { db, owner, ownerId } = this;
    const people = () => db.all<{ id: string }>('SELECT id, owner = :owner AS own FROM person', { owner });
    if (people().length === 0) {
      db.run('INSERT OR IGNORE INTO person (owner, id) VALUES (:owner, :id)', { owner, id: ownerId });
    }
    if (people().some(({ id }) => id !== ownerId))
      throw new ProblemError('FILE_DAMAGED', { detail: `${this.path}: it belongs to another person` });
  }
}
