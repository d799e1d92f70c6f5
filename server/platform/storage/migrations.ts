import { StartupError } from '../config/StartupError.js';
import { type OwnedDatabase } from './OwnedDatabase.js';

/**
 * One step of a schema: SQL that takes a file from the version before to this one, or what does the same with values that
 * SQL cannot work out. Never changed once released.
 */
export type Migration = string | ((db: OwnedDatabase, owner: number) => void);

const versionOf = (db: OwnedDatabase): number =>
  db.get<{ user_version: number }>('PRAGMA user_version', {})?.user_version ?? 0;

/** Whether nothing was ever made in a file. */
export const isUnmade = (db: OwnedDatabase): boolean => versionOf(db) === 0;

/** Makes one step in a file whose rows are this owner's. */
export function takeStep(db: OwnedDatabase, step: Migration, owner: number): void {
  if (typeof step === 'string') db.execute(step);
  else step(db, owner);
}

/**
 * Brings a file to the last version, step by step under the write lock, so that two openers do it once and a crash leaves
 * the version before. `owner` is whose rows the file holds. Throws `StartupError` for a file from the future.
 * @param present makes an empty file as all steps together would; without it a new file takes each step
 */
export function migrate(db: OwnedDatabase, migrations: readonly Migration[], owner = 0, present?: Migration): void {
  const found = versionOf(db);
  if (found === migrations.length) return;
  if (found > migrations.length) {
    throw new StartupError(
      `${db.path} was written by a newer version of Harta (its schema is ${found}, this version knows ${migrations.length}); start the newer version, or put back a copy from before it.`,
    );
  }
  db.write(() => {
    if (present !== undefined && isUnmade(db)) {
      takeStep(db, present, owner);
      db.execute(`PRAGMA user_version = ${migrations.length}`);
    }
    for (let version = versionOf(db); version < migrations.length; version += 1) {
      takeStep(db, migrations[version] ?? '', owner);
      db.execute(`PRAGMA user_version = ${version + 1}`);
    }
  });
}
