import { type DocumentsQuery, type TextDocument } from '../../../contract/documents.js';
import { type DocumentId, type OwnerId, type RecordingId } from '../../../contract/ids.js';
import { type Page } from '../../../contract/pages.js';
import { type ReviewedReading } from '../../../../domain/processing/lessons.js';
import { type Reading } from '../../../../domain/processing/proposal.js';
import { type SourcePlace } from '../../../../domain/processing/document.js';
import { type Review, type WrittenFinds } from '../../../../domain/processing/review.js';
import { type GraphScope, type WithoutProject } from '../../../graph/ports/scope.js';

/** A text that is to be kept and read. */
export interface NewDocument {
  readonly id: DocumentId;
  readonly title: string;
  readonly kind: TextDocument['kind'];
  readonly language: TextDocument['language'];
  readonly text: string;
  readonly places: readonly SourcePlace[];
  /** What it is the transcript of. */
  readonly recordingId?: RecordingId;
}

/** A document as it is kept: which reading of it was begun last. It is `reading` until that is kept; its job says whether it still goes on. */
export interface KeptDocument extends Omit<TextDocument, 'job' | 'written'> {
  readonly attempt: number;
  /** Which elements came of it, whether they are there or not. */
  readonly written: WrittenFinds;
}

/** A page of documents as they are kept. */
export type KeptPage = Page<KeptDocument>;

/** A document with all that belongs to it. */
export interface WholeDocument {
  readonly document: KeptDocument;
  readonly text: string;
  readonly places: readonly SourcePlace[];
  /** Null until it was read. */
  readonly reading: Reading | null;
  readonly review: Review;
}

/** Which reading of which document: what it comes to counts only while no other was begun. */
export interface ReadingAttempt {
  readonly id: DocumentId;
  readonly attempt: number;
}

/** What a document says, where that was not known when it was kept. */
export type DocumentWords = Pick<NewDocument, 'text' | 'places' | 'language'>;

/** What a review came to. */
export interface DocumentReview {
  readonly documentId: DocumentId;
  /** The version that was reviewed; the document has the next one by that. */
  readonly version: number;
  readonly review: Review;
  readonly written: WrittenFinds;
}

/** The texts of each person. Methods throw `DOCUMENT_NOT_FOUND` for what is not theirs, or lies in another project than the one named. */
export interface DocumentStore {
  /** Leaves an effect that asks for its reading. Throws `PROJECT_NOT_FOUND`, `PROJECT_ARCHIVED`, `QUOTA_DOCUMENTS`, `QUOTA_BYTES`. */
  addDocument(scope: GraphScope, document: NewDocument): Promise<KeptDocument>;
  /** Newest first, all words of the filter in the title or the text. Throws `PAGE_TOKEN_INVALID`. */
  documentPage(scope: GraphScope, query: WithoutProject<DocumentsQuery>): Promise<KeptPage>;
  document(scope: GraphScope, id: DocumentId): Promise<KeptDocument>;
  wholeDocument(scope: GraphScope, id: DocumentId): Promise<WholeDocument>;
  /** A piece of a document in whatever project of the person, with where in its source it begins. */
  documentPiece(
    owner: OwnerId,
    id: DocumentId,
    start: number,
    length: number,
  ): Promise<{ document: KeptDocument; piece: string; place?: SourcePlace | undefined }>;
  /** What the person made of the last reviewed documents of a project, the latest first. */
  reviews(scope: GraphScope): Promise<ReviewedReading[]>;
  /** Begins to read once more, as an effect asks for. Throws `PROJECT_ARCHIVED`. */
  beginReading(scope: GraphScope, id: DocumentId): Promise<KeptDocument>;
  /** Gives a document without a word its text. Throws `QUOTA_BYTES`. */
  keepWords(owner: OwnerId, of: ReadingAttempt, words: DocumentWords): Promise<void>;
  /** Keeps what was read, once for an attempt; undefined when another was begun. Throws `QUOTA_BYTES`. */
  endReading(owner: OwnerId, of: ReadingAttempt, reading: Reading): Promise<KeptDocument | undefined>;
  /** Keeps a review; the same done twice is done once. */
  keepReview(owner: OwnerId, review: DocumentReview): Promise<void>;
  removeDocument(scope: GraphScope, id: DocumentId): Promise<KeptDocument>;
}
