import { newId } from '../../../domain/ids/ids.js';
import { typeOfName } from '../../../domain/audio/recording.js';
import { reworded, type Transcript } from '../../../domain/audio/transcript.js';
import { transcriptFile } from '../../../domain/audio/transcriptFiles.js';
import { transcriptProse } from '../../../domain/audio/transcriptProse.js';
import { type OwnerId, type RecordingId } from '../../contract/ids.js';
import { type AudioSettings } from '../../platform/config/audio.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Recording } from '../../contract/recordings.js';
import { type ProjectCatalog } from '../../people/records/projects/ProjectCatalog.js';
import { type GraphScope, type ProjectScope } from '../../graph/ports/scope.js';
import { jobEffect } from '../../people/records/effects.js';
import { type Outbox } from '../../graph/ports/Outbox.js';
import { type Jobs } from '../../platform/jobs/openJobs.js';
import { type Processing } from '../processing/Processing.js';
import { type RecordingFiles } from '../recordings/RecordingFiles.js';
import { type KeptRecording, type RecordingStore } from '../../people/records/recordings/RecordingStore.js';
import { warn } from '../../platform/faults/guarded.js';
import { type Audio } from './Audio.js';
import { openPieces } from './pieces.js';
import { recordingShown, TRANSCRIBE, transcriptionJob, transcriptionKey } from './recordingShown.js';
import { type Transcribers } from './transcribing/Transcriber.js';
import { canTranscribe } from './transcribing/transcribers.js';

/** What recordings are kept and transcribed with. */
interface AudioParts {
  readonly catalog: Pick<ProjectCatalog, 'ensureDefaultProject'> & Pick<Outbox, 'effectDone'>;
  readonly store: RecordingStore;
  readonly files: RecordingFiles;
  readonly jobs: Pick<Jobs, 'admit' | 'ask' | 'find' | 'findAll' | 'cancel'>;
  readonly processing: Pick<Processing, 'processTranscript'>;
  /** Who transcribes, the best first. */
  readonly transcribers: Transcribers;
  readonly limits: Pick<AudioSettings, 'largestBytes' | 'mostBytes'>;
}

/** Whether a transcription was begun that has not ended well: how it stands is its job's to say. */
const isBegun = ({ state, attempt }: KeptRecording): boolean => state === 'kept' && attempt > 0;

/** The attempt that begins as soon as a recording has come whole. */
const FIRST = 1;
const NOTHING_SAID: Transcript = { segments: [] };

