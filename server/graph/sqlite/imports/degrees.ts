import { type Graph, scopeOf } from '../rows.js';
import { type Batch } from './batches.js';

/** Nodes whose relationships are counted in one transaction. */
const SLICE = 2000;

/**
 * Counts the relationships of the next nodes of an import, while it is still hidden. Returns the last node counted, or
 * undefined when none was left.
 */
export function setDegrees(
  graph: Graph,
  { batch, first_node: first, last_node: last }: Batch,
  after: number,
): number | undefined {
  const parameters = { ...scopeOf(graph), batch };
  const nodes = graph.file.db.all<{ seq: number; degree: number }>(
    `SELECT n.seq,
       (SELECT count(*) FROM relationship r INDEXED BY relationship_start
        WHERE r.owner = :owner AND r.project = :project AND r.start_node = n.seq AND r.batch = :batch)
       + (SELECT count(*) FROM relationship r INDEXED BY relationship_end
        WHERE r.owner = :owner AND r.project = :project AND r.end_node = n.seq AND r.batch = :batch
          AND r.start_node <> n.seq) AS degree
     FROM node n WHERE n.owner = :owner AND n.project = :project AND n.seq BETWEEN :from AND :last AND n.batch = :batch
     ORDER BY n.seq LIMIT ${SLICE}`,
    { ...parameters, from: Math.max(first, after + 1), last },
  );
  for (const { seq, degree } of nodes) {
    graph.file.db.run(
      'UPDATE node SET degree = :degree WHERE owner = :owner AND project = :project AND seq = :seq AND batch = :batch',
      { ...parameters, seq, degree },
    );
  }
  return nodes.at(-1)?.seq;
}
