import { type JobRequest } from '../jobs/JobStore.js';
import { type SpokenSegment, type Transcript } from '../../../../domain/audio/transcript.js';
import { type OwnerId, type RecordingId } from '../../../contract/ids.js';
import { type Page } from '../../../contract/pages.js';
import { type Recording, type RecordingsQuery, type Transcriber } from '../../../contract/recordings.js';
import { type GraphScope, type WithoutProject } from '../../../graph/ports/scope.js';

/** A recording that is about to come in. */
export interface NewRecording extends Pick<Recording, 'id' | 'name' | 'type' | 'bytes' | 'language'> {
  /** Tells whether a file of this name and size is the same one. */
  readonly fingerprint: string;
  /** Most bytes that the person may keep in recordings. */
  readonly mostBytes: number;
}

/** A recording as it is kept. Which transcription of it was begun last; none before the first. Its job says whether that still goes on. */
export interface KeptRecording extends Omit<Recording, 'job' | 'state' | 'problem'> {
  readonly state: 'uploading' | 'kept' | 'transcribed';
  readonly attempt: number;
}

/** Which transcription of which recording: what it comes to counts only while no other was begun. */
export interface TranscriptionAttempt {
  readonly id: RecordingId;
  readonly attempt: number;
}

/** What was heard in one part of a recording, in seconds of that part. */
export interface HeardPart {
  readonly language?: string;
  readonly segments: readonly SpokenSegment[];
}

/** Where a recording was cut for a part, in seconds: two parts join only where their cuts are the same. */
export interface CutPart extends HeardPart {
  readonly from: number;
  readonly to: number;
}

/** What came in of a file. */
export interface Received {
  readonly received: number;
  /** With the last piece: that it is whole, and how long it is. */
  readonly whole?: { readonly seconds?: number | undefined };
  /** With the last piece: which job is to transcribe it, left as an effect. */
  readonly asks?: JobRequest | undefined;
}

/** What a transcription came to. */
export interface Outcome {
  readonly transcript: Transcript;
  readonly transcriber: Transcriber;
  readonly seconds?: number | undefined;
}

/** The recordings of each person; their files lie elsewhere. Methods throw `RECORDING_NOT_FOUND` for what is not theirs, or lies in another project. */
export interface RecordingStore {
  /** Newest first. Throws `PROJECT_NOT_FOUND`, `PAGE_TOKEN_INVALID`. */
  recordingPage(scope: GraphScope, query: WithoutProject<RecordingsQuery>): Promise<Page<KeptRecording>>;
  recording(scope: GraphScope, id: RecordingId): Promise<KeptRecording>;
  /** Null until it was transcribed. */
  transcript(scope: GraphScope, id: RecordingId): Promise<Transcript | null>;
  /** Those that came whole and were never begun to be transcribed, in all projects that can be changed. */
  untranscribed(owner: OwnerId): Promise<KeptRecording[]>;
  /** Keeps a new one, or answers the same that has not come whole. Throws `PROJECT_ARCHIVED`, `QUOTA_RECORDINGS`, `QUOTA_BYTES`. */
  addRecording(scope: GraphScope, recording: NewRecording): Promise<KeptRecording>;
  /** Notes what has come. Throws `PROJECT_ARCHIVED`. */
  noteReceived(scope: GraphScope, id: RecordingId, received: Received): Promise<KeptRecording>;
  /** Throws `VERSION_CONFLICT`, `PROJECT_ARCHIVED`. */
  updateRecording(
    scope: GraphScope,
    id: RecordingId,
    version: number,
    changes: Partial<Pick<Recording, 'name' | 'language'>>,
  ): Promise<KeptRecording>;
  /** Begins to transcribe; nothing changes where this attempt, or a later one, has begun. Throws `PROJECT_ARCHIVED`. */
  beginTranscription(scope: GraphScope, of: TranscriptionAttempt): Promise<KeptRecording>;
  /** The parts that are done, in their order; those from before cuts were kept have none. */
  heardParts(owner: OwnerId, of: TranscriptionAttempt): Promise<(HeardPart & Partial<CutPart>)[]>;
  /** Keeps what was heard in a part, in place of what was heard there between other cuts. Throws `QUOTA_BYTES`. */
  keepPart(owner: OwnerId, of: TranscriptionAttempt, place: number, heard: CutPart): Promise<void>;
  /** Keeps a transcript; undefined when that was overtaken. Throws `QUOTA_BYTES`. */
  endTranscription(owner: OwnerId, of: TranscriptionAttempt, outcome: Outcome): Promise<KeptRecording | undefined>;
  /** Keeps a corrected transcript. Throws `VERSION_CONFLICT`, `PROJECT_ARCHIVED`, `QUOTA_BYTES`. */
  keepTranscript(scope: GraphScope, id: RecordingId, version: number, transcript: Transcript): Promise<KeptRecording>;
  /** @returns what it was, so that its file can go too */
  removeRecording(scope: GraphScope, id: RecordingId): Promise<KeptRecording>;
}
