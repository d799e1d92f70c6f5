import { type DocumentsQuery } from '../../../contract/documents.js';
import { type DocumentId, type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { foldedWords } from '../../../../domain/folding/fold.js';
import { type ReviewedReading } from '../../../../domain/processing/lessons.js';
import { type Reading } from '../../../../domain/processing/proposal.js';
import { projectRow, refuseArchived } from '../projects/projectRows.js';
import { type GraphScope, type WithoutProject } from '../../../graph/ports/scope.js';
import {
  type DocumentReview,
  type DocumentWords,
  type KeptDocument,
  type NewDocument,
  type ReadingAttempt,
  type WholeDocument,
} from '../../records/documents/DocumentStore.js';
import {
  type LargeParts,
  limitDocuments,
  MOST_TAUGHT,
  pieceOf,
  readingJob,
  reviewedOf,
  wholeDocumentOf,
} from '../../records/documents/documentRow.js';
import { type PersonFile } from '../PersonFile.js';
import { type CommittingStore, type PersonFiles } from '../PersonFiles.js';
import { putEffects } from '../outbox/effectRows.js';
import { jobEffect } from '../../records/effects.js';
import { limitBytes } from '../quotas.js';
import { documentRow, documentRows } from './documentRows.js';

const now = () => new Date().toISOString();

const forgetWords = ({ db, owner }: PersonFile, id: DocumentId) =>
  db.run('DELETE FROM document_text WHERE rowid = (SELECT seq FROM document WHERE owner = :owner AND id = :id)', {
    owner,
    id,
  });

/** Keeps the words that a document is found by. */
const insertWords = ({ db, owner }: PersonFile, { id, title }: Pick<NewDocument, 'id' | 'title'>, text: string) =>
  db.run(
    `INSERT INTO document_text (rowid, text)
     VALUES ((SELECT seq FROM document WHERE owner = :owner AND id = :id), :words)`,
    { owner, id, words: foldedWords(`${title} ${text}`).join(' ') },
  );

/** Adds a document with the words that it is found by; inside a transaction. */
function insertDocument(file: PersonFile, { projectId }: GraphScope, document: NewDocument): void {
  const { db, owner } = file;
  const row = projectRow(file, projectId);
  refuseArchived(row);
  const known = db.get<{ total: number }>('SELECT count(*) AS total FROM document WHERE owner = :owner', { owner });
  limitDocuments(known?.total ?? 0);
  const { id, title, kind, language, text, places, recordingId } = document;
  db.run(
    `INSERT INTO document (owner, project, id, title, kind, language, state, attempt, version, created_at, updated_at,
       characters, text, places, recording)
     VALUES (:owner, :project, :id, :title, :kind, :language, 'reading', 1, 1, :now, :now, :characters, :text, :places,
       :recording)`,
    {
      ...{ owner, project: row.id, id, title, kind, language, now: now() },
      ...{ characters: text.length, text, places: JSON.stringify(places), recording: recordingId ?? null },
    },
  );
  insertWords(file, document, text);
}

/** Reads of documents. */
export const documentReads = (files: PersonFiles) => {
  const fileOf = (
    owner: OwnerId,
    otherwise: 'PROJECT_NOT_FOUND' | 'DOCUMENT_NOT_FOUND' = 'PROJECT_NOT_FOUND',
  ): PersonFile => {
    if (!files.has(owner)) throw new ProblemError(otherwise);
    return files.of(owner);
  };
  return {
    documentPage: ({ ownerId, projectId }: GraphScope, query: WithoutProject<DocumentsQuery>) => {
      const file = fileOf(ownerId);
      return file.db.read(() => documentRows(file, projectId, query));
    },
    document: ({ ownerId, projectId }: GraphScope, id: DocumentId): KeptDocument => {
      const file = fileOf(ownerId);
      return documentRow(file, id, projectRow(file, projectId).id);
    },
    wholeDocument: ({ ownerId, projectId }: GraphScope, id: DocumentId): WholeDocument => {
      const file = fileOf(ownerId);
      return file.db.read(() => {
        const document = documentRow(file, id, projectRow(file, projectId).id);
        const large = file.db.get<LargeParts>(
          'SELECT text, places, reading, review FROM document WHERE owner = :owner AND id = :id',
          { owner: file.owner, id },
        );
        if (large === undefined) throw new ProblemError('DOCUMENT_NOT_FOUND');
        return wholeDocumentOf(document, large);
      });
    },
    documentReviews: ({ ownerId, projectId }: GraphScope): ReviewedReading[] => {
      const file = fileOf(ownerId);
      const rows = file.db.all<{ reading: string; review: string }>(
        `SELECT reading, review FROM document
         WHERE owner = :owner AND project = :project AND reading IS NOT NULL AND review IS NOT NULL
         ORDER BY updated_at DESC LIMIT :most`,
        { owner: file.owner, project: projectRow(file, projectId).id, most: MOST_TAUGHT },
      );
      return rows.map(reviewedOf);
    },
    documentPiece: (owner: OwnerId, id: DocumentId, start: number, length: number) => {
      const file = fileOf(owner, 'DOCUMENT_NOT_FOUND');
      const document = documentRow(file, id);
      const row = file.db.get<Pick<LargeParts, 'text' | 'places'>>(
        'SELECT text, places FROM document WHERE owner = :owner AND id = :id',
        { owner: file.owner, id },
      );
      return { document, ...pieceOf(row, start, length) };
    },
  };
};

/** Leaves the effect that asks for the reading; inside the transaction that begins it. */
function asksToRead(file: PersonFile, kept: KeptDocument): KeptDocument {
  putEffects(file, [jobEffect(readingJob(kept))]);
  return kept;
}

/** Writes of documents, each one transaction. */
export const documentWrites = ({ files, limits, expectEffects }: CommittingStore) => ({
  addDocument: (scope: GraphScope, document: NewDocument): KeptDocument => {
    const file = files.of(scope.ownerId);
    expectEffects(scope.ownerId);
    return file.db.write(() => {
      insertDocument(file, scope, document);
      limitBytes(file, limits);
      return asksToRead(file, documentRow(file, document.id));
    });
  },
  beginReading: ({ ownerId, projectId }: GraphScope, id: DocumentId): KeptDocument => {
    const file = files.of(ownerId);
    expectEffects(ownerId);
    return file.db.write(() => {
      const project = projectRow(file, projectId);
      refuseArchived(project);
      documentRow(file, id, project.id);
      file.db.run(
        `UPDATE document SET state = 'reading', attempt = attempt + 1, updated_at = :now WHERE owner = :owner AND id = :id`,
        { owner: file.owner, id, now: now() },
      );
      return asksToRead(file, documentRow(file, id));
    });
  },
  keepWords: (owner: OwnerId, { id, attempt }: ReadingAttempt, { text, places, language }: DocumentWords): void => {
    const file = files.of(owner);
    file.db.write(() => {
      const isKept = file.db.run(
        `UPDATE document SET text = :text, places = :places, language = :language, characters = :characters
         WHERE owner = :owner AND id = :id AND attempt = :attempt AND state = 'reading' AND characters = 0`,
        {
          ...{ owner: file.owner, id, attempt, text, language },
          ...{ places: JSON.stringify(places), characters: text.length },
        },
      );
      if (isKept === 0) return;
      forgetWords(file, id);
      insertWords(file, documentRow(file, id), text);
      limitBytes(file, limits);
    });
  },
  endReading: (owner: OwnerId, { id, attempt }: ReadingAttempt, reading: Reading): KeptDocument | undefined => {
    const file = files.of(owner);
    return file.db.write(() => {
      const ended = file.db.run(
        `UPDATE document SET state = 'read', reading = :reading, review = NULL, written = NULL, things = :things,
           facts = :facts, version = version + 1, updated_at = :now
         WHERE owner = :owner AND id = :id AND attempt = :attempt AND state = 'reading'`,
        {
          ...{ owner: file.owner, id, attempt, now: now(), reading: JSON.stringify(reading) },
          ...{ things: reading.things.length, facts: reading.facts.length },
        },
      );
      limitBytes(file, limits);
      if (ended > 0) return documentRow(file, id);
      const kept = documentRow(file, id);
      // Another who did the same job kept it first: the same reading.
      return kept.attempt === attempt && kept.state === 'read' ? kept : undefined;
    });
  },
  keepReview: (owner: OwnerId, { documentId: id, version, review, written }: DocumentReview): void => {
    const file = files.of(owner);
    file.db.run(
      `UPDATE document SET review = :review, written = :written, version = version + 1, updated_at = :now
       WHERE owner = :owner AND id = :id AND version = :version`,
      {
        ...{ owner: file.owner, id, version, now: now() },
        ...{ review: JSON.stringify(review), written: JSON.stringify(written) },
      },
    );
  },
  removeDocument: ({ ownerId, projectId }: GraphScope, id: DocumentId): KeptDocument => {
    const file = files.of(ownerId);
    return file.db.write(() => {
      const document = documentRow(file, id, projectRow(file, projectId).id);
      const { owner } = file;
      forgetWords(file, id);
      file.db.run('DELETE FROM document WHERE owner = :owner AND id = :id', { owner, id });
      return document;
    });
  },
});
