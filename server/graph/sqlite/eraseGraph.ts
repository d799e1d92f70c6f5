import { type ProjectId } from '../../contract/ids.js';
import { dropEffects } from '../../people/personFile/outbox/effectRows.js';
import { type PersonFile } from '../../people/personFile/PersonFile.js';
import { rowsOfProject } from './lists/places.js';

/** Rows removed in one transaction. */
const SLICE = 500;

/** What is removed a slice at a time, with what hangs on it, before the rest. */
const LARGE = [
  {
    rows: `SELECT r.seq FROM ${rowsOfProject('relationship r')} ORDER BY r.seq LIMIT :slice`,
    last: 'relationship',
    before: ['DELETE FROM relationship_text WHERE rowid IN (:rows)'],
  },
  {
    rows: `SELECT n.seq FROM ${rowsOfProject('node n')} ORDER BY n.seq LIMIT :slice`,
    last: 'node',
    before: ['DELETE FROM node_text WHERE rowid IN (:rows)'],
  },
] as const;

/** Tables whose rows of a project go in one transaction with its own. */
const SMALL = [
  ...['node_label', 'position', 'label_total', 'type_total', 'change', 'revision'],
  ...['batch', 'batch_total', 'batch_end', 'hidden_batch', 'style', 'batch_style', 'batch_update', 'graph'],
];

/** Tables of words: what is removed from one stays in it, marked, until it is written anew. */
const WORDS = ['node_text', 'relationship_text'];

/** Removes some rows; false when there were none. */
function eraseSlice(
  { db, owner, bytes }: PersonFile,
  project: number,
  { rows, last, before }: (typeof LARGE)[number],
): boolean {
  const values = { owner, project, slice: SLICE };
  return db.write(() => {
    for (const statement of before) db.run(statement.replace(':rows', rows), values);
    if (last === 'node' || last === 'relationship') bytes.removedBySeq(last, rows, { project, slice: SLICE });
    return db.run(`DELETE FROM ${last} WHERE seq IN (${rows})`, values) > 0;
  });
}

/** The rows of a graph, a slice at a time; its own row goes last, so that what is cut off is gone on with. */
function* eraseRows(file: PersonFile, project: number): Generator<undefined, void> {
  const { db, owner, bytes } = file;
  for (const part of LARGE) while (eraseSlice(file, project, part)) yield;
  for (const table of WORDS) {
    db.execute(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
    yield;
  }
  db.write(() => {
    for (const table of ['position', 'revision']) bytes.removed(table, 'e.project = :project', { project });
    for (const table of SMALL)
      db.run(`DELETE FROM ${table} WHERE owner = :owner AND project = :project`, { owner, project });
  });
}

/** Leaves nothing of a hidden graph. Removed rows stay in the file's free pages until it is written anew. */
export function* eraseHidden(file: PersonFile, id: ProjectId): Generator<undefined, void> {
  const found = file.db.get<{ project: number }>(
    "SELECT project FROM graph WHERE owner = :owner AND id = :id AND access = 'hidden'",
    { owner: file.owner, id },
  );
  if (found !== undefined) yield* eraseRows(file, found.project);
}

/** Leaves nothing of any graph, nor of what their commits brought about. */
export function* eraseGraphs(file: PersonFile): Generator<undefined, void> {
  const { db, owner } = file;
  db.run("UPDATE graph SET access = 'hidden' WHERE owner = :owner", { owner });
  const rows = db.all<{ project: number }>('SELECT project FROM graph WHERE owner = :owner', { owner });
  for (const { project } of rows) yield* eraseRows(file, project);
  dropEffects(file);
}
