import { newId } from '../../../domain/ids/ids.js';
import { type LoggedEdit } from '../../../domain/changes/edit.js';
import { type ChangeSummary } from '../../contract/changeSummary.js';
import { type Change, type ChangeCounts, type ChangePage, type ChangeReceipt } from '../../contract/edits.js';
import { type ChangeId, type ProjectId } from '../../contract/ids.js';
import { type NewChange } from '../changing/NewChange.js';
import { withStyles } from '../changing/styleEdits.js';
import { keysAfter, nextPage } from '../pageToken.js';
import { dropUndoneBatches } from './imports/batches.js';
import { countRows, removeRows } from './bytes.js';
import { CHANGE_COLUMNS, type ChangeRow, closingOf } from './closing.js';
import { prepared } from '../../platform/storage/postgres/statement.js';
import { type Graph, scopeOf } from './rows.js';

/** An entry as it is answered. */
export const changeOf = (row: Omit<ChangeRow, 'edits'>): Change => ({
  id: row.id as ChangeId,
  number: row.number,
  at: row.at,
  source: row.source,
  ...(row.reference === null ? {} : { reference: row.reference }),
  counts: JSON.parse(row.counts) as ChangeCounts,
  summary: JSON.parse(row.summary) as ChangeSummary,
  undone: row.undone,
});

/** The edits of an entry. */
export const editsOf = ({ edits }: Pick<ChangeRow, 'edits'>): LoggedEdit[] => JSON.parse(edits) as LoggedEdit[];

/** The change that undo would take back, or redo make again. */
export const nextStep = (graph: Graph, back: boolean): Promise<ChangeRow | undefined> =>
  graph.session.get<ChangeRow>(
    `SELECT ${CHANGE_COLUMNS} FROM change WHERE owner = :owner AND project = :project
       AND ${back ? 'NOT undone ORDER BY number DESC' : 'undone ORDER BY number'} LIMIT 1`,
    scopeOf(graph),
  );

const POSSIBLE =
  prepared(`SELECT EXISTS (SELECT 1 FROM change WHERE owner = :owner AND project = :project AND NOT undone) AS done,
     EXISTS (SELECT 1 FROM change WHERE owner = :owner AND project = :project AND undone) AS undone`);

/** Whether there is something to undo and to redo. */
export async function possible(graph: Graph): Promise<Pick<ChangeReceipt, 'canUndo' | 'canRedo'>> {
  if (graph.steps !== undefined) return graph.steps;
  const some = await graph.session.get<{ done: boolean; undone: boolean }>(POSSIBLE, scopeOf(graph));
  return { canUndo: some?.done === true, canRedo: some?.undone === true };
}

/** A new change ends the branch that could have been redone: nobody can come back to it. */
async function endBranch(graph: Graph): Promise<void> {
  const { hasUndone = true } = graph.standing ?? {};
  graph.steps = { canUndo: true, canRedo: false };
  if (hasUndone) await Promise.all([removeRows(graph, 'change', 'e.undone'), dropUndoneBatches(graph)]);
}

/** Notes a change for the log and the numbers of its project, which its transaction closes with. What it ends is removed at once. */
export function recordChange(
  graph: Graph,
  entry: NewChange,
): { readonly change: Change; readonly written: Promise<void> } {
  const { row } = graph;
  const { at, origin, counts, edits, summary, styles = [], batch } = entry;
  row.head += 1;
  row.updated_at = at;
  const made: ChangeRow = {
    number: row.head,
    id: newId(),
    at,
    source: origin.source,
    reference: origin.reference ?? null,
    counts: JSON.stringify(counts),
    edits: JSON.stringify([...edits, ...styles]),
    summary: JSON.stringify(withStyles(summary, styles)),
    batch,
    undone: false,
  };
  countRows(graph, 'change', [made]);
  closingOf(graph).change = made;
  return { change: changeOf(made), written: endBranch(graph) };
}

/** Marks a change as undone or done again: an event of the log too, so that the head grows. */
export async function markChange(graph: Graph, change: ChangeRow, undone: boolean, at: string): Promise<Change> {
  graph.row.head += 1;
  graph.row.updated_at = at;
  await graph.session.run(
    'UPDATE change SET undone = :undone WHERE owner = :owner AND project = :project AND number = :number',
    { ...scopeOf(graph), number: change.number, undone },
  );
  return changeOf({ ...change, undone });
}

/** A page of the history, newest first. Throws `PAGE_TOKEN_INVALID`. */
export async function changesPage(
  graph: Graph,
  query: { readonly pageSize: number; readonly pageToken?: string },
): Promise<ChangePage> {
  const { session, ownerId, row } = graph;
  const identity = { list: 'changes', ownerId, projectId: row.id as ProjectId, filters: [] };
  const [before = Number.MAX_SAFE_INTEGER] = keysAfter(identity, query.pageToken, 1) ?? [];
  const rows = await session.all<Omit<ChangeRow, 'edits'>>(
    `SELECT number, id, at, source, reference, counts, summary, batch, undone FROM change
     WHERE owner = :owner AND project = :project AND number < :before ORDER BY number DESC LIMIT :limit`,
    { ...scopeOf(graph), before, limit: query.pageSize + 1 },
  );
  const shown = rows.slice(0, query.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const counted = await session.get<{ total: number }>(
    'SELECT count(*) AS total FROM change WHERE owner = :owner AND project = :project',
    scopeOf(graph),
  );
  return {
    items: shown.map(changeOf),
    ...nextPage(identity, last && [last.number]),
    total: counted?.total ?? 0,
    ...(await possible(graph)),
  };
}
