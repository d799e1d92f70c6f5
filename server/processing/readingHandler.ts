import { type Static, Type } from 'typebox';

import { lessonsOf, taughtReading } from '../../domain/processing/lessons.js';
import { type DocumentId, type ProjectId } from '../contract/ids.js';
import { ProblemError } from '../contract/ProblemError.js';
import { type GraphReader } from '../graph/ports/GraphReader.js';
import { type JobHandler } from '../jobs/JobHandler.js';
import { type DocumentStore } from '../records/documents/DocumentStore.js';
import { projectWords } from './projectWords.js';
import { readInThread } from './reading/readInThread.js';

/** Which reading of which document. */
const ReadingPayload = Type.Object({ documentId: Type.String(), projectId: Type.String(), attempt: Type.Integer() });
type ReadingPayload = Static<typeof ReadingPayload>;

/** What texts are read with. */
interface ReadingParts {
  readonly store: Pick<GraphReader, 'exportNodes' | 'labels' | 'types'>;
  readonly documents: DocumentStore;
}

/** Parts into which a reading is told to be divided. */
const TOTAL = 100;

const attemptOf = ({ documentId, attempt }: ReadingPayload) => ({ id: documentId as DocumentId, attempt });

/** A document that is gone is read no more. */
async function unlessGone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    const isGone = error instanceof ProblemError && /^(?:DOCUMENT|PROJECT)_NOT_FOUND$/u.test(error.code);
    if (!isGone) throw error;
    return undefined;
  }
}

/** Reads a text and keeps what was found. Begun anew it reads the same again; what another attempt overtook is dropped. */
export const readingHandler = ({ store, documents }: ReadingParts): JobHandler<ReadingPayload> => ({
  payload: ReadingPayload,
  async run({ owner, payload, signal, progress }) {
    progress(0, TOTAL);
    const scope = { ownerId: owner, projectId: payload.projectId as ProjectId };
    const { id, attempt } = attemptOf(payload);
    const whole = await unlessGone(documents.wholeDocument(scope, id));
    if (whole?.document.state !== 'reading' || whole.document.attempt !== attempt) return {};
    const { text, document } = whole;
    const project = await projectWords(store, scope, signal);
    const lessons = lessonsOf(await documents.reviews(scope));
    const read = await readInThread(
      { text, language: document.language, project },
      { signal, onProgress: (share) => progress(Math.floor(share * (TOTAL - 1)), TOTAL) },
    );
    signal.throwIfAborted();
    const reading = taughtReading(read, lessons);
    const kept = await unlessGone(documents.endReading(owner, { id, attempt }, reading));
    progress(TOTAL, TOTAL);
    if (kept === undefined) return {};
    const { title, things, facts } = kept;
    return { news: { kind: 'textRead', title, things, facts } };
  },
  newsOfFailure: { kind: 'textFailed' },
});
