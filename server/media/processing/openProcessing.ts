import { type Job } from '../../contract/jobs.js';
import { newId } from '../../../domain/ids/ids.js';
import {
  DOCUMENT_SIZES,
  type DocumentKind,
  type ProseText,
  type SourcePlace,
} from '../../../domain/processing/document.js';
import { NO_READING } from '../../../domain/processing/proposal.js';
import { type DocumentId, type OwnerId } from '../../contract/ids.js';
import { type TextDocument } from '../../contract/documents.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type ProjectCatalog } from '../../people/records/projects/ProjectCatalog.js';
import { type GraphScope, type ProjectScope } from '../../graph/ports/scope.js';
import { type Jobs } from '../../platform/jobs/openJobs.js';
import { FairQueue } from '../../platform/limits/FairQueue.js';
import {
  type DocumentStore,
  type KeptDocument,
  type NewDocument,
} from '../../people/records/documents/DocumentStore.js';
import { READING, readingJob } from '../../people/records/documents/documentRow.js';
import { jobEffect } from '../../people/records/effects.js';
import { type Outbox } from '../../graph/ports/Outbox.js';
import { DocumentRefusal } from './documents/DocumentRefusal.js';
import { kindOfFile } from './documents/readDocument.js';
import { type Processing } from './Processing.js';
import { languageOfProse } from './reading/languageOfProse.js';
import { unpackInThread } from './reading/unpackInThread.js';
import { stillWritten, thereOf, writeReview, type WritingParts } from './writeReview.js';

const keyOf = (kept: KeptDocument): string => readingJob(kept).key;

function stateOf({ state }: KeptDocument, job: Job | undefined): TextDocument['state'] {
  if (state === 'read') return 'read';
  if (job !== undefined && job.endedAt === undefined) return 'reading';
  return job?.state === 'failed' ? 'failed' : 'stopped';
}

/**
 * A document as it is answered. How its reading stands is the job's to say, and why it failed.
 * @param there the elements that came of it and are there
 */
function documentShown(document: KeptDocument, there: ReadonlySet<string>, job: Job | undefined): TextDocument {
  const { attempt: _, written, ...kept } = document;
  const state = stateOf(document, job);
  const tells = state === 'reading' || state === 'failed';
  const elements = new Set([...Object.values(written.things), ...Object.values(written.facts)]);
  return {
    ...kept,
    written: [...elements].filter((id) => there.has(id)).length,
    state,
    ...(tells && job !== undefined ? { job } : {}),
  };
}

/** What texts are processed with. */
interface ProcessingParts extends WritingParts {
  readonly store: WritingParts['store'] & ProjectCatalog & Pick<Outbox, 'effectDone'>;
  readonly documents: DocumentStore;
  readonly jobs: Pick<Jobs, 'admitted' | 'ask' | 'find' | 'findAll' | 'cancel'>;
}

/** Files that are unpacked at once: what each may take of memory, they may take together. */
const UNPACKING = { atOnce: 2, each: 1, waiting: 4 };

/** Length of a title that is made of the beginning of a text. */
const TITLE = 80;
const LONGEST_SENTENCE = 1000;

/** The first words of a text, as many as make a title. */
function titleOf(text: string): string {
  const start =
    text
      .trim()
      .slice(0, TITLE * 2)
      .split('\n')[0]
      ?.replace(/\s+/gu, ' ')
      .trim() ?? '';
  if (start.length <= TITLE) return start;
  return `${start.slice(0, TITLE).replace(/\s+\S*$/u, '')}…`;
}

/** Where in its file a sentence stands, as far as a person can look it up there. */
const shownPlace = (place: SourcePlace | undefined) => ({
  ...(place?.page !== undefined && { page: place.page }),
  ...(place?.second !== undefined && { second: place.second }),
});

async function unpacked(name: string, data: string): Promise<ProseText> {
  try {
    return await unpackInThread(name, Buffer.from(data, 'base64'));
  } catch (error) {
    throw error instanceof DocumentRefusal ? new ProblemError(`DOCUMENT_${error.code}`) : error;
  }
}

