import { type OwnerId } from '../../../contract/ids.js';
import { type ImportJob } from '../../../contract/imports.js';
import { parseStored } from '../../../platform/storage/Json.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { type NotificationDraft } from '../NotificationStore.js';
import { postNotification } from './outbox.js';

/** The imports of a person, newest first. */
export const importJobs = (db: OwnedDatabase, owner: OwnerId): ImportJob[] =>
  db
    .all<{ data: string }>('SELECT data FROM import_job WHERE owner = :owner ORDER BY id DESC', { owner })
    .map(({ data }) => parseStored<ImportJob>(data));

/** Keeps a job, and in the same transaction what the person is told of it. */
export function putImportJob(
  db: OwnedDatabase,
  owner: OwnerId,
  id: string,
  job: ImportJob,
  told?: NotificationDraft,
): void {
  db.write(() => {
    db.run(
      `INSERT INTO import_job (owner, id, data) VALUES (:owner, :id, :data)
       ON CONFLICT DO UPDATE SET data = excluded.data`,
      { owner, id, data: JSON.stringify(job) },
    );
    if (told !== undefined) postNotification(db, owner, told);
  });
}

/** Removes a job from the list. */
export function removeImportJob(db: OwnedDatabase, owner: OwnerId, id: string): void {
  db.run('DELETE FROM import_job WHERE owner = :owner AND id = :id', { owner, id });
}
