import { type Transcript, wordsTotal } from '../../../../../domain/audio/transcript.js';
import { type OwnerId, type RecordingId } from '../../../../contract/ids.js';
import { type Recording } from '../../../../contract/recordings.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { type PostgresParameters } from '../../../../platform/storage/postgres/statement.js';
import {
  type CutPart,
  type KeptRecording,
  type NewRecording,
  type Outcome,
  type Received,
  type RecordingStore,
  type TranscriptionAttempt,
} from '../../recordings/RecordingStore.js';
import { jobEffect } from '../../effects.js';
import { type Calls } from '../calls.js';
import { addEffect } from '../outbox.js';
import { type ByteLimit, writingLimited } from './byteTotal.js';
import { writingScoped, writingScopedLimited } from './projects.js';
import * as recordings from './recordings.js';

/** Sets columns of a recording under a condition. @returns whether it was there */
async function setColumns(
  session: Session,
  set: string,
  values: PostgresParameters & { readonly owner: OwnerId; readonly id: RecordingId },
  condition = '',
): Promise<boolean> {
  const sql = `UPDATE recording SET ${set}, updated_at = :now WHERE owner = :owner AND id = :id ${condition}`;
  return (await session.run(sql, { ...values, now: new Date().toISOString() })) > 0;
}

const dropParts = (session: Session, owner: OwnerId, id: RecordingId) =>
  session.run('DELETE FROM recording_part WHERE owner = :owner AND recording = :id', { owner, id });

async function keepPart(
  session: Session,
  owner: OwnerId,
  { id, attempt }: TranscriptionAttempt,
  ...[place, heard]: [place: number, heard: CutPart]
): Promise<void> {
  await session.run(
    `INSERT INTO recording_part (owner, recording, attempt, place, heard)
     SELECT r.owner, r.id, r.attempt, :place::int, :heard::text FROM recording r
     WHERE r.owner = :owner AND r.id = :id AND r.attempt = :attempt
     ON CONFLICT (owner, recording, attempt, place) DO UPDATE SET heard = excluded.heard`,
    { owner, id, attempt, place, heard: JSON.stringify(heard) },
  );
}

async function endTranscription(
  session: Session,
  owner: OwnerId,
  { id, attempt }: TranscriptionAttempt,
  { transcript, transcriber, seconds }: Outcome,
): Promise<KeptRecording | undefined> {
  const isEnded = await setColumns(
    session,
    `state = 'transcribed', transcript = :transcript, transcriber = :transcriber, words = :words,
     heard_language = :language, seconds = coalesce(seconds, :seconds), version = version + 1`,
    {
      ...{ owner, id, attempt, words: wordsTotal(transcript.segments), seconds: seconds ?? null },
      ...{ transcript: JSON.stringify(transcript), transcriber: JSON.stringify(transcriber) },
      language: transcript.language ?? null,
    },
    "AND attempt = :attempt AND state = 'kept'",
  );
  if (!isEnded) return undefined;
  await dropParts(session, owner, id);
  return recordings.findRecording(session, owner, id);
}

/** The recordings of persons, in PostgreSQL. */
export function postgresRecordingStore(calls: Calls, limits: ByteLimit): RecordingStore {
  const { reading } = calls;
  const limited = writingLimited(calls, limits);
  const limitedIn = writingScopedLimited(calls, limits);
  /** Changes a recording of a project that can be changed. */
  const changing = <A extends unknown[]>(
    change: (session: Session, key: { owner: OwnerId; id: RecordingId }, ...args: A) => Promise<unknown>,
    versionOf: (...args: A) => number | undefined = () => undefined,
  ) =>
    limitedIn(async (session, scope, refuseBytes, id: RecordingId, ...args: A) => {
      await recordings.changingRecording(session, scope, id, versionOf(...args));
      await change(session, { owner: scope.ownerId, id }, ...args);
      await refuseBytes();
      return recordings.recordingIn(session, scope, id);
    });
  const beginTranscription = changing(async (session, { owner, id }, attempt: number) => {
    const set = "state = 'kept', attempt = :attempt";
    if (await setColumns(session, set, { owner, id, attempt }, 'AND attempt < :attempt'))
      await dropParts(session, owner, id);
  });
  return {
    recordingPage: reading(recordings.recordingPage),
    recording: reading(recordings.recordingIn),
    transcript: reading(recordings.transcript),
    untranscribed: reading(recordings.untranscribed),
    heardParts: reading(recordings.heardParts),
    addRecording: limitedIn(async (session, scope, refuseBytes, recording: NewRecording) => {
      const id = await recordings.insertRecording(session, scope, recording);
      await refuseBytes();
      return recordings.recordingIn(session, scope, id);
    }),
    noteReceived: changing(async (session, key, { received, whole, asks }: Received) => {
      const isNoted = await setColumns(
        session,
        `received = :received, state = CASE WHEN :isWhole THEN 'kept' ELSE state END, seconds = coalesce(:seconds, seconds)`,
        { ...key, received, isWhole: whole !== undefined, seconds: whole?.seconds ?? null },
        "AND state = 'uploading'",
      );
      if (isNoted && asks !== undefined) await addEffect(session, key.owner, jobEffect(asks));
    }),
    updateRecording: changing(
      (session, key, _version: number, { name, language }: Partial<Pick<Recording, 'name' | 'language'>>) =>
        setColumns(
          session,
          'name = coalesce(:name, name), language = coalesce(:language, language), version = version + 1',
          { ...key, name: name ?? null, language: language ?? null },
        ),
      (version) => version,
    ),
    beginTranscription: (scope, { id, attempt }) => beginTranscription(scope, id, attempt),
    keepPart: limited(async (session, owner, refuseBytes, of: TranscriptionAttempt, place: number, heard: CutPart) => {
      await keepPart(session, owner, of, place, heard);
      await refuseBytes();
    }),
    endTranscription: limited(async (session, owner, refuseBytes, of: TranscriptionAttempt, outcome: Outcome) => {
      const ended = await endTranscription(session, owner, of, outcome);
      if (ended !== undefined) await refuseBytes();
      return ended;
    }),
    keepTranscript: changing(
      (session, key, _version: number, transcript: Transcript) =>
        setColumns(session, 'transcript = :transcript, words = :words, version = version + 1', {
          ...{ ...key, transcript: JSON.stringify(transcript), words: wordsTotal(transcript.segments) },
        }),
      (version) => version,
    ),
    removeRecording: writingScoped(calls)(async (session, scope, id: RecordingId) => {
      const { ownerId: owner } = scope;
      const recording = await recordings.recordingIn(session, scope, id);
      await dropParts(session, owner, id);
      await session.run('DELETE FROM recording WHERE owner = :owner AND id = :id', { owner, id });
      return recording;
    }),
  };
}
