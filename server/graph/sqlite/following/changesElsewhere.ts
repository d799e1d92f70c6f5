import { type OwnerId } from '../../../contract/ids.js';
import { type GraphChanged } from '../../../contract/live.js';
import { fileNameOf } from '../../../people/personFile/PersonFile.js';
import { type PersonFiles } from '../../../people/personFile/PersonFiles.js';
import { connectPlain } from '../../../platform/storage/driver.js';
import { type KnownHeads } from '../../changing/Followers.js';
import { Outcome } from '../../changing/Outcome.js';
import { type Edit, elementEditsIn, type LoggedEdit, styleEditsIn } from '../../../../domain/changes/edit.js';
import { outcomeOfImport } from '../imports/outcomeOfImport.js';
import { rowOfNode } from '../nodeRows.js';
import { graphsIn } from '../graphs.js';
import { toldOf } from '../receipts.js';
import { type Graph, loadRelationship, scopeOf } from '../rows.js';

/** Edits of a change that take more characters than this are not looked through: the change is told as too large to list. */
const MOST_CHARACTERS = 1_000_000;

interface LoggedChange {
  readonly number: number;
  /** NULL when they are too many to look through. */
  readonly edits: string | null;
  readonly batch: number;
  readonly undone: number;
}

function untold(): Outcome {
  const outcome = new Outcome();
  outcome.leaveUntold();
  outcome.restyled();
  return outcome;
}

/** The nodes whose numbers of relationships an edit of a relationship changes. */
function endsOf(edit: Extract<Edit, { of: 'relationship' | 'node' }>): string[] {
  const parts = edit.op === 'update' ? [edit.from, edit.to] : [edit.element as { startNodeId?: string }];
  return parts.flatMap((part: { startNodeId?: string; endNodeId?: string }) =>
    [part.startNodeId, part.endNodeId].filter((id) => id !== undefined),
  );
}

/** What logged edits left behind, with the versions of now. What is gone by now is told by the change that removed it. */
function outcomeOfEdits(graph: Graph, edits: readonly Edit[]): Outcome {
  const outcome = new Outcome();
  const node = (id: string): void => {
    const row = rowOfNode(graph, id);
    if (row !== undefined) outcome.node(id, row.version);
  };
  for (const edit of edits) {
    if (edit.of === 'relationship') endsOf(edit).forEach(node);
    if (edit.of === 'node' && edit.op === 'delete') outcome.nodeGone(edit.id);
    else if (edit.of === 'node') node(edit.id);
    else if (edit.op === 'delete') outcome.relationshipGone(edit.id);
    else {
      const held = loadRelationship(graph, edit.id);
      if (held !== undefined) outcome.relationship(edit.id, held.version);
    }
  }
  return outcome;
}

function outcomeOf(graph: Graph, { edits, batch, undone }: LoggedChange): Outcome {
  if (edits === null || (batch > 0 && undone === 1)) return untold();
  const logged = JSON.parse(edits) as LoggedEdit[];
  const outcome = outcomeOfEdits(graph, elementEditsIn(logged));
  if (batch > 0) outcome.include(outcomeOfImport(graph, batch, true));
  if (styleEditsIn(logged).length > 0) outcome.restyled();
  return outcome;
}

/** The number of the last change before a time: where telling begins for a project that was never told. */
const headBefore = (graph: Graph, since: string): number =>
  graph.file.db.get<{ head: number | null }>(
    'SELECT max(number) AS head FROM change WHERE owner = :owner AND project = :project AND at < :since',
    { ...scopeOf(graph), since },
  )?.head ?? 0;

/**
 * The changes of a project after one. Undo and redo leave no row of their own in the log: such steps, one or several in a
 * row, are told as one change that is too large to list.
 */
function changesAfter(graph: Graph, after: number): GraphChanged[] {
  const rows = graph.file.db.all<LoggedChange>(
    `SELECT number, iif(length(edits) > :most, NULL, edits) AS edits, batch, undone FROM change
     WHERE owner = :owner AND project = :project AND number > :after ORDER BY number`,
    { ...scopeOf(graph), after, most: MOST_CHARACTERS },
  );
  const told: GraphChanged[] = [];
  let last = after;
  const tell = (head: number, outcome: Outcome): void => {
    told.push({ ...toldOf(graph, outcome), head });
    last = head;
  };
  for (const row of rows) {
    if (row.number > last + 1) tell(row.number - 1, untold());
    tell(row.number, outcomeOf(graph, row));
  }
  if (graph.row.head > last) tell(graph.row.head, untold());
  return told;
}

/** What tells of commits that another process made to the same files. */
export const followingCommands = (files: PersonFiles) => ({
  /** Whose file it is; undefined when it is not made to its end yet, or is no person's. */
  ownerIn: (path: string): OwnerId | undefined => {
    const connection = connectPlain(path);
    try {
      const found = connection.prepare('SELECT id FROM person LIMIT 1').get() as { id: OwnerId } | undefined;
      return found !== undefined && path.endsWith(fileNameOf(found.id)) ? found.id : undefined;
    } catch {
      return undefined;
    } finally {
      connection.close();
    }
  },

  /** All changes of a person's projects after those that are known, oldest first in each; of a project without one, those since a time. */
  changesAfter: (ownerId: OwnerId, known: KnownHeads, since: string): GraphChanged[] => {
    const file = files.of(ownerId);
    return file.db.read(() =>
      graphsIn(file).flatMap((row) => {
        const graph = { file, row };
        const after = known[row.id];
        if (after !== undefined && after >= row.head) return [];
        return changesAfter(graph, after ?? headBefore(graph, since));
      }),
    );
  },
});
