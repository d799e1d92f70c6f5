import { type RecordingId } from '../../../contract/ids.js';
import { projectRow, refuseArchived } from '../projects/projectRows.js';
import { type GraphScope } from '../../../graph/ports/scope.js';
import { limitRecordings } from '../../records/recordings/recordingRow.js';
import { type NewRecording } from '../../records/recordings/RecordingStore.js';
import { type PersonFile } from '../PersonFile.js';

/** Keeps a new recording, or finds the same that has not come whole; inside a transaction. @returns its id */
export function addRecording(file: PersonFile, { projectId }: GraphScope, recording: NewRecording): RecordingId {
  const { db, owner } = file;
  const project = projectRow(file, projectId);
  refuseArchived(project);
  const { id, name, type, bytes, language, fingerprint } = recording;
  const begun = db.get<{ id: RecordingId }>(
    `SELECT id FROM recording WHERE owner = :owner AND project = :project AND state = 'uploading'
       AND name = :name AND bytes = :bytes AND fingerprint = :fingerprint`,
    { owner, project: project.id, name, bytes, fingerprint },
  );
  if (begun !== undefined) return begun.id;
  const known = db.get<{ total: number; bytes: number | null }>(
    'SELECT count(*) AS total, sum(bytes) AS bytes FROM recording WHERE owner = :owner',
    { owner },
  );
  limitRecordings({ total: known?.total ?? 0, bytes: known?.bytes ?? 0 }, recording);
  db.run(
    `INSERT INTO recording (owner, project, id, name, type, bytes, fingerprint, language, state, version, created_at, updated_at)
     VALUES (:owner, :project, :id, :name, :type, :bytes, :fingerprint, :language, 'uploading', 1, :now, :now)`,
    {
      ...{ owner, project: project.id, id, name, type, bytes, fingerprint },
      ...{ language: language ?? null, now: new Date().toISOString() },
    },
  );
  return id;
}
