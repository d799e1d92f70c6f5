import { type ProjectId } from '../../contract/ids.js';
import { type PersonFile } from './PersonFile.js';

/** Rows removed in one transaction. */
const SLICE = 500;

/** What is removed a slice at a time, with what hangs on it. */
const LARGE = [
  {
    rows: `SELECT m.seq FROM conversation c CROSS JOIN chat_message m ON m.owner = c.owner AND m.conversation = c.id
      WHERE c.owner = :owner AND c.project = :project ORDER BY m.seq LIMIT :slice`,
    statements: [
      'DELETE FROM chat_text WHERE rowid IN (:rows)',
      'DELETE FROM chat_citation WHERE owner = :owner AND message IN (:rows)',
      'DELETE FROM chat_message WHERE owner = :owner AND seq IN (:rows)',
    ],
  },
  {
    rows: 'SELECT seq FROM document WHERE owner = :owner AND project = :project ORDER BY seq LIMIT :slice',
    statements: [
      'DELETE FROM document_text WHERE rowid IN (:rows)',
      'DELETE FROM document WHERE owner = :owner AND seq IN (:rows)',
    ],
  },
] as const;

/** Tables whose rows of a project go in one transaction, after the rows that are found by them. */
const SMALL = ['conversation', 'image', 'recording', 'recording_part'];

/** Removes some rows; false when there were none. */
function eraseSlice(
  { db, owner }: PersonFile,
  project: ProjectId,
  { rows, statements }: (typeof LARGE)[number],
): boolean {
  const values = { owner, project, slice: SLICE };
  return db.write(() => {
    let removed = 0;
    for (const statement of statements) removed = db.run(statement.replace(':rows', rows), values);
    return removed > 0;
  });
}

/**
 * Leaves nothing of what a person has beside the graph of a project: conversations, texts, pictures, recordings. Each slice is a transaction;
 * done again after it was cut off it goes on.
 */
export function* eraseProjectRecords(file: PersonFile, project: ProjectId): Generator<undefined, void> {
  const { db, owner } = file;
  for (const part of LARGE) while (eraseSlice(file, project, part)) yield;
  db.write(() => {
    for (const table of SMALL)
      db.run(`DELETE FROM ${table} WHERE owner = :owner AND project = :project`, { owner, project });
  });
  yield;
  for (const table of ['chat_text', 'document_text']) {
    db.execute(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
    yield;
  }
}

/** Ends the answers that are being written in a project that is deleted: who writes one finds no place for it any more. Inside a transaction. */
export const endAnswersOf = ({ db, owner }: PersonFile, project: ProjectId): void =>
  void db.run(
    `UPDATE chat_message SET status = 'failed' WHERE owner = :owner AND status = 'answering'
       AND conversation IN (SELECT id FROM conversation WHERE owner = :owner AND project = :project)`,
    { owner, project },
  );
