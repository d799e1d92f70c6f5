import {
  type DocumentPage,
  type DocumentReading,
  type DocumentReviewed,
  type DocumentSentence,
  type DocumentsQuery,
  type ReviewDocumentInput,
  type TextDocument,
} from '../../contract/documents.js';
import { type DocumentId, type OwnerId, type RecordingId } from '../../contract/ids.js';
import { type GraphScope, type WithoutProject } from '../../graph/ports/scope.js';
import { type ProseText, type Span } from '../../../domain/processing/document.js';

/** A text as it comes in; without a title its beginning is one. */
interface SentText {
  readonly title?: string | undefined;
  readonly text: string;
  readonly language?: TextDocument['language'] | undefined;
}

/** A file as it comes in, as base64. */
interface SentFile {
  readonly name: string;
  readonly data: string;
}

/** What is said in a recording, with the second of each stretch. */
interface SentTranscript extends ProseText {
  readonly title: string;
  readonly language?: TextDocument['language'] | undefined;
  readonly recordingId: RecordingId;
}

/** A recording whose words may not be known yet. */
interface SpokenRecording {
  readonly id: RecordingId;
  readonly name: string;
}

/** Texts that become graph: kept, read by a job, reviewed, written. Refusals are `ProblemError`. */
export interface Processing {
  processText(scope: GraphScope, sent: SentText): Promise<TextDocument>;
  /** Throws `DOCUMENT_…` for a file that is not read. */
  processFile(scope: GraphScope, sent: SentFile): Promise<TextDocument>;
  /** Keeps the transcript of a recording. Throws `DOCUMENT_TOO_LARGE`. */
  processTranscript(scope: GraphScope, sent: SentTranscript): Promise<TextDocument>;
  /** Keeps a document for a recording: it is read once that is transcribed. */
  processRecording(scope: GraphScope, recording: SpokenRecording): Promise<TextDocument>;
  documents(scope: GraphScope, query: WithoutProject<DocumentsQuery>): Promise<DocumentPage>;
  reading(scope: GraphScope, id: DocumentId): Promise<DocumentReading>;
  /** Throws `DOCUMENT_STATE` while it is being read. */
  readAgain(scope: GraphScope, id: DocumentId): Promise<TextDocument>;
  /** Writes what is accepted. Throws `DOCUMENT_STATE`, `VERSION_CONFLICT`. */
  review(scope: GraphScope, id: DocumentId, input: WithoutProject<ReviewDocumentInput>): Promise<DocumentReviewed>;
  remove(scope: GraphScope, id: DocumentId): Promise<{ readonly id: DocumentId }>;
  sentence(owner: OwnerId, id: DocumentId, span: Span): Promise<DocumentSentence>;
}
