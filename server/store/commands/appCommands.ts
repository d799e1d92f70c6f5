import { type OwnerId } from '../../contract/ids.js';
import { jobReads, jobWrites } from '../../records/sqlite/jobs/jobCommands.js';
import { recordReads, recordWrites } from '../../records/sqlite/recordCommands.js';
import { type OwnedDatabase } from '../../storage/OwnedDatabase.js';

/** What a reader answers of the product's own file. */
export const appReads = (app: OwnedDatabase) => ({ ...recordReads(app), ...jobReads(app) });

/** What the writer does in the product's own file. */
export const appWrites = (app: OwnedDatabase) => ({ ...recordWrites(app), ...jobWrites(app) });

/** Whether a file was made of this person. */
export const hasPersonFile = (app: OwnedDatabase, owner: OwnerId): boolean =>
  app.get('SELECT 1 FROM person_file WHERE owner = :owner', { owner }) !== undefined;

/** Keeps that a file was made of this person; one that is missing later is lost. */
export function notePersonFile(app: OwnedDatabase, owner: OwnerId): void {
  if (!hasPersonFile(app, owner)) app.run('INSERT OR IGNORE INTO person_file (owner) VALUES (:owner)', { owner });
}
