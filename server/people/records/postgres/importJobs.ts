import { type OwnerId } from '../../../contract/ids.js';
import { type ImportJob } from '../../../contract/imports.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { parseStored } from '../../../platform/storage/Json.js';
import { type NotificationDraft } from '../NotificationStore.js';
import { postNotification } from './outbox.js';

/** The imports of a person, newest first. */
export async function importJobs(session: Session, owner: OwnerId): Promise<ImportJob[]> {
  const rows = await session.all<{ data: string }>(
    'SELECT data FROM import_job WHERE owner = :owner ORDER BY id DESC',
    { owner },
  );
  return rows.map(({ data }) => parseStored<ImportJob>(data));
}

/** Keeps a job, and in the same transaction what the person is told of it. */
export async function putImportJob(
  session: Session,
  owner: OwnerId,
  id: string,
  job: ImportJob,
  told?: NotificationDraft,
): Promise<void> {
  await session.run(
    `INSERT INTO import_job (owner, id, data) VALUES (:owner, :id, :data)
     ON CONFLICT (owner, id) DO UPDATE SET data = excluded.data`,
    { owner, id, data: JSON.stringify(job) },
  );
  if (told !== undefined) await postNotification(session, owner, told);
}

/** Removes a job from the list. */
export async function removeImportJob(session: Session, owner: OwnerId, id: string): Promise<void> {
  await session.run('DELETE FROM import_job WHERE owner = :owner AND id = :id', { owner, id });
}
