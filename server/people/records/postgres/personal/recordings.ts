import { type Transcript } from '../../../../../domain/audio/transcript.js';
import { type OwnerId, type RecordingId } from '../../../../contract/ids.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { type Page } from '../../../../contract/pages.js';
import { type RecordingsQuery } from '../../../../contract/recordings.js';
import { keysAfter, nextPage } from '../../../../graph/pageToken.js';
import { type GraphScope, type WithoutProject } from '../../../../graph/ports/scope.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { limitRecordings, recordingOf, type RecordingRow } from '../../recordings/recordingRow.js';
import {
  type CutPart,
  type HeardPart,
  type KeptRecording,
  type NewRecording,
  type TranscriptionAttempt,
} from '../../recordings/RecordingStore.js';
import { liveProject, ofLiveProject, openProject } from './projects.js';

/** Recordings (`r`) but those of deleted projects. */
const FROM = `FROM recording r ${ofLiveProject('r')} WHERE r.owner = :owner`;
const RECORDINGS = `SELECT r.id, r.project, r.name, r.type, r.bytes, r.received, r.seconds, r.language, r.heard_language,
    r.state, r.attempt, r.transcriber, r.words, r.version, r.created_at, r.updated_at ${FROM}`;

/** A recording in whatever project of its owner; undefined for none. */
export async function findRecording(
  session: Session,
  owner: OwnerId,
  id: RecordingId,
): Promise<KeptRecording | undefined> {
  const row = await session.get<RecordingRow>(`${RECORDINGS} AND r.id = :id`, { owner, id });
  return row === undefined ? undefined : recordingOf(row);
}

/** A recording of a project. Throws `PROJECT_NOT_FOUND`, `RECORDING_NOT_FOUND`. */
export async function recordingIn(session: Session, scope: GraphScope, id: RecordingId): Promise<KeptRecording> {
  const project = await liveProject(session, scope);
  const found = await findRecording(session, scope.ownerId, id);
  if (found?.projectId !== project) throw new ProblemError('RECORDING_NOT_FOUND');
  return found;
}

/** One that is about to be changed. Throws `PROJECT_ARCHIVED`, and `VERSION_CONFLICT` for another version than this. */
export async function changingRecording(
  session: Session,
  scope: GraphScope,
  id: RecordingId,
  version?: number,
): Promise<KeptRecording> {
  await openProject(session, scope);
  const present = await recordingIn(session, scope, id);
  if (version !== undefined && present.version !== version)
    throw new ProblemError('VERSION_CONFLICT', { present: { id, version: present.version } });
  return present;
}

/** A page of the recordings of a project, newest first. Throws `PROJECT_NOT_FOUND`, `PAGE_TOKEN_INVALID`. */
export async function recordingPage(
  session: Session,
  scope: GraphScope,
  { pageSize, pageToken }: WithoutProject<RecordingsQuery>,
): Promise<Page<KeptRecording>> {
  const owner = scope.ownerId;
  const project = await liveProject(session, scope);
  const identity = { list: 'recordings', ownerId: owner, projectId: project, filters: [] };
  const [before] = keysAfter(identity, pageToken, 1) ?? [];
  const rows = await session.all<RecordingRow>(
    `${RECORDINGS} AND r.project = :project${before === undefined ? '' : ' AND r.id < :before'}
     ORDER BY r.id DESC LIMIT :limit`,
    { owner, project, before: before ?? null, limit: pageSize + 1 },
  );
  const items = rows.slice(0, pageSize).map(recordingOf);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  const counted = await session.get<{ total: number }>(`SELECT count(*) AS total ${FROM} AND r.project = :project`, {
    ...{ owner, project },
  });
  return { items, ...nextPage(identity, last && [last.id]), total: counted?.total ?? 0 };
}

/** Those that came whole and were never begun to be transcribed, in projects that can be changed. */
export async function untranscribed(session: Session, owner: OwnerId): Promise<KeptRecording[]> {
  const rows = await session.all<RecordingRow>(
    `${RECORDINGS} AND r.state = 'kept' AND r.attempt = 0 AND p.archived_at IS NULL ORDER BY r.id`,
    { owner },
  );
  return rows.map(recordingOf);
}

/** Null until it was transcribed. */
export async function transcript(session: Session, scope: GraphScope, id: RecordingId): Promise<Transcript | null> {
  await recordingIn(session, scope, id);
  const row = await session.get<{ transcript: string | null }>(
    'SELECT transcript FROM recording WHERE owner = :owner AND id = :id',
    { owner: scope.ownerId, id },
  );
  return row?.transcript == null ? null : (JSON.parse(row.transcript) as Transcript);
}

/** The parts that are done, in their order. */
export async function heardParts(
  session: Session,
  owner: OwnerId,
  { id, attempt }: TranscriptionAttempt,
): Promise<(HeardPart & Partial<CutPart>)[]> {
  const rows = await session.all<{ heard: string }>(
    'SELECT heard FROM recording_part WHERE owner = :owner AND recording = :id AND attempt = :attempt ORDER BY place',
    { owner, id, attempt },
  );
  return rows.map(({ heard }) => JSON.parse(heard) as HeardPart & Partial<CutPart>);
}

/** Keeps a new recording, or finds the same that has not come whole. @returns its id */
export async function insertRecording(
  session: Session,
  scope: GraphScope,
  recording: NewRecording,
): Promise<RecordingId> {
  const { ownerId: owner } = scope;
  const project = await openProject(session, scope);
  const { id, name, type, bytes, language, fingerprint } = recording;
  const begun = await session.get<{ id: RecordingId }>(
    `SELECT id FROM recording WHERE owner = :owner AND project = :project AND state = 'uploading'
       AND name = :name AND bytes = :bytes AND fingerprint = :fingerprint`,
    { owner, project, name, bytes, fingerprint },
  );
  if (begun !== undefined) return begun.id;
  const known = await session.get<{ total: number; bytes: number }>(
    'SELECT count(*) AS total, coalesce(sum(bytes), 0) AS bytes FROM recording WHERE owner = :owner',
    { owner },
  );
  limitRecordings(known ?? { total: 0, bytes: 0 }, recording);
  await session.run(
    `INSERT INTO recording (owner, project, id, name, type, bytes, fingerprint, language, state, version, created_at, updated_at)
     VALUES (:owner, :project, :id, :name, :type, :bytes, :fingerprint, :language, 'uploading', 1, :now, :now)`,
    {
      ...{ owner, project, id, name, type, bytes, fingerprint },
      ...{ language: language ?? null, now: new Date().toISOString() },
    },
  );
  return id;
}