/** Opens the processing of texts. */
export function openProcessing(parts: ProcessingParts): Processing {
  const { store, documents, jobs } = parts;
  const unpacking = new FairQueue(UNPACKING);

  async function projectOf({ ownerId, projectId }: GraphScope): Promise<ProjectScope> {
    return { ownerId, projectId: projectId ?? (await store.ensureDefaultProject(ownerId)) };
  }
  const findJob = (owner: OwnerId, kept: KeptDocument) => jobs.find(owner, READING, keyOf(kept));
  async function shown(owner: OwnerId, kept: KeptDocument): Promise<TextDocument> {
    const scope = { ownerId: owner, projectId: kept.projectId };
    const job = kept.state === 'read' ? undefined : await findJob(owner, kept);
    return documentShown(kept, await thereOf(store, scope, [kept.written]), job);
  }
  async function begin({ ownerId, projectId }: ProjectScope, kept: KeptDocument): Promise<TextDocument> {
    const asked = readingJob(kept);
    const { job } = await jobs.ask(ownerId, { ...asked, isAdmitted: true });
    // Where this cannot be noted the same job is asked for once more, which is done once.
    await store.effectDone(ownerId, jobEffect(asked).key).catch(() => undefined);
    return documentShown(kept, await thereOf(store, { ownerId, projectId }, [kept.written]), job);
  }
  async function keep(scope: GraphScope, sent: Omit<NewDocument, 'id' | 'language'> & Partial<NewDocument>) {
    const project = await projectOf(scope);
    return jobs.admitted(scope.ownerId, async () => {
      const language = sent.language ?? languageOfProse(sent.text);
      const kept = await documents.addDocument(project, { ...sent, id: newId() as DocumentId, language });
      return begin(project, kept);
    });
  }

  return {
    processText: (scope, { title, text, language }) =>
      keep(scope, {
        ...{ title: title?.trim() ?? titleOf(text), text, places: [], kind: 'typed' satisfies DocumentKind },
        ...(language && { language }),
      }),

    async processFile(scope, { name, data }) {
      const prose = await unpacking.run(scope.ownerId, () => unpacked(name, data));
      if (prose.text.length > DOCUMENT_SIZES.text) throw new ProblemError('DOCUMENT_TOO_LARGE');
      return keep(scope, { title: name.trim(), kind: kindOfFile(name), ...prose });
    },

    async processTranscript(scope, { language, title, ...prose }) {
      if (prose.text.length > DOCUMENT_SIZES.text) throw new ProblemError('DOCUMENT_TOO_LARGE');
      return keep(scope, { title, kind: 'transcript', ...prose, ...(language && { language }) });
    },

    processRecording: (scope, { id, name }) =>
      keep(scope, { title: name, kind: 'transcript', text: '', places: [], recordingId: id }),

    async documents(scope, query) {
      const project = await projectOf(scope);
      const page = await documents.documentPage(project, query);
      const unread = page.items.filter(({ state }) => state !== 'read').map(keyOf);
      const found = await jobs.findAll(scope.ownerId, READING, unread);
      const written = page.items.map((kept) => kept.written);
      const there = await thereOf(store, project, written);
      return { ...page, items: page.items.map((kept) => documentShown(kept, there, found.get(keyOf(kept)))) };
    },

    async reading(scope, id) {
      const project = await projectOf(scope);
      const { document, reading, ...whole } = await documents.wholeDocument(project, id);
      return {
        ...whole,
        places: [...whole.places],
        document: await shown(scope.ownerId, document),
        reading: (reading ?? NO_READING) as never,
        review: whole.review as never,
        written: await stillWritten(store, project, document.written),
      };
    },

    async readAgain(scope, id) {
      const project = await projectOf(scope);
      const { state } = await shown(scope.ownerId, await documents.document(project, id));
      if (state === 'reading') throw new ProblemError('DOCUMENT_STATE');
      return jobs.admitted(scope.ownerId, async () => begin(project, await documents.beginReading(project, id)));
    },

    async review(scope, id, input) {
      const project = await projectOf(scope);
      const written = await writeReview(parts, project, await documents.wholeDocument(project, id), input);
      return { ...written, document: await shown(scope.ownerId, await documents.document(project, id)) };
    },

    async remove(scope, id) {
      const project = await projectOf(scope);
      const removed = await documents.removeDocument(project, id);
      const job = removed.state === 'read' ? undefined : await findJob(scope.ownerId, removed);
      // It may have ended since it was found.
      if (job !== undefined && job.endedAt === undefined)
        await jobs.cancel(scope.ownerId, job.id).catch(() => undefined);
      return { id };
    },

    async sentence(owner, id, { start, end }) {
      const length = Math.min(Math.max(end - start, 0), LONGEST_SENTENCE);
      const { document, piece, place } = await documents.documentPiece(owner, id, start, length);
      return {
        documentId: id,
        projectId: document.projectId,
        title: document.title,
        sentence: piece,
        ...(document.recordingId && { recordingId: document.recordingId }),
        ...shownPlace(place),
      };
    },
  };
}
