import { newId } from '../../../domain/ids/ids.js';
import { type Change, type ChangeCounts, type ChangeReceipt } from '../../contract/edits.js';
import { type ChangeSummary } from '../../contract/changeSummary.js';
import { type ChangeId } from '../../contract/ids.js';
import { elementEditsIn, type LoggedEdit } from '../../../domain/changes/edit.js';
import { type NewChange } from '../changing/NewChange.js';
import { withStyles } from '../changing/styleEdits.js';
import { type PersonFile } from '../../people/personFile/PersonFile.js';
import { dropUndoneBatches } from './imports/batches.js';
import { saveGraph } from './graphs.js';
import { type Graph, scopeOf } from './rows.js';
import { summaryOf, withImport } from './summary/summaryOf.js';

/** An entry of the change log as it is stored. */
export interface ChangeRow {
  number: number;
  id: string;
  at: string;
  source: Change['source'];
  reference: string | null;
  counts: string;
  edits: string;
  /** NULL for a change that was made before summaries were. */
  summary: string | null;
  batch: number;
  undone: number;
}

/** An entry as it is answered. */
export const changeOf = (graph: Graph, row: ChangeRow): Change => ({
  id: row.id as ChangeId,
  number: row.number,
  at: row.at,
  source: row.source,
  ...(row.reference === null ? {} : { reference: row.reference }),
  counts: JSON.parse(row.counts) as ChangeCounts,
  summary:
    row.summary === null
      ? withImport(graph, row.batch, summaryOf(graph, elementEditsIn(JSON.parse(row.edits) as LoggedEdit[])))
      : (JSON.parse(row.summary) as ChangeSummary),
  undone: row.undone === 1,
});

/** The columns of an entry; `edits`, which may be large, only where there is no summary. */
export const LISTED_COLUMNS =
  "number, id, at, source, reference, counts, iif(summary IS NULL, edits, '[]') AS edits, summary, batch, undone";
const COLUMNS = 'number, id, at, source, reference, counts, edits, summary, batch, undone';

/** The change that undo would take back. */
export const lastDone = (graph: Graph): ChangeRow | undefined =>
  graph.file.db.get<ChangeRow>(
    `SELECT ${COLUMNS} FROM change WHERE owner = :owner AND project = :project AND undone = 0
     ORDER BY number DESC LIMIT 1`,
    scopeOf(graph),
  );

/** The change that redo would make again. */
export const firstUndone = (graph: Graph): ChangeRow | undefined =>
  graph.file.db.get<ChangeRow>(
    `SELECT ${COLUMNS} FROM change INDEXED BY change_undone
     WHERE owner = :owner AND project = :project AND undone = 1 ORDER BY number LIMIT 1`,
    scopeOf(graph),
  );

/** Whether there is something to undo and to redo. */
export type HistorySteps = Pick<ChangeReceipt, 'canUndo' | 'canRedo'>;

/** After a new change: it can be taken back, and what could have been redone is gone. */
export const STEPS_AFTER_NEW: HistorySteps = { canUndo: true, canRedo: false };

/** Whether there is something to undo and to redo, as the log has it. */
export function possible(graph: Graph): HistorySteps {
  const some = graph.file.db.get<{ done: number; undone: number }>(
    `SELECT EXISTS (SELECT 1 FROM change WHERE owner = :owner AND project = :project AND undone = 0) AS done,
       EXISTS (SELECT 1 FROM change WHERE owner = :owner AND project = :project AND undone = 1) AS undone`,
    scopeOf(graph),
  );
  return { canUndo: some?.done === 1, canRedo: some?.undone === 1 };
}

/**
 * A new change ends the branch that could have been redone: nobody can come back to it. Without the index's name SQLite reads
 * the whole log by its key, at every write: 2 ms after 6,500 changes.
 */
function dropRedoBranch(graph: Graph): void {
  const undone = graph.file.db.run(
    'DELETE FROM change INDEXED BY change_undone WHERE owner = :owner AND project = :project AND undone = 1',
    scopeOf(graph),
  );
  if (undone > 0) dropUndoneBatches(graph);
}

/** Writes a change into the log and the numbers of its project; in the transaction that makes the change. */
export function recordChange(graph: Graph, entry: NewChange): Change {
  const { at, origin, counts, edits, summary, styles = [], batch } = entry;
  dropRedoBranch(graph);
  graph.row.head += 1;
  graph.row.updated_at = at;
  const row: ChangeRow = {
    number: graph.row.head,
    id: newId(),
    at,
    source: origin.source,
    reference: origin.reference ?? null,
    counts: JSON.stringify(counts),
    edits: JSON.stringify([...edits, ...styles]),
    summary: JSON.stringify(withStyles(withImport(graph, batch, summary), styles)),
    batch,
    undone: 0,
  };
  graph.file.bytes.added([row.reference, row.counts, row.edits, row.summary]);
  graph.file.db.run(
    `INSERT INTO change (owner, project, ${COLUMNS})
     VALUES (:owner, :project, :number, :id, :at, :source, :reference, :counts, :edits, :summary, :batch, :undone)`,
    { ...scopeOf(graph), ...row },
  );
  saveGraph(graph.file, graph.row);
  return changeOf(graph, row);
}

/** Marks a change as undone or done again: an event of the log too, so that the head grows. */
export function markChange(graph: Graph, change: ChangeRow, undone: boolean, at: string): Change {
  graph.row.head += 1;
  graph.row.updated_at = at;
  graph.file.db.run(
    'UPDATE change SET undone = :undone WHERE owner = :owner AND project = :project AND number = :number',
    { ...scopeOf(graph), number: change.number, undone: undone ? 1 : 0 },
  );
  saveGraph(graph.file, graph.row);
  return changeOf(graph, { ...change, undone: undone ? 1 : 0 });
}

/** Writes the summaries of changes of a person that were made before summaries were kept. */
export function summariseOldChanges(file: PersonFile): void {
  const { db, owner } = file;
  const old = db.all<ChangeRow & { project: number }>(
    `SELECT project, ${COLUMNS} FROM change WHERE owner = :owner AND summary IS NULL`,
    { owner },
  );
  if (old.length === 0) return;
  const graphs = db.all<Graph['row']>('SELECT * FROM graph WHERE owner = :owner', { owner });
  db.write(() => {
    for (const change of old) {
      const row = graphs.find(({ project }) => project === change.project);
      if (row === undefined) continue;
      const summary = JSON.stringify(changeOf({ file, row }, change).summary);
      db.run('UPDATE change SET summary = :summary WHERE owner = :owner AND project = :project AND number = :number', {
        ...{ owner, project: change.project, number: change.number, summary },
      });
    }
  });
}
