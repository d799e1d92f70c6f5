import { type OwnedDatabase } from './OwnedDatabase.js';

/** One step of a schema: SQL that takes a file from the version before to this one. Never changed once released. */
export type Migration = string;

/** A file written by a newer Harta than this one. */
class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

const versionOf = (db: OwnedDatabase): number =>
  db.get<{ user_version: number }>('PRAGMA user_version', {})?.user_version ?? 0;

/**
 * Brings a file to the last version, step by step under the write lock, so that two openers do it once and a crash leaves
 * the version before. Throws `NewerSchemaError` for a file from the future.
 */
export function migrate(db: OwnedDatabase, migrations: readonly Migration[]): void {
  const present = versionOf(db);
  if (present === migrations.length) return;
  if (present > migrations.length) {
    throw new NewerSchemaError(`The file has schema ${present}; this version knows ${migrations.length}`);
  }
  db.write(() => {
    for (let version = versionOf(db); version < migrations.length; version += 1) {
      db.execute(migrations[version] ?? '');
      db.execute(`PRAGMA user_version = ${version + 1}`);
    }
  });
}
