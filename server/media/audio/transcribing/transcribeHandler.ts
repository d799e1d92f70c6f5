import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';

import { type Static, Type } from 'typebox';

import { joinParts } from '../../../../domain/audio/joinParts.js';
import { type OwnerId, type ProjectId, type RecordingId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type JobHandler, type JobOutcome } from '../../../platform/jobs/JobHandler.js';
import { type ProjectScope } from '../../../graph/ports/scope.js';
import { type RecordingFiles } from '../../recordings/RecordingFiles.js';
import {
  type CutPart,
  type KeptRecording,
  type RecordingStore,
  type TranscriptionAttempt,
} from '../../../people/records/recordings/RecordingStore.js';
import { cutSound } from '../sound/cuts.js';
import { decodeSound } from '../sound/decodeSound.js';
import { type Sound } from '../sound/Sound.js';
import { heardPart } from './heardPart.js';
import { heardWhole } from './heardWhole.js';
import { type Transcriber, type Transcribers } from './Transcriber.js';
import { transcriberFor } from './transcribers.js';

/** Which transcription of which recording. */
const TranscribePayload = Type.Object({
  recordingId: Type.String(),
  projectId: Type.String(),
  attempt: Type.Integer(),
});
type TranscribePayload = Static<typeof TranscribePayload>;

/** What recordings are transcribed with. */
interface TranscribeParts {
  readonly store: RecordingStore;
  readonly files: RecordingFiles;
  /** The best first. */
  readonly transcribers: Transcribers;
}

/** Parts into which a transcription is told to be divided, and how many of them its decoding is. */
const TOTAL = 1000;
const DECODING = 100;

/** A recording that is gone, or can no longer be changed, is transcribed no more. */
async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const isGone =
      error instanceof ProblemError && /^(?:(?:RECORDING|PROJECT)_NOT_FOUND|PROJECT_ARCHIVED)$/u.test(error.code);
    if (!isGone) throw error;
    return undefined;
  }
}

/** The recording of an attempt. Whoever asked for it may have ended before the attempt was counted. */
async function begun(store: RecordingStore, scope: ProjectScope, of: TranscriptionAttempt) {
  const kept = await unlessGone(store.recording(scope, of.id));
  return kept !== undefined && kept.attempt < of.attempt ? unlessGone(store.beginTranscription(scope, of)) : kept;
}

/** One run over a recording. */
interface Run extends TranscribeParts {
  readonly owner: OwnerId;
  readonly recording: KeptRecording;
  readonly of: TranscriptionAttempt;
  readonly transcriber: Transcriber;
  readonly signal: AbortSignal;
  progress(done: number, total: number): void;
  kept(): Promise<void>;
}

// Encoders add a little: ten minutes of sound are a few hundredths more in most files.
const isShort = (seconds: number, { longestWhole }: Transcriber): boolean => Math.floor(seconds) <= longestWhole;

const mayBeWhole = ({ bytes, seconds }: KeptRecording, transcriber: Transcriber): boolean =>
  bytes <= transcriber.largestWhole && isShort(seconds ?? 0, transcriber);

/** Where a recording lies decoded while it is transcribed. */
const soundPath = ({ owner, recording, files }: Pick<Run, 'owner' | 'recording' | 'files'>) =>
  `${files.pathOf(owner, recording)}.sound`;

const decoded = ({ signal, progress, ...run }: Run): Promise<Sound> =>
  decodeSound(
    { path: run.files.pathOf(run.owner, run.recording), type: run.recording.type, into: soundPath(run) },
    { signal, onProgress: (share) => progress(Math.floor(share * DECODING), TOTAL) },
  );

/** What cannot be decoded here may be heard by who takes it as it came. */
async function decodedWhereItCan(run: Run): Promise<Sound | undefined> {
  try {
    return await decoded(run);
  } catch (error) {
    const cannot = error instanceof ProblemError && /^RECORDING_(?:NOT_CUT|DAMAGED)$/u.test(error.code);
    if (!cannot) throw error;
    return undefined;
  }
}

