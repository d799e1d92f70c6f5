import { type Static, Type } from 'typebox';

import { lessonsOf, taughtReading } from '../../../domain/processing/lessons.js';
import { type DocumentId, type ProjectId } from '../../contract/ids.js';
import { type Job } from '../../contract/jobs.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphReader } from '../../graph/ports/GraphReader.js';
import { type JobHandler, type JobOutcome } from '../../platform/jobs/JobHandler.js';
import { type DocumentStore, type KeptDocument } from '../../people/records/documents/DocumentStore.js';
import { projectWords } from './projectWords.js';
import { type ReadText } from './reading/readInThread.js';
import { type Spoken, wordsOf } from './Spoken.js';

/** Which reading of which document. */
const ReadingPayload = Type.Object({ documentId: Type.String(), projectId: Type.String(), attempt: Type.Integer() });
type ReadingPayload = Static<typeof ReadingPayload>;

/** What texts are read with. */
interface ReadingParts {
  readonly store: Pick<GraphReader, 'exportNodes' | 'labels' | 'types' | 'styles'>;
  readonly documents: DocumentStore;
  readonly readText: ReadText;
  readonly spoken: Spoken;
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

/** Longest and shortest time between two looks at a recording that is being transcribed, in milliseconds, and which part of its age. */
const REST = { least: 500, most: 30_000, share: 8 } as const;

/** How long a reading waits for its transcript: the longer it took so far, the longer. */
function restOf({ createdAt }: Pick<Job, 'createdAt'>): number {
  const age = Date.now() - Date.parse(createdAt);
  return Math.min(Math.max(age / REST.share, REST.least), REST.most);
}

/** What the person is told of a text that was read. */
const told = ({ title, things, facts }: KeptDocument): JobOutcome => ({
  news: { kind: 'textRead', title, things, facts },
});

/** Reads a text and keeps what was found. Begun anew it reads the same again; what another attempt overtook is dropped. */
export const readingHandler = ({ store, documents, readText, spoken }: ReadingParts): JobHandler<ReadingPayload> => ({
  payload: ReadingPayload,
  each: 1,
  async run({ owner, job, payload, signal, progress }) {
    progress(0, TOTAL);
    const scope = { ownerId: owner, projectId: payload.projectId as ProjectId };
    const { id, attempt } = attemptOf(payload);
    const whole = await unlessGone(documents.wholeDocument(scope, id));
    if (whole?.document.attempt !== attempt) return {};
    // A process that ended before its job did has kept the reading, and told nobody: the notice goes with the end of the job.
    if (whole.document.state === 'read') return told(whole.document);
    const words = await wordsOf(spoken, scope, whole);
    if (words === 'waiting') return { again: Date.now() + restOf(job) };
    if (words.text !== whole.text) await documents.keepWords(owner, { id, attempt }, words);
    const { text, language } = words;
    const project = await projectWords(store, scope, signal);
    const lessons = lessonsOf(await documents.reviews(scope));
    const read = await readText(
      { text, language, project },
      { signal, onProgress: (share) => progress(Math.floor(share * (TOTAL - 1)), TOTAL) },
    );
    signal.throwIfAborted();
    const reading = taughtReading(read, lessons);
    const kept = await unlessGone(documents.endReading(owner, { id, attempt }, reading));
    progress(TOTAL, TOTAL);
    return kept === undefined ? {} : told(kept);
  },
  newsOfFailure: { kind: 'textFailed' },
});
