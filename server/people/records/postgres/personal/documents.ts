import { type Reading } from '../../../../../domain/processing/proposal.js';
import { type ReviewedReading } from '../../../../../domain/processing/lessons.js';
import { type DocumentsQuery } from '../../../../contract/documents.js';
import { type DocumentId, type OwnerId } from '../../../../contract/ids.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { keysAfter, nextPage } from '../../../../graph/pageToken.js';
import { type GraphScope, type WithoutProject } from '../../../../graph/ports/scope.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { askedMatch } from '../../../../graph/postgres/words.js';
import {
  documentOf,
  type DocumentRow,
  type LargeParts,
  MOST_TAUGHT,
  pieceOf,
  reviewedOf,
  wholeDocumentOf,
} from '../../documents/documentRow.js';
import {
  type DocumentReview,
  type KeptDocument,
  type KeptPage,
  type ReadingAttempt,
  type WholeDocument,
} from '../../documents/DocumentStore.js';
import { liveProject, ofLiveProject, openProject } from './projects.js';

/** Documents (`d`) but those of deleted projects. */
const FROM = `FROM document d ${ofLiveProject('d')} WHERE d.owner = :owner`;
const DOCUMENTS = `SELECT d.id, d.project, d.title, d.kind, d.language, d.state, d.attempt, d.version, d.created_at,
    d.updated_at, d.characters, d.things, d.facts, d.recording, d.written ${FROM}`;
const OF_ID = 'WHERE owner = :owner AND id = :id';

const now = () => new Date().toISOString();

/** A document in whatever project of its owner. Throws `DOCUMENT_NOT_FOUND`. */
export async function documentOfOwner(session: Session, owner: OwnerId, id: DocumentId): Promise<KeptDocument> {
  const row = await session.get<DocumentRow>(`${DOCUMENTS} AND d.id = :id`, { owner, id });
  if (row === undefined) throw new ProblemError('DOCUMENT_NOT_FOUND');
  return documentOf(row);
}

/** A document of a project. Throws `PROJECT_NOT_FOUND`, `DOCUMENT_NOT_FOUND`. */
export async function documentIn(session: Session, scope: GraphScope, id: DocumentId): Promise<KeptDocument> {
  const project = await liveProject(session, scope);
  const document = await documentOfOwner(session, scope.ownerId, id);
  if (document.projectId !== project) throw new ProblemError('DOCUMENT_NOT_FOUND');
  return document;
}

/** A page of the documents of a project, newest first. Throws `PROJECT_NOT_FOUND`, `PAGE_TOKEN_INVALID`. */
export async function documentPage(
  session: Session,
  scope: GraphScope,
  { text, pageSize, pageToken }: WithoutProject<DocumentsQuery>,
): Promise<KeptPage> {
  const owner = scope.ownerId;
  const project = await liveProject(session, scope);
  const match = askedMatch(text);
  if (match === 'none') return { items: [], total: 0 };
  const identity = { list: 'documents', ownerId: owner, projectId: project, filters: [match] };
  const [before] = keysAfter(identity, pageToken, 1) ?? [];
  const where = `AND d.project = :project${match === 'all' ? '' : ' AND d.words @@ CAST(:match AS tsquery)'}`;
  const rows = await session.all<DocumentRow>(
    `${DOCUMENTS} ${where}${before === undefined ? '' : ' AND d.id < :before'} ORDER BY d.id DESC LIMIT :limit`,
    { owner, project, match, before: before ?? null, limit: pageSize + 1 },
  );
  const items = rows.slice(0, pageSize).map(documentOf);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  const counted = await session.get<{ total: number }>(`SELECT count(*) AS total ${FROM} ${where}`, {
    ...{ owner, project, match },
  });
  return { items, ...nextPage(identity, last && [last.id]), total: counted?.total ?? 0 };
}