/** A long one is cut; what was heard in a part is kept at once, and a run that comes after goes on behind it. */
async function heardInParts(run: Run, sound: Sound): Promise<CutPart[]> {
  const { owner, recording, store, of, transcriber, signal, progress, kept } = run;
  const stretches = await cutSound(sound, transcriber.partSeconds);
  const known = await store.heardParts(owner, of);
  const parts: CutPart[] = [];
  for (const [place, stretch] of stretches.entries()) {
    signal.throwIfAborted();
    const before = known[place];
    // A run that cut elsewhere, by older rules or for another transcriber, heard other words in its part.
    if (before?.from === stretch.from && before.to === stretch.to) parts.push({ ...before, ...stretch });
    else {
      const heard = { ...(await heardPart({ transcriber, recording, signal }, sound, stretch)), ...stretch };
      await store.keepPart(owner, of, place, heard);
      parts.push(heard);
    }
    progress(DECODING + Math.floor(((TOTAL - DECODING - 1) * stretch.to) / sound.seconds), TOTAL);
    if (before === undefined) await kept();
  }
  return parts;
}

async function heard(run: Run) {
  const { owner, recording, files, transcriber } = run;
  const sound = await (mayBeWhole(recording, transcriber) ? decodedWhereItCan(run) : decoded(run));
  // One that does not tell its length may prove to be long.
  if (sound !== undefined && !(mayBeWhole(recording, transcriber) && isShort(sound.seconds, transcriber)))
    return { transcript: joinParts(await heardInParts(run, sound)), seconds: sound.seconds };
  const whole = await heardWhole(run, await openAsBlob(files.pathOf(owner, recording)), sound);
  return { transcript: joinParts([{ from: 0, ...whole }]), seconds: whole.seconds };
}

const transcribedNews = ({ name, words }: KeptRecording): JobOutcome => ({
  news: { kind: 'recordingTranscribed', name, words },
});

/** Transcribes a recording and keeps what was heard; what another attempt overtook is dropped. */
export const transcribeHandler = (parts: TranscribeParts): JobHandler<TranscribePayload> => ({
  payload: TranscribePayload,
  // An hour of sound takes half an hour: a person's other jobs go on beside it.
  each: 1,
  async run({ owner, payload, signal, progress, kept: partKept }) {
    progress(0, TOTAL);
    const { store, transcribers } = parts;
    const of = { id: payload.recordingId as RecordingId, attempt: payload.attempt };
    const scope = { ownerId: owner, projectId: payload.projectId as ProjectId };
    const recording = await begun(store, scope, of);
    if (recording === undefined || recording.attempt !== of.attempt) return {};
    // A run before this one was cut off when all was done but to tell of it.
    if (recording.state === 'transcribed') return transcribedNews(recording);
    const transcriber = transcriberFor(transcribers, recording);
    if (transcriber === undefined) throw new ProblemError('NO_TRANSCRIBER');
    const run = { ...parts, owner, recording, of, transcriber, signal, progress, kept: partKept };
    const { transcript, seconds } = await heard(run);
    if (transcript.segments.length === 0) throw new ProblemError('RECORDING_SILENT');
    // Before its end is kept: nobody would look for it afterwards.
    await rm(soundPath(run), { force: true });
    const kept = await store.endTranscription(owner, of, { transcript, seconds, transcriber: transcriber.is });
    progress(TOTAL, TOTAL);
    return kept === undefined ? {} : transcribedNews(kept);
  },
  async clean(owner, _job, { recordingId, projectId }) {
    const scope = { ownerId: owner, projectId: projectId as ProjectId };
    const recording = await unlessGone(parts.store.recording(scope, recordingId as RecordingId));
    if (recording !== undefined) await rm(soundPath({ ...parts, owner, recording }), { force: true });
  },
  newsOfFailure: { kind: 'transcriptionFailed' },
});
