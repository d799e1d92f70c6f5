import { type ProjectId } from '../../contract/ids.js';
import { type PersonFile } from '../../person/PersonFile.js';

/** Rows removed in one transaction. */
const SLICE = 500;

/** What is removed a slice at a time, with what hangs on it, before the rest. */
const LARGE = [
  {
    rows: 'SELECT seq FROM relationship WHERE owner = :owner AND project = :project ORDER BY seq LIMIT :slice',
    last: 'relationship',
    before: ['DELETE FROM relationship_text WHERE rowid IN (:rows)'],
  },
  {
    rows: 'SELECT seq FROM node WHERE owner = :owner AND project = :project ORDER BY seq LIMIT :slice',
    last: 'node',
    before: ['DELETE FROM node_text WHERE rowid IN (:rows)'],
  },
  {
    rows: `SELECT m.seq FROM conversation c CROSS JOIN chat_message m ON m.owner = c.owner AND m.conversation = c.id
      WHERE c.owner = :owner AND c.project = :project ORDER BY m.seq LIMIT :slice`,
    last: 'chat_message',
    before: [
      'DELETE FROM chat_text WHERE rowid IN (:rows)',
      'DELETE FROM chat_citation WHERE owner = :owner AND message IN (:rows)',
    ],
  },
  {
    rows: 'SELECT seq FROM document WHERE owner = :owner AND project = :project ORDER BY seq LIMIT :slice',
    last: 'document',
    before: ['DELETE FROM document_text WHERE rowid IN (:rows)'],
  },
] as const;

/** Tables whose rows of a project go in one transaction with its own. */
const SMALL = [
  ...['node_label', 'position', 'label_total', 'type_total', 'change', 'revision'],
  ...['batch', 'batch_total', 'batch_end', 'hidden_batch', 'style', 'batch_style', 'batch_update'],
  ...['conversation', 'image', 'recording', 'recording_part'],
];

/** Tables of words: what is removed from one stays in it, marked, until it is written anew. */
const WORDS = ['node_text', 'relationship_text', 'chat_text', 'document_text'];

/** Removes some rows; false when there were none. */
function eraseSlice(
  { db, owner, bytes }: PersonFile,
  project: number,
  { rows, last, before }: (typeof LARGE)[number],
): boolean {
  const values = { owner, project, slice: SLICE };
  return db.write(() => {
    for (const statement of before) db.run(statement.replace(':rows', rows), values);
    if (last === 'node' || last === 'relationship')
      bytes.removed(last, `e.seq IN (${rows})`, { project, slice: SLICE });
    return db.run(`DELETE FROM ${last} WHERE seq IN (${rows})`, values) > 0;
  });
}

/**
 * Leaves nothing of a deleted project, a slice at a time. From the first on it cannot be taken back, so that what is cut off is gone on
 * with and half a project is never shown. Removed rows stay in the file's free pages until it is written anew.
 * @returns whether there is such a project
 */
export function* eraseDeleted(file: PersonFile, id: ProjectId): Generator<undefined, boolean> {
  const { db, owner, bytes } = file;
  db.run(`UPDATE deleted_project SET is_erasing = 1, data = '{}' WHERE owner = :owner AND id = :id`, { owner, id });
  const found = db.get<{ project: number }>('SELECT project FROM deleted_project WHERE owner = :owner AND id = :id', {
    owner,
    id,
  });
  if (found === undefined) return false;
  const { project } = found;
  for (const part of LARGE) while (eraseSlice(file, project, part)) yield;
  db.write(() => {
    for (const table of ['position', 'revision']) bytes.removed(table, 'e.project = :project', { project });
    for (const table of SMALL)
      db.run(`DELETE FROM ${table} WHERE owner = :owner AND project = :project`, { owner, project });
  });
  for (const table of WORDS) {
    db.execute(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
    yield;
  }
  return true;
}

/** The row of an erased project goes last: a run that is cut off before knows what is left to do. */
export const forgetErased = ({ db, owner }: PersonFile, id: ProjectId): void =>
  void db.run('DELETE FROM deleted_project WHERE owner = :owner AND id = :id', { owner, id });
