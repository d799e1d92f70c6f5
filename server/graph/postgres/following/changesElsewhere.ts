import { type Edit, elementEditsIn, styleEditsIn } from '../../../../domain/changes/edit.js';
import { type OwnerId } from '../../../contract/ids.js';
import { type GraphChanged } from '../../../contract/live.js';
import { type KnownHeads } from '../../changing/Followers.js';
import { Outcome } from '../../changing/Outcome.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type ChangeRow } from '../closing.js';
import { editsOf } from '../history.js';
import { outcomeOfImport } from '../imports/showImport.js';
import { graphsOf } from '../graphs.js';
import { toldOf } from '../receipts.js';
import { type Graph, scopeOf } from '../rows.js';
import { elementsOfEdits } from '../writing/elementsOfEdits.js';

/** Edits of a change that take more characters than this are not looked through: the change is told as too large to list. */
const MOST_CHARACTERS = 1_000_000;

type LoggedChange = Pick<ChangeRow, 'number' | 'batch' | 'undone'> & { readonly edits: string | null };

function untold(): Outcome {
  const outcome = new Outcome();
  outcome.leaveUntold();
  outcome.restyled();
  return outcome;
}

/** What logged edits left behind, with the versions of now. What is gone by now is told by the change that removed it. */
async function outcomeOfEdits(graph: Graph, edits: readonly Edit[]): Promise<Outcome> {
  const outcome = new Outcome();
  const { nodes, relationships } = await elementsOfEdits(graph, edits, true);
  const deleted = new Set(edits.filter(({ of, op }) => of === 'node' && op === 'delete').map(({ id }) => id));
  const node = (id: string | undefined): void => {
    const found = id === undefined ? undefined : nodes.get(id);
    if (found !== undefined && !deleted.has(found.id)) outcome.node(found.id, found.version);
  };
  for (const edit of edits) {
    if (edit.of === 'node') {
      if (edit.op === 'delete') outcome.nodeGone(edit.id);
      else node(edit.id);
      continue;
    }
    const parts = edit.op === 'update' ? [edit.from, edit.to] : [edit.element];
    for (const { startNodeId, endNodeId } of parts) [startNodeId, endNodeId].forEach(node);
    const held = relationships.get(edit.id);
    if (edit.op === 'delete') outcome.relationshipGone(edit.id);
    else if (held !== undefined) outcome.relationship(edit.id, held.version);
  }
  return outcome;
}

async function outcomeOf(graph: Graph, { edits, batch, undone }: LoggedChange): Promise<Outcome> {
  if (edits === null || (batch > 0 && undone)) return untold();
  const logged = editsOf({ edits });
  const outcome = await outcomeOfEdits(graph, elementEditsIn(logged));
  if (batch > 0) outcome.include(await outcomeOfImport(graph, batch, true));
  if (styleEditsIn(logged).length > 0) outcome.restyled();
  return outcome;
}

/** The number of the last change before a time: where telling begins for a project that was never told. */
async function headBefore(graph: Graph, since: string): Promise<number> {
  const found = await graph.session.get<{ head: number | null }>(
    'SELECT max(number) AS head FROM change WHERE owner = :owner AND project = :project AND at < :since',
    { ...scopeOf(graph), since },
  );
  return found?.head ?? 0;
}

/**
 * The changes of a project after one. Undo and redo leave no row of their own in the log: such steps, one or several in a
 * row, are told as one change that is too large to list.
 */
async function changesAfter(graph: Graph, after: number): Promise<GraphChanged[]> {
  const rows = await graph.session.all<LoggedChange>(
    `SELECT number, CASE WHEN length(edits) <= :most THEN edits END AS edits, batch, undone FROM change
     WHERE owner = :owner AND project = :project AND number > :after ORDER BY number`,
    { ...scopeOf(graph), after, most: MOST_CHARACTERS },
  );
  const told: GraphChanged[] = [];
  let last = after;
  const tell = async (head: number, outcome: Outcome): Promise<void> => {
    told.push({ ...(await toldOf(graph, outcome)), head });
    last = head;
  };
  for (const row of rows) {
    if (row.number > last + 1) await tell(row.number - 1, untold());
    await tell(row.number, await outcomeOf(graph, row));
  }
  if (graph.row.head > last) await tell(graph.row.head, untold());
  return told;
}

/** Whose projects were changed since a time. */
export async function changedSince(session: Session, since: string): Promise<OwnerId[]> {
  const rows = await session.everybody<{ id: OwnerId }>(
    'SELECT DISTINCT o.id FROM graph g JOIN person o ON o.owner = g.owner WHERE g.updated_at >= :since',
    { since },
  );
  return rows.map(({ id }) => id);
}

/** All changes of a person's projects after those that are known, oldest first in each; of a project without one, those since a time. */
export async function changesElsewhere(
  session: Session,
  ownerId: OwnerId,
  known: KnownHeads,
  since: string,
): Promise<GraphChanged[]> {
  const told: GraphChanged[] = [];
  for (const row of await graphsOf(session, ownerId)) {
    const graph = { session, ownerId, row };
    const after = known[row.id];
    if (after !== undefined && after >= row.head) continue;
    told.push(...(await changesAfter(graph, after ?? (await headBefore(graph, since)))));
  }
  return told;
}
