import { type OwnerId } from '../../contract/ids.js';
import { type OwnedDatabase } from '../../storage/OwnedDatabase.js';

/** Whether a file was made of this person. */
export const hasPersonFile = (db: OwnedDatabase, owner: OwnerId): boolean =>
  db.get('SELECT 1 FROM person_file WHERE owner = :owner', { owner }) !== undefined;

/** Keeps that a file was made of this person; one that is missing later is lost. */
export function notePersonFile(db: OwnedDatabase, owner: OwnerId): void {
  if (!hasPersonFile(db, owner)) db.run('INSERT OR IGNORE INTO person_file (owner) VALUES (:owner)', { owner });
}
