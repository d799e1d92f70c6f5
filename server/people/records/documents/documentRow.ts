import { type JobRequest } from '../jobs/JobStore.js';
import { type SourcePlace, spanAt } from '../../../../domain/processing/document.js';
import { type ReviewedReading } from '../../../../domain/processing/lessons.js';
import { NO_READING, type Reading } from '../../../../domain/processing/proposal.js';
import { NOTHING_WRITTEN, UNDECIDED, type WrittenFinds } from '../../../../domain/processing/review.js';
import { type TextDocument } from '../../../contract/documents.js';
import { type DocumentId, type ProjectId, type RecordingId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { parseStored } from '../../../platform/storage/Json.js';
import { type KeptDocument, type WholeDocument } from './DocumentStore.js';

/** Most documents of one person. */
const MOST = 2000;

/** So many reviewed documents teach how the next one is read. */
export const MOST_TAUGHT = 50;

/** Refuses a document more than one person may keep. @param known how many there are. Throws `QUOTA_DOCUMENTS` */
export function limitDocuments(known: number): void {
  if (known >= MOST)
    throw new ProblemError('QUOTA_DOCUMENTS', { detail: `At most ${MOST} documents are kept for one person` });
}

/** A document as it is stored, without what is large. */
export interface DocumentRow {
  readonly id: string;
  readonly project: ProjectId;
  readonly title: string;
  readonly kind: TextDocument['kind'];
  readonly language: TextDocument['language'];
  readonly state: TextDocument['state'];
  readonly attempt: number;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly characters: number;
  readonly things: number;
  readonly facts: number;
  readonly written: string | null;
  readonly recording: RecordingId | null;
}

/** A document as it is kept. */
export const documentOf = ({
  project,
  created_at,
  updated_at,
  recording,
  written,
  ...row
}: DocumentRow): KeptDocument => ({
  ...row,
  id: row.id as DocumentId,
  projectId: project,
  ...(recording !== null && { recordingId: recording }),
  written: written === null ? NOTHING_WRITTEN : parseStored<WrittenFinds>(written),
  createdAt: created_at,
  updatedAt: updated_at,
});

/** What is large of a document, as it is stored. */
export interface LargeParts {
  readonly text: string;
  readonly places: string;
  readonly reading: string | null;
  readonly review: string | null;
}

const parsed = <T>(json: string | null, otherwise: T): T => (json === null ? otherwise : (JSON.parse(json) as T));

/** A document with all that belongs to it. */
export const wholeDocumentOf = (
  document: KeptDocument,
  { text, places, reading, review }: LargeParts,
): WholeDocument => ({
  ...{ document, text },
  places: parsed(places, []),
  reading: parsed<Reading | null>(reading, null),
  review: parsed(review, UNDECIDED),
});

/** What the person made of a document, as it is stored. */
export const reviewedOf = ({ reading, review }: Pick<LargeParts, 'reading' | 'review'>): ReviewedReading => ({
  reading: parsed(reading, NO_READING),
  review: parsed(review, UNDECIDED),
});

/** A piece of a document, with where in its source it begins. */
export function pieceOf(row: Pick<LargeParts, 'text' | 'places'> | undefined, start: number, length: number) {
  const places = parsed<readonly SourcePlace[]>(row?.places ?? null, []);
  return { piece: row?.text.slice(start, start + length) ?? '', place: spanAt(places, start) };
}

/** The kind of job that reads. */
export const READING = 'processText';

/** The job that reads a document: another one for each attempt. */
export const readingJob = ({
  id,
  projectId,
  attempt,
}: Pick<KeptDocument, 'id' | 'projectId' | 'attempt'>): JobRequest => ({
  kind: READING,
  key: `${id} ${attempt}`,
  payload: { documentId: id, projectId, attempt },
});
