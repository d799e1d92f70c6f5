import { ProblemError } from '../../../contract/ProblemError.js';
import { type ImportId } from '../../../contract/ids.js';
import { type Batch, type BatchState } from '../../storedRows.js';
import { prepared } from '../../../platform/storage/postgres/statement.js';
import { type Graph, scopeOf } from '../rows.js';

/** The batch of this number. */
export async function batchOf(graph: Graph, batch: number): Promise<Batch> {
  const found = await graph.session.get<Batch>(
    'SELECT * FROM batch WHERE owner = :owner AND project = :project AND batch = :batch',
    { ...scopeOf(graph), batch },
  );
  if (found === undefined) throw new Error(`Batch ${batch} is not there`);
  return found;
}

/** Takes a batch to another state; all but `published` are hidden from readers. */
export async function setBatchState(graph: Graph, batch: number, state: BatchState): Promise<void> {
  const parameters = { ...scopeOf(graph), batch };
  await graph.session.run(
    'UPDATE batch SET state = :state WHERE owner = :owner AND project = :project AND batch = :batch',
    { ...parameters, state },
  );
  await graph.session.run(
    state === 'published'
      ? 'DELETE FROM hidden_batch WHERE owner = :owner AND project = :project AND batch = :batch'
      : 'INSERT INTO hidden_batch (owner, project, batch) VALUES (:owner, :project, :batch) ON CONFLICT DO NOTHING',
    parameters,
  );
  if (state === 'dropped') graph.hasPendingCleanup = true;
}

const COLUMNS = `batch, import_id, state, nodes_total, relationships_total, first_node, first_relationship, last_node,
  last_relationship`;
const OF_IMPORT = prepared(`SELECT ${COLUMNS} FROM batch
  WHERE owner = :owner AND project = :project AND import_id = :importId ORDER BY batch DESC LIMIT 1`);

/** The batch of an import, of several the last. */
export const batchOfImport = (graph: Graph, importId: string): Promise<Batch | undefined> =>
  graph.session.get<Batch>(OF_IMPORT, { ...scopeOf(graph), importId });

/** The batch of an import that is being written. Throws `IMPORT_NOT_FOUND`, `IMPORT_STATE`. */
export async function openBatch(graph: Graph, importId: ImportId): Promise<Batch> {
  const batch = await batchOfImport(graph, importId);
  if (batch === undefined) throw new ProblemError('IMPORT_NOT_FOUND');
  if (batch.state !== 'open') throw new ProblemError('IMPORT_STATE');
  return batch;
}

/** Gives up the imports that were undone and can no longer be redone; their rows go afterwards. */
export async function dropUndoneBatches(graph: Graph): Promise<void> {
  const dropped = await graph.session.run(
    "UPDATE batch SET state = 'dropped' WHERE owner = :owner AND project = :project AND state = 'undone'",
    scopeOf(graph),
  );
  if (dropped > 0) graph.hasPendingCleanup = true;
}