/** Opens the recordings of persons. */
export function openAudio(parts: AudioParts): Audio {
  const { catalog, store, files, jobs, processing, transcribers, limits } = parts;
  const takePiece = openPieces({
    ...parts,
    jobOf: (kept) => (canTranscribe(transcribers, kept) ? transcriptionJob(kept, FIRST) : undefined),
  });

  async function projectOf({ ownerId, projectId }: GraphScope): Promise<ProjectScope> {
    return { ownerId, projectId: projectId ?? (await catalog.ensureDefaultProject(ownerId)) };
  }
  const jobOf = (owner: OwnerId, kept: KeptRecording) => jobs.find(owner, TRANSCRIBE, transcriptionKey(kept));
  async function shown(owner: OwnerId, kept: KeptRecording): Promise<Recording> {
    return recordingShown(kept, isBegun(kept) ? await jobOf(owner, kept) : undefined);
  }
  /** Asks for the job first: one without its attempt begins that itself, an attempt without its job would look as if it had been stopped. */
  async function begin(scope: ProjectScope, kept: KeptRecording, attempt = kept.attempt + 1): Promise<Recording> {
    const { id } = kept;
    // An attempt that has begun changes nothing, but tells whether the project can be changed.
    await store.beginTranscription(scope, kept);
    const { job } = await jobs.ask(scope.ownerId, transcriptionJob(kept, attempt));
    // One that was cancelled before its attempt was counted is not done again under its key.
    if (job.state === 'cancelled') return begin(scope, kept, attempt + 1);
    return recordingShown(await store.beginTranscription(scope, { id, attempt }), job);
  }
  /** One that waits begins where something here can transcribe it by now. */
  async function beginIfWaiting(scope: ProjectScope, kept: KeptRecording): Promise<Recording> {
    const isWaiting = kept.state === 'kept' && kept.attempt === 0;
    if (!isWaiting || !canTranscribe(transcribers, kept)) return shown(scope.ownerId, kept);
    // Whoever has too much under way finds it waiting, and begins it themselves.
    const begun = await begin(scope, kept).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'TOO_MANY_WAITING') return shown(scope.ownerId, kept);
      throw error;
    });
    // Where this cannot be noted the same job is asked for once more, which is done once.
    await catalog.effectDone(scope.ownerId, jobEffect(transcriptionJob(kept, FIRST)).key).catch(() => undefined);
    return begun;
  }
  async function transcribed(scope: ProjectScope, id: RecordingId) {
    const kept = await store.recording(scope, id);
    const transcript = kept.state === 'transcribed' ? await store.transcript(scope, id) : null;
    if (transcript === null) throw new ProblemError('RECORDING_STATE');
    return { kept, transcript };
  }

  return {
    transcribing: () => ({ transcribers: transcribers.map(({ is }) => is), largestBytes: limits.largestBytes }),

    async list(scope, query) {
      const project = await projectOf(scope);
      const page = await store.recordingPage(project, query);
      const begun = page.items.filter(isBegun).map(transcriptionKey);
      const found = await jobs.findAll(scope.ownerId, TRANSCRIBE, begun);
      const items = page.items.map((each) =>
        recordingShown(each, isBegun(each) ? found.get(transcriptionKey(each)) : undefined),
      );
      return { ...page, items };
    },

    async add(scope, { name, bytes, fingerprint, language }) {
      const type = typeOfName(name.trim());
      if (type === undefined) throw new ProblemError('RECORDING_UNKNOWN_FORMAT');
      if (bytes === 0) throw new ProblemError('RECORDING_EMPTY');
      if (bytes > limits.largestBytes)
        throw new ProblemError('RECORDING_TOO_LARGE', { detail: `At most ${limits.largestBytes} bytes are taken` });
      await jobs.admit(scope.ownerId);
      const { mostBytes } = limits;
      const sent = { name: name.trim(), type, bytes, fingerprint, mostBytes, ...(language && { language }) };
      const kept = await store.addRecording(await projectOf(scope), { id: newId() as RecordingId, ...sent });
      return shown(scope.ownerId, kept);
    },

    async addPiece(scope, id, piece) {
      const project = await projectOf(scope);
      return beginIfWaiting(project, await takePiece(project, id, piece));
    },

    async update(scope, id, { version, ...changes }) {
      const project = await projectOf(scope);
      return beginIfWaiting(project, await store.updateRecording(project, id, version, changes));
    },

    async remove(scope, id) {
      const project = await projectOf(scope);
      const removed = await store.removeRecording(project, id);
      const job = removed.attempt === 0 ? undefined : await jobOf(scope.ownerId, removed);
      // It may have ended since it was found.
      if (job !== undefined && job.endedAt === undefined)
        await jobs.cancel(scope.ownerId, job.id).catch(() => undefined);
      await files.remove(scope.ownerId, removed);
      return { id };
    },

    async file(scope, id) {
      const kept = await store.recording(await projectOf(scope), id);
      const bytes = kept.state === 'uploading' ? undefined : await files.sizeOf(scope.ownerId, kept);
      if (bytes === undefined) throw new ProblemError('RECORDING_STATE');
      return { type: kept.type, bytes, read: (range) => files.read(scope.ownerId, kept, range) };
    },

    async transcribe(scope, id) {
      const project = await projectOf(scope);
      const kept = await store.recording(project, id);
      const { state } = await shown(scope.ownerId, kept);
      if (state === 'uploading' || state === 'transcribing') throw new ProblemError('RECORDING_STATE');
      if (!canTranscribe(transcribers, kept)) throw new ProblemError('NO_TRANSCRIBER');
      await jobs.admit(scope.ownerId);
      return begin(project, kept);
    },

    async transcript(scope, id) {
      const project = await projectOf(scope);
      const kept = await store.recording(project, id);
      const transcript = kept.state === 'transcribed' ? await store.transcript(project, id) : null;
      return { recording: await shown(scope.ownerId, kept), transcript: (transcript ?? NOTHING_SAID) as never };
    },

    async edit(scope, id, { version, segment: at, text }) {
      const project = await projectOf(scope);
      const { transcript } = await transcribed(project, id);
      const segment = transcript.segments[at];
      if (segment === undefined)
        throw new ProblemError('VALIDATION_FAILED', { detail: 'The transcript has no such segment' });
      const edited = { ...transcript, segments: transcript.segments.with(at, reworded(segment, text)) };
      const kept = await store.keepTranscript(project, id, version, edited);
      return { recording: await shown(scope.ownerId, kept), transcript: edited as never };
    },

    async download(scope, id, format) {
      const { kept, transcript } = await transcribed(await projectOf(scope), id);
      return { name: `${kept.name.replace(/\.[^.]*$/u, '')}.${format}`, text: transcriptFile(transcript, format) };
    },

    async process(scope, id) {
      const project = await projectOf(scope);
      const { kept, transcript } = await transcribed(project, id);
      const { name: title, language } = kept;
      return processing.processTranscript(project, {
        title,
        language,
        recordingId: id,
        ...transcriptProse(transcript),
      });
    },

    async begin() {
      for (const ownerId of transcribers.length === 0 ? [] : await files.owners())
        for (const kept of await store.untranscribed(ownerId))
          await beginIfWaiting({ ownerId, projectId: kept.projectId }, kept).catch((error: unknown) =>
            warn('A recording that waited could not be begun', error),
          );
    },
  };
}
