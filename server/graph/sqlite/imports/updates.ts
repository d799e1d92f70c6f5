import { type UpdateEdit } from '../../../../domain/changes/edit.js';
import { type Graph, scopeOf } from '../rows.js';

const keyOf = ({ of, id }: UpdateEdit): string => `${of} ${id}`;

/** Keeps what an import will change of what is there until it is published. */
export function stageUpdates(graph: Graph, batch: number, updates: readonly UpdateEdit[]): void {
  for (const edit of updates)
    graph.file.db.run(
      `INSERT INTO batch_update (owner, project, batch, element, edit)
       VALUES (:owner, :project, :batch, :element, :edit)
       ON CONFLICT DO UPDATE SET edit = excluded.edit`,
      { ...scopeOf(graph), batch, element: keyOf(edit), edit: JSON.stringify(edit) },
    );
}

/** What an import changes of what is there, nodes first. Whether each is still as it was read is seen where it is made. */
export function takeUpdates(graph: Graph, batch: number): UpdateEdit[] {
  const where = { ...scopeOf(graph), batch };
  const rows = graph.file.db.all<{ edit: string }>(
    'SELECT edit FROM batch_update WHERE owner = :owner AND project = :project AND batch = :batch ORDER BY element',
    where,
  );
  const edits = rows.map(({ edit }) => JSON.parse(edit) as UpdateEdit);
  graph.file.db.run('DELETE FROM batch_update WHERE owner = :owner AND project = :project AND batch = :batch', where);
  return edits;
}
