import { type DocumentsQuery } from '../../../contract/documents.js';
import { type DocumentId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { projectRow } from '../projects/projectRows.js';
import { keysAfter, nextPage } from '../../../graph/pageToken.js';
import { documentOf, type DocumentRow } from '../../records/documents/documentRow.js';
import { type KeptDocument, type KeptPage } from '../../records/documents/DocumentStore.js';
import { type WithoutProject } from '../../../graph/ports/scope.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { type PersonFile } from '../PersonFile.js';
import { textMatch } from '../textMatch.js';

/** Documents (`d`) but those of deleted projects. */
const DOCUMENTS = `SELECT d.id, d.project, d.title, d.kind, d.language, d.state, d.attempt, d.version, d.created_at,
    d.updated_at, d.characters, d.things, d.facts, d.recording, d.written
  FROM document d JOIN project p ON p.owner = d.owner AND p.id = d.project
  WHERE d.owner = :owner AND p.owner = :owner`;
const MATCHING = 'd.seq IN (SELECT t.rowid FROM document_text t WHERE document_text MATCH :match)';

/** A document by its id, in a project or in any of the person's. Throws `DOCUMENT_NOT_FOUND`. */
export function documentRow({ db, owner }: PersonFile, id: DocumentId, projectId?: string): KeptDocument {
  const row = db.get<DocumentRow>(`${DOCUMENTS} AND d.id = :id AND (:project IS NULL OR p.id = :project)`, {
    ...{ owner, id, project: projectId ?? null },
  });
  if (row === undefined) throw new ProblemError('DOCUMENT_NOT_FOUND');
  return documentOf(row);
}

/** A page of the documents of a project, newest first. Throws `PROJECT_NOT_FOUND`, `PAGE_TOKEN_INVALID`. */
export function documentRows(
  file: PersonFile,
  projectId: ProjectId | undefined,
  { text, pageSize, pageToken }: WithoutProject<DocumentsQuery>,
): KeptPage {
  const { db, owner } = file;
  const { id: project } = projectRow(file, projectId);
  const match = textMatch(text);
  if (match.kind === 'none') return { items: [], total: 0 };
  const identity = { list: 'documents', ownerId: file.ownerId, projectId: project, filters: [match] };
  const [before] = keysAfter(identity, pageToken, 1) ?? [];
  const where = `p.id = :project${match.kind === 'match' ? ` AND ${MATCHING}` : ''}`;
  const parameters: SqlParameters = { owner, project, ...(match.kind === 'match' ? { match: match.match } : {}) };
  const rows = db.all<DocumentRow>(
    `${DOCUMENTS} AND ${where}${before === undefined ? '' : ' AND d.id < :before'} ORDER BY d.id DESC LIMIT :limit`,
    { ...parameters, ...(before === undefined ? {} : { before }), limit: pageSize + 1 },
  );
  const items = rows.slice(0, pageSize).map(documentOf);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  const counted = db.get<{ total: number }>(`SELECT count(*) AS total FROM (${DOCUMENTS} AND ${where})`, parameters);
  return { items, ...nextPage(identity, last && [last.id]), total: counted?.total ?? 0 };
}
