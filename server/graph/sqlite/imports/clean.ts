import { type OwnerId } from '../../../contract/ids.js';
import { deleteNodeRow } from '../nodeRows.js';
import { type PersonFile } from '../../../people/personFile/PersonFile.js';
import { type PersonFiles } from '../../../people/personFile/PersonFiles.js';
import { type GraphRow } from '../graphs.js';
import { deletePosition } from '../positions.js';
import { deleteRelationshipRows } from '../relationshipRows.js';
import { type Graph, scopeOf } from '../rows.js';
import { type Batch } from '../../storedRows.js';

/** Rows removed in one transaction. */
const SLICE = 500;

/** The next given-up import of any project. */
function nextDropped(file: PersonFile): { graph: Graph; batch: Batch } | undefined {
  const found = file.db.get<Batch & { project: number }>(
    `SELECT b.* FROM batch b CROSS JOIN graph g ON g.owner = b.owner AND g.project = b.project AND g.access <> 'hidden'
     WHERE b.owner = :owner AND b.state = 'dropped' ORDER BY b.project, b.batch LIMIT 1`,
    { owner: file.owner },
  );
  if (found === undefined) return undefined;
  const row = file.db.get<GraphRow>('SELECT * FROM graph WHERE owner = :owner AND project = :project', {
    owner: file.owner,
    project: found.project,
  });
  return row === undefined ? undefined : { graph: { file, row }, batch: found };
}

function dropRelationships(graph: Graph, { batch, first_relationship: first, last_relationship: last }: Batch): number {
  const rows = graph.file.db.all<{ seq: number }>(
    `SELECT seq FROM relationship NOT INDEXED WHERE owner = :owner AND project = :project AND seq BETWEEN :first AND :last
       AND batch = :batch LIMIT ${SLICE}`,
    { ...scopeOf(graph), batch, first, last },
  );
  const seqs = rows.map(({ seq }) => seq);
  if (seqs.length > 0) deleteRelationshipRows(graph, seqs);
  return rows.length;
}

function dropNodes(graph: Graph, { batch, first_node: first, last_node: last }: Batch): number {
  const rows = graph.file.db.all<{ seq: number; labels: string }>(
    `SELECT seq, labels FROM node NOT INDEXED WHERE owner = :owner AND project = :project AND seq BETWEEN :first AND :last
       AND batch = :batch LIMIT ${SLICE}`,
    { ...scopeOf(graph), batch, first, last },
  );
  for (const { seq, labels } of rows) {
    deleteNodeRow(graph, { seq, labels: JSON.parse(labels) as string[] });
    deletePosition(graph, seq);
  }
  return rows.length;
}

function forgetBatch(graph: Graph, batch: number): void {
  for (const table of ['batch_total', 'batch_end', 'batch_style', 'batch_update', 'batch', 'hidden_batch']) {
    graph.file.db.run(`DELETE FROM ${table} WHERE owner = :owner AND project = :project AND batch = :batch`, {
      ...scopeOf(graph),
      batch,
    });
  }
}

/** Removes some rows of given-up imports; false when none is left. */
function cleanSlice(file: PersonFile): boolean {
  return file.db.write(() => {
    const next = nextDropped(file);
    if (next === undefined) return false;
    const { graph, batch } = next;
    if (dropRelationships(graph, batch) === 0 && dropNodes(graph, batch) === 0) forgetBatch(graph, batch.batch);
    return true;
  });
}

/** Removes the rows of all given-up imports of a person, a slice at a time; a crash in between is made up for at the next opening. */
export function* cleanFile(files: PersonFiles, ownerId: OwnerId): Generator<undefined, void> {
  while (files.has(ownerId) && cleanSlice(files.of(ownerId))) yield;
}

/** What a stopped process left of its imports is given up. Returns whether anything waits for being removed. */
export function giveUpAbandoned(file: PersonFile): boolean {
  file.db.run("UPDATE batch SET state = 'dropped' WHERE owner = :owner AND state = 'open'", { owner: file.owner });
  const waiting = file.db.get("SELECT 1 FROM batch WHERE owner = :owner AND state = 'dropped'", { owner: file.owner });
  return waiting !== undefined;
}