const largeParts = (session: Session, owner: OwnerId, id: DocumentId) =>
  session.get<LargeParts>(`SELECT text, places, reading, review FROM document ${OF_ID}`, { owner, id });

/** A document with all that belongs to it. Throws `PROJECT_NOT_FOUND`, `DOCUMENT_NOT_FOUND`. */
export async function wholeDocument(session: Session, scope: GraphScope, id: DocumentId): Promise<WholeDocument> {
  const document = await documentIn(session, scope, id);
  const large = await largeParts(session, scope.ownerId, id);
  if (large === undefined) throw new ProblemError('DOCUMENT_NOT_FOUND');
  return wholeDocumentOf(document, large);
}

/** A piece of a document in whatever project. Throws `DOCUMENT_NOT_FOUND`. */
export async function documentPiece(
  session: Session,
  owner: OwnerId,
  id: DocumentId,
  ...[start, length]: [start: number, length: number]
) {
  const document = await documentOfOwner(session, owner, id);
  return { document, ...pieceOf(await largeParts(session, owner, id), start, length) };
}

/** What the person made of the last reviewed documents of a project, the latest first. */
export async function reviews(session: Session, scope: GraphScope): Promise<ReviewedReading[]> {
  const rows = await session.all<Pick<LargeParts, 'reading' | 'review'>>(
    `SELECT reading, review FROM document
     WHERE owner = :owner AND project = :project AND reading IS NOT NULL AND review IS NOT NULL
     ORDER BY updated_at DESC LIMIT :most`,
    { owner: scope.ownerId, project: await liveProject(session, scope), most: MOST_TAUGHT },
  );
  return rows.map(reviewedOf);
}

/** Begins to read once more. Throws `PROJECT_ARCHIVED`, `DOCUMENT_NOT_FOUND`. */
export async function beginReading(session: Session, scope: GraphScope, id: DocumentId): Promise<KeptDocument> {
  await openProject(session, scope);
  await documentIn(session, scope, id);
  await session.run(`UPDATE document SET state = 'reading', attempt = attempt + 1, updated_at = :now ${OF_ID}`, {
    ...{ owner: scope.ownerId, id, now: now() },
  });
  return documentIn(session, scope, id);
}

/** Keeps what was read, once for an attempt; undefined when another was begun. */
export async function endReading(
  session: Session,
  owner: OwnerId,
  { id, attempt }: ReadingAttempt,
  reading: Reading,
): Promise<KeptDocument | undefined> {
  const ended = await session.run(
    `UPDATE document SET state = 'read', reading = :reading, review = NULL, written = NULL, things = :things,
       facts = :facts, version = version + 1, updated_at = :now ${OF_ID} AND attempt = :attempt AND state = 'reading'`,
    {
      ...{ owner, id, attempt, now: now(), reading: JSON.stringify(reading) },
      ...{ things: reading.things.length, facts: reading.facts.length },
    },
  );
  const kept = await documentOfOwner(session, owner, id);
  // Another who did the same job kept it first: the same reading.
  return ended > 0 || (kept.attempt === attempt && kept.state === 'read') ? kept : undefined;
}

/** Keeps a review; the same done twice is done once. */
export async function keepReview(
  session: Session,
  owner: OwnerId,
  { documentId: id, version, review, written }: DocumentReview,
): Promise<void> {
  await session.run(
    `UPDATE document SET review = :review, written = :written, version = version + 1, updated_at = :now
     ${OF_ID} AND version = :version`,
    { owner, id, version, now: now(), review: JSON.stringify(review), written: JSON.stringify(written) },
  );
}

/** Removes a document. Throws `PROJECT_NOT_FOUND`, `DOCUMENT_NOT_FOUND`. @returns what it was */
export async function removeDocument(session: Session, scope: GraphScope, id: DocumentId): Promise<KeptDocument> {
  const document = await documentIn(session, scope, id);
  await session.run(`DELETE FROM document ${OF_ID}`, { owner: scope.ownerId, id });
  return document;
}
