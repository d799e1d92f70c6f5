import { type Readable } from 'node:stream';

import { type TranscriptFormat } from '../../../domain/audio/transcriptFiles.js';
import { type TextDocument } from '../../contract/documents.js';
import { type RecordingId } from '../../contract/ids.js';
import {
  type AddRecordingInput,
  type EditTranscriptInput,
  type Recording,
  type RecordingList,
  type RecordingsQuery,
  type RecordingTranscript,
  type Transcribing,
  type UpdateRecordingInput,
} from '../../contract/recordings.js';
import { type GraphScope, type WithoutProject } from '../../graph/ports/scope.js';
import { type ByteRange } from '../recordings/RecordingFiles.js';

/** A piece of a file as it comes in. */
export interface SentPiece {
  readonly start: number;
  /** What its bytes come to, in hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** The file of a recording as it is sent. */
interface RecordingFile {
  readonly type: Recording['type'];
  readonly bytes: number;
  read(range?: ByteRange): Readable;
}

/** Recordings: kept, transcribed by a job, corrected, made into graph. Refusals are `ProblemError`. */
export interface Audio {
  transcribing(): Transcribing;
  /** Newest first. Throws `PAGE_TOKEN_INVALID`. */
  list(scope: GraphScope, query: WithoutProject<RecordingsQuery>): Promise<RecordingList>;
  /** Throws `RECORDING_…` for what is not taken, `QUOTA_RECORDINGS`. */
  add(scope: GraphScope, sent: WithoutProject<AddRecordingInput>): Promise<Recording>;
  /** Throws `PIECE_…`, and `RECORDING_…` for what proves to be no audio: nothing of that is kept. */
  addPiece(scope: GraphScope, id: RecordingId, piece: SentPiece): Promise<Recording>;
  /** Throws `VERSION_CONFLICT`. */
  update(scope: GraphScope, id: RecordingId, input: WithoutProject<UpdateRecordingInput>): Promise<Recording>;
  remove(scope: GraphScope, id: RecordingId): Promise<{ readonly id: RecordingId }>;
  /** Throws `RECORDING_STATE` for one that has not come whole. */
  file(scope: GraphScope, id: RecordingId): Promise<RecordingFile>;
  /** Throws `NO_TRANSCRIBER`, `RECORDING_STATE`. */
  transcribe(scope: GraphScope, id: RecordingId): Promise<Recording>;
  transcript(scope: GraphScope, id: RecordingId): Promise<RecordingTranscript>;
  /** Throws `VERSION_CONFLICT`, `RECORDING_STATE`. */
  edit(scope: GraphScope, id: RecordingId, input: WithoutProject<EditTranscriptInput>): Promise<RecordingTranscript>;
  /** Throws `RECORDING_STATE` for one that is not transcribed. */
  download(scope: GraphScope, id: RecordingId, format: TranscriptFormat): Promise<{ name: string; text: string }>;
  /** Throws `RECORDING_STATE`, `DOCUMENT_TOO_LARGE`. */
  process(scope: GraphScope, id: RecordingId): Promise<TextDocument>;
  /** Begins with what waited until something here can transcribe it. */
  begin(): Promise<void>;
}
