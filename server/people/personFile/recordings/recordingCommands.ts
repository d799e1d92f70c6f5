import { type Transcript, wordsTotal } from '../../../../domain/audio/transcript.js';
import { type OwnerId, type RecordingId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Page } from '../../../contract/pages.js';
import { type Recording, type RecordingsQuery } from '../../../contract/recordings.js';
import { type GraphScope, type WithoutProject } from '../../../graph/ports/scope.js';
import {
  type CutPart,
  type HeardPart,
  type KeptRecording,
  type NewRecording,
  type Outcome,
  type Received,
  type TranscriptionAttempt,
} from '../../records/recordings/RecordingStore.js';
import { type PersonFile } from '../PersonFile.js';
import { type CommittingStore, type PersonFiles } from '../PersonFiles.js';
import { putEffects } from '../outbox/effectRows.js';
import { jobEffect } from '../../records/effects.js';
import { limitBytes } from '../quotas.js';
import { addRecording } from './addRecording.js';
import { changingRecording, recordingIn, recordingRows, untranscribedIn } from './recordingRows.js';

const now = () => new Date().toISOString();

/** Reads of recordings. */
export const recordingReads = (files: PersonFiles) => {
  const fileOf = (owner: OwnerId): PersonFile => {
    if (!files.has(owner)) throw new ProblemError('PROJECT_NOT_FOUND');
    return files.of(owner);
  };
  return {
    recordingPage: (
      { ownerId, projectId }: GraphScope,
      query: WithoutProject<RecordingsQuery>,
    ): Page<KeptRecording> => {
      const file = fileOf(ownerId);
      return file.db.read(() => recordingRows(file, projectId, query));
    },
    recording: ({ ownerId, projectId }: GraphScope, id: RecordingId): KeptRecording =>
      recordingIn(fileOf(ownerId), projectId, id),
    recordingTranscript: ({ ownerId, projectId }: GraphScope, id: RecordingId): Transcript | null => {
      const file = fileOf(ownerId);
      recordingIn(file, projectId, id);
      const row = file.db.get<{ transcript: string | null }>(
        'SELECT transcript FROM recording WHERE owner = :owner AND id = :id',
        { owner: file.owner, id },
      );
      return row?.transcript == null ? null : (JSON.parse(row.transcript) as Transcript);
    },
    untranscribed: (owner: OwnerId): KeptRecording[] => (files.has(owner) ? untranscribedIn(files.of(owner)) : []),
    heardParts: (owner: OwnerId, { id, attempt }: TranscriptionAttempt): (HeardPart & Partial<CutPart>)[] => {
      if (!files.has(owner)) return [];
      const file = files.of(owner);
      return file.db
        .all<{ heard: string }>(
          `SELECT heard FROM recording_part WHERE owner = :owner AND recording = :id AND attempt = :attempt ORDER BY place`,
          { owner: file.owner, id, attempt },
        )
        .map(({ heard }) => JSON.parse(heard) as HeardPart & Partial<CutPart>);
    },
  };
};

const dropParts = ({ db, owner }: PersonFile, id: RecordingId) =>
  db.run('DELETE FROM recording_part WHERE owner = :owner AND recording = :id', { owner, id });

