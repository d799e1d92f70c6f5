import { type Reading } from '../../../../../domain/processing/proposal.js';
import { type DocumentId, type OwnerId } from '../../../../contract/ids.js';
import { type GraphScope } from '../../../../graph/ports/scope.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { wordSet } from '../../../../graph/postgres/words.js';
import { limitDocuments, readingJob } from '../../documents/documentRow.js';
import { jobEffect } from '../../effects.js';
import {
  type DocumentStore,
  type DocumentWords,
  type KeptDocument,
  type NewDocument,
  type ReadingAttempt,
} from '../../documents/DocumentStore.js';
import { type Calls } from '../calls.js';
import { type ByteLimit, writingLimited } from './byteTotal.js';
import * as documents from './documents.js';
import { addEffect } from '../outbox.js';
import { openProject, writingScoped, writingScopedLimited } from './projects.js';

/** The words that a document is found by. */
const wordsOf = (title: string, text: string): string => wordSet(`${title} ${text}`);

async function insertDocument(session: Session, scope: GraphScope, document: NewDocument): Promise<void> {
  const { ownerId: owner } = scope;
  const project = await openProject(session, scope);
  const known = await session.get<{ total: number }>('SELECT count(*) AS total FROM document WHERE owner = :owner', {
    owner,
  });
  limitDocuments(known?.total ?? 0);
  const { id, title, kind, language, text, places, recordingId } = document;
  await session.run(
    `INSERT INTO document (owner, project, id, title, kind, language, state, attempt, version, created_at, updated_at,
       characters, text, places, recording, words)
     VALUES (:owner, :project, :id, :title, :kind, :language, 'reading', 1, 1, :now, :now, :characters, :text, :places,
       :recording, CAST(:words AS tsvector))`,
    {
      ...{ owner, project, id, title, kind, language, text, words: wordsOf(title, text) },
      ...{ characters: text.length, places: JSON.stringify(places), recording: recordingId ?? null },
      now: new Date().toISOString(),
    },
  );
}

/** Gives a document without a word its text; false where it has one, or another reading was begun. */
async function insertText(
  session: Session,
  owner: OwnerId,
  { id, attempt }: ReadingAttempt,
  { text, places, language }: DocumentWords,
): Promise<boolean> {
  const found = await session.get<{ title: string }>(
    `SELECT title FROM document WHERE owner = :owner AND id = :id AND attempt = :attempt AND state = 'reading'
       AND characters = 0`,
    { owner, id, attempt },
  );
  if (found === undefined) return false;
  await session.run(
    `UPDATE document SET text = :text, places = :places, language = :language, characters = :characters,
       words = CAST(:words AS tsvector) WHERE owner = :owner AND id = :id`,
    {
      ...{ owner, id, text, language, places: JSON.stringify(places) },
      ...{ characters: text.length, words: wordsOf(found.title, text) },
    },
  );
  return true;
}

/** Leaves the effect that asks for the reading, in the transaction that begins it. */
async function asksToRead(session: Session, owner: OwnerId, kept: KeptDocument): Promise<KeptDocument> {
  await addEffect(session, owner, jobEffect(readingJob(kept)));
  return kept;
}

/** The texts of persons, in PostgreSQL. */
export function postgresDocumentStore(calls: Calls, limits: ByteLimit): DocumentStore {
  const { reading, writing } = calls;
  const scoped = writingScoped(calls);
  const limited = writingLimited(calls, limits);
  return {
    documentPage: reading(documents.documentPage),
    document: reading(documents.documentIn),
    wholeDocument: reading(documents.wholeDocument),
    documentPiece: reading(documents.documentPiece),
    reviews: reading(documents.reviews),
    addDocument: writingScopedLimited(
      calls,
      limits,
    )(async (session, scope, refuseBytes, document: NewDocument) => {
      await insertDocument(session, scope, document);
      await refuseBytes();
      return asksToRead(session, scope.ownerId, await documents.documentOfOwner(session, scope.ownerId, document.id));
    }),
    beginReading: scoped(async (session, scope, id: DocumentId) =>
      asksToRead(session, scope.ownerId, await documents.beginReading(session, scope, id)),
    ),
    keepWords: limited(async (session, owner, refuseBytes, of: ReadingAttempt, words: DocumentWords) => {
      if (await insertText(session, owner, of, words)) await refuseBytes();
    }),
    endReading: limited(async (session, owner, refuseBytes, of: ReadingAttempt, read: Reading) => {
      const ended = await documents.endReading(session, owner, of, read);
      await refuseBytes();
      return ended;
    }),
    keepReview: writing(documents.keepReview),
    removeDocument: scoped(documents.removeDocument),
  };
}
