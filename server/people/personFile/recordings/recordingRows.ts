import { type ProjectId, type RecordingId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Page } from '../../../contract/pages.js';
import { type RecordingsQuery } from '../../../contract/recordings.js';
import { projectRow, refuseArchived } from '../projects/projectRows.js';
import { keysAfter, nextPage } from '../../../graph/pageToken.js';
import { type GraphScope, type WithoutProject } from '../../../graph/ports/scope.js';
import { recordingOf, type RecordingRow } from '../../records/recordings/recordingRow.js';
import { type KeptRecording } from '../../records/recordings/RecordingStore.js';
import { type PersonFile } from '../PersonFile.js';

/** Recordings (`r`) but those of deleted projects. */
const RECORDINGS = `SELECT r.id, r.project, r.name, r.type, r.bytes, r.received, r.seconds, r.language, r.heard_language,
    r.state, r.attempt, r.transcriber, r.words, r.version, r.created_at, r.updated_at
  FROM recording r JOIN project p ON p.owner = r.owner AND p.id = r.project
  WHERE r.owner = :owner AND p.owner = :owner`;

/** A page of the recordings of a project, newest first. Throws `PROJECT_NOT_FOUND`, `PAGE_TOKEN_INVALID`. */
export function recordingRows(
  file: PersonFile,
  projectId: ProjectId | undefined,
  { pageSize, pageToken }: WithoutProject<RecordingsQuery>,
): Page<KeptRecording> {
  const { db, owner } = file;
  const { id: project } = projectRow(file, projectId);
  const identity = { list: 'recordings', ownerId: file.ownerId, projectId: project as ProjectId, filters: [] };
  const [before] = keysAfter(identity, pageToken, 1) ?? [];
  const ofProject = `${RECORDINGS} AND p.id = :project`;
  const rows = db.all<RecordingRow>(
    `${ofProject}${before === undefined ? '' : ' AND r.id < :before'} ORDER BY r.id DESC LIMIT :limit`,
    { owner, project, ...(before === undefined ? {} : { before }), limit: pageSize + 1 },
  );
  const items = rows.slice(0, pageSize).map(recordingOf);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  const counted = db.get<{ total: number }>(`SELECT count(*) AS total FROM (${ofProject})`, { owner, project });
  return { items, ...nextPage(identity, last && [last.id]), total: counted?.total ?? 0 };
}

/** Those that came whole and were never begun to be transcribed, in projects that can be changed. */
export const untranscribedIn = (file: PersonFile): KeptRecording[] =>
  file.db
    .all<RecordingRow>(`${RECORDINGS} AND r.state = 'kept' AND r.attempt = 0 AND p.archived_at IS NULL ORDER BY r.id`, {
      owner: file.owner,
    })
    .map(recordingOf);

/** A recording of a project. Throws `PROJECT_NOT_FOUND`, `RECORDING_NOT_FOUND`. */
export function recordingIn(file: PersonFile, projectId: ProjectId | undefined, id: RecordingId): KeptRecording {
  const { db, owner } = file;
  const row = db.get<RecordingRow>(`${RECORDINGS} AND r.id = :id AND p.id = :project`, {
    ...{ owner, id, project: projectRow(file, projectId).id },
  });
  if (row === undefined) throw new ProblemError('RECORDING_NOT_FOUND');
  return recordingOf(row);
}

/** One that is about to be changed; inside a transaction. Throws `PROJECT_ARCHIVED`, and `VERSION_CONFLICT` for another version than this. */
export function changingRecording(
  file: PersonFile,
  { projectId }: GraphScope,
  id: RecordingId,
  version?: number,
): KeptRecording {
  refuseArchived(projectRow(file, projectId));
  const present = recordingIn(file, projectId, id);
  if (version !== undefined && present.version !== version)
    throw new ProblemError('VERSION_CONFLICT', { present: { id, version: present.version } });
  return present;
}
