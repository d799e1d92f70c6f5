import { createHash } from 'node:crypto';

import { type OwnerId } from '../contract/ids.js';
import { type SqlConnection } from '../storage/driver.js';
import { migrate, takeStep } from '../storage/migrations.js';
import { OwnedDatabase } from '../storage/OwnedDatabase.js';
import { PERSON_TABLES } from './personTables.js';
import { PERSON_MIGRATIONS } from './schema.js';

const digest = (ownerId: OwnerId) => createHash('sha256').update(ownerId).digest();

/** Name of a person's file: says nothing about who it is. */
export const fileNameOf = (ownerId: OwnerId): string => `${digest(ownerId).toString('hex').slice(0, 32)}.db`;

/** The number that stands for a person in their rows: 48 bits of a digest, so that another person's differs. */
const ownerNumber = (ownerId: OwnerId): number => digest(ownerId).readUIntBE(26, 6);

/** The open file of one person: graph, change log, search. */
export class PersonFile {
  readonly db: OwnedDatabase;
  readonly owner: number;
  /** Rows of given-up imports lie in it and wait for being removed. */
  hasRubbish = false;

  /** Opens, makes and migrates as needed. Throws when the file is another person's. */
  constructor(
    path: string,
    private readonly ownerId: OwnerId,
    open?: (path: string) => SqlConnection,
  ) {
    this.owner = ownerNumber(ownerId);
    this.db = new OwnedDatabase(path, PERSON_TABLES, open);
    try {
      migrate(this.db, PERSON_MIGRATIONS, this.owner);
      this.#claim();
    } catch (error) {
      this.db.close();
      throw error;
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
      for (const migration of PERSON_MIGRATIONS) takeStep(db, migration, this.owner);
      if (!isGone) this.#claim();
    });
    db.execute('VACUUM');
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
    if (people().some(({ id }) => id !== ownerId)) throw new Error('The file belongs to another person');
  }
}
