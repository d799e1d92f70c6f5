import { says } from '../../../../domain/changes/delta.js';
import { type UpdateEdit } from '../../../../domain/changes/edit.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Graph, loadNode, loadRelationship, scopeOf } from '../rows.js';

const keyOf = ({ of, id }: UpdateEdit): string => `${of} ${id}`;

/** Keeps what an import will change of what is there until it is published. */
export function stageUpdates(graph: Graph, batch: number, updates: readonly UpdateEdit[]): void {
  for (const edit of updates)
    graph.file.db.run(
      `INSERT OR REPLACE INTO batch_update (owner, project, batch, element, edit)
       VALUES (:owner, :project, :batch, :element, :edit)`,
      { ...scopeOf(graph), batch, element: keyOf(edit), edit: JSON.stringify(edit) },
    );
}

/** Throws `VERSION_CONFLICT` when an element is gone, or is not any more what it was changed from. */
function checkPresent(graph: Graph, { of, id, from }: UpdateEdit): void {
  const present = of === 'node' ? loadNode(graph, id) : loadRelationship(graph, id);
  if (present !== undefined && says(present, from)) return;
  throw new ProblemError('VERSION_CONFLICT', { detail: `The ${of} ${id} was changed while it was imported` });
}

/** What an import changes of what is there, nodes first, each still as it was read. Throws `VERSION_CONFLICT`. */
export function takeUpdates(graph: Graph, batch: number): UpdateEdit[] {
  const where = { ...scopeOf(graph), batch };
  const rows = graph.file.db.all<{ edit: string }>(
    'SELECT edit FROM batch_update WHERE owner = :owner AND project = :project AND batch = :batch ORDER BY element',
    where,
  );
  const edits = rows.map(({ edit }) => JSON.parse(edit) as UpdateEdit);
  for (const edit of edits) checkPresent(graph, edit);
  graph.file.db.run('DELETE FROM batch_update WHERE owner = :owner AND project = :project AND batch = :batch', where);
  return edits;
}
