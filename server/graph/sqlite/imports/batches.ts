import { type Batch, type BatchState } from '../../storedRows.js';
import { type Graph, scopeOf } from '../rows.js';

/** The batch of this number. */
export const batchOf = (graph: Graph, batch: number): Batch | undefined =>
  graph.file.db.get<Batch>('SELECT * FROM batch WHERE owner = :owner AND project = :project AND batch = :batch', {
    ...scopeOf(graph),
    batch,
  });

/** Takes a batch to another state; all but `published` are hidden from readers. */
export function setBatchState(graph: Graph, batch: number, state: BatchState): void {
  const parameters = { ...scopeOf(graph), batch };
  graph.file.db.run('UPDATE batch SET state = :state WHERE owner = :owner AND project = :project AND batch = :batch', {
    ...parameters,
    state,
  });
  graph.file.db.run(
    state === 'published'
      ? 'DELETE FROM hidden_batch WHERE owner = :owner AND project = :project AND batch = :batch'
      : 'INSERT OR IGNORE INTO hidden_batch (owner, project, batch) VALUES (:owner, :project, :batch)',
    parameters,
  );
}

/** The batch of an import. */
export const batchOfImport = (graph: Graph, importId: string): Batch | undefined =>
  graph.file.db.get<Batch>(
    'SELECT * FROM batch WHERE owner = :owner AND project = :project AND import_id = :importId ORDER BY batch DESC LIMIT 1',
    { ...scopeOf(graph), importId },
  );

/** Gives up a batch: hidden at once, its rows go in slices afterwards. */
export function dropBatch(graph: Graph, batch: number): void {
  setBatchState(graph, batch, 'dropped');
  graph.file.hasPendingCleanup = true;
}

/** Gives up the imports that were undone and can no longer be redone. */
export function dropUndoneBatches(graph: Graph): void {
  const dropped = graph.file.db.run(
    "UPDATE batch SET state = 'dropped' WHERE owner = :owner AND project = :project AND state = 'undone'",
    scopeOf(graph),
  );
  if (dropped > 0) graph.file.hasPendingCleanup = true;
}