/** Writes of recordings, each one transaction. */
export const recordingWrites = ({ files, limits, expectEffects }: CommittingStore) => {
  /** Changes a recording of a project. */
  const changing = (
    scope: GraphScope,
    id: RecordingId,
    change: (file: PersonFile, present: KeptRecording) => void,
    version?: number,
  ): KeptRecording => {
    const file = files.of(scope.ownerId);
    return file.db.write(() => {
      change(file, changingRecording(file, scope, id, version));
      limitBytes(file, limits);
      return recordingIn(file, scope.projectId, id);
    });
  };
  return {
    addRecording: (scope: GraphScope, recording: NewRecording): KeptRecording => {
      const file = files.of(scope.ownerId);
      return file.db.write(() => {
        const id = addRecording(file, scope, recording);
        limitBytes(file, limits);
        return recordingIn(file, scope.projectId, id);
      });
    },
    noteReceived: (scope: GraphScope, id: RecordingId, { received, whole, asks }: Received): KeptRecording => {
      if (asks !== undefined) expectEffects(scope.ownerId);
      return changing(scope, id, (file) => {
        const { db, owner } = file;
        const noted = db.run(
          `UPDATE recording SET received = :received, updated_at = :now, state = CASE WHEN :whole THEN 'kept' ELSE state END,
             seconds = coalesce(:seconds, seconds)
           WHERE owner = :owner AND id = :id AND state = 'uploading'`,
          { owner, id, received, now: now(), whole: whole === undefined ? 0 : 1, seconds: whole?.seconds ?? null },
        );
        if (noted > 0 && asks !== undefined) putEffects(file, [jobEffect(asks)]);
      });
    },
    updateRecording: (
      scope: GraphScope,
      id: RecordingId,
      version: number,
      { name, language }: Partial<Pick<Recording, 'name' | 'language'>>,
    ): KeptRecording =>
      changing(
        scope,
        id,
        ({ db, owner }) => {
          db.run(
            `UPDATE recording SET name = coalesce(:name, name), language = coalesce(:language, language),
               version = version + 1, updated_at = :now WHERE owner = :owner AND id = :id`,
            { owner, id, name: name ?? null, language: language ?? null, now: now() },
          );
        },
        version,
      ),
    beginTranscription: (scope: GraphScope, { id, attempt }: TranscriptionAttempt): KeptRecording =>
      changing(scope, id, (file) => {
        const begun = file.db.run(
          `UPDATE recording SET state = 'kept', attempt = :attempt, updated_at = :now
           WHERE owner = :owner AND id = :id AND attempt < :attempt`,
          { owner: file.owner, id, attempt, now: now() },
        );
        if (begun > 0) dropParts(file, id);
      }),
    keepPart: (owner: OwnerId, { id, attempt }: TranscriptionAttempt, place: number, heard: CutPart): void => {
      const file = files.of(owner);
      file.db.write(() => {
        file.db.run(
          `INSERT INTO recording_part (owner, project, recording, attempt, place, heard)
           SELECT r.owner, r.project, r.id, :attempt, :place, :heard FROM recording r
           WHERE r.owner = :owner AND r.id = :id AND r.attempt = :attempt
           ON CONFLICT DO UPDATE SET heard = excluded.heard`,
          { owner: file.owner, id, attempt, place, heard: JSON.stringify(heard) },
        );
        limitBytes(file, limits);
      });
    },
    endTranscription: (
      owner: OwnerId,
      { id, attempt }: TranscriptionAttempt,
      { transcript, transcriber, seconds }: Outcome,
    ): KeptRecording | undefined => {
      const file = files.of(owner);
      return file.db.write(() => {
        const ended = file.db.run(
          `UPDATE recording SET state = 'transcribed', transcript = :transcript, transcriber = :transcriber, words = :words,
             heard_language = :language, seconds = coalesce(seconds, :seconds), version = version + 1, updated_at = :now
           WHERE owner = :owner AND id = :id AND attempt = :attempt AND state = 'kept'`,
          {
            ...{ owner: file.owner, id, attempt, now: now(), words: wordsTotal(transcript.segments) },
            ...{ transcript: JSON.stringify(transcript), transcriber: JSON.stringify(transcriber) },
            ...{ language: transcript.language ?? null, seconds: seconds ?? null },
          },
        );
        if (ended === 0) return undefined;
        dropParts(file, id);
        limitBytes(file, limits);
        const place = file.db.get<{ id: KeptRecording['projectId'] }>(
          `SELECT p.id FROM recording r JOIN project p ON p.owner = r.owner AND p.id = r.project
           WHERE r.owner = :owner AND r.id = :id`,
          { owner: file.owner, id },
        );
        return place === undefined ? undefined : recordingIn(file, place.id, id);
      });
    },
    keepTranscript: (scope: GraphScope, id: RecordingId, version: number, transcript: Transcript): KeptRecording =>
      changing(
        scope,
        id,
        ({ db, owner }) => {
          db.run(
            `UPDATE recording SET transcript = :transcript, words = :words, version = version + 1, updated_at = :now
             WHERE owner = :owner AND id = :id`,
            {
              ...{ owner, id, now: now(), transcript: JSON.stringify(transcript) },
              words: wordsTotal(transcript.segments),
            },
          );
        },
        version,
      ),
    removeRecording: ({ ownerId, projectId }: GraphScope, id: RecordingId): KeptRecording => {
      const file = files.of(ownerId);
      return file.db.write(() => {
        const recording = recordingIn(file, projectId, id);
        dropParts(file, id);
        file.db.run('DELETE FROM recording WHERE owner = :owner AND id = :id', { owner: file.owner, id });
        return recording;
      });
    },
  };
};
