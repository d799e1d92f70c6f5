import { type Graph, scopeOf } from '../rows.js';
import { type Batch } from '../../storedRows.js';

/** Nodes whose relationships are counted in one transaction. */
const SLICE = 2000;

/**
 * Counts the relationships of the next nodes of an import, while it is still hidden. Returns the last node looked at, or
 * undefined when none was left.
 */
export function setDegrees(
  graph: Graph,
  { batch, first_node: first, last_node: last }: Batch,
  after: number,
): number | undefined {
  const from = Math.max(first, after + 1);
  if (from > last) return undefined;
  const to = Math.min(last, from + SLICE - 1);
  graph.file.db.run(
    `WITH counted AS MATERIALIZED (
       SELECT n.seq, n.degree,
         (SELECT count(*) FROM relationship r INDEXED BY relationship_start
          WHERE r.owner = :owner AND r.project = :project AND r.start_node = n.seq AND r.batch = :batch)
         + (SELECT count(*) FROM relationship r INDEXED BY relationship_end
          WHERE r.owner = :owner AND r.project = :project AND r.end_node = n.seq AND r.batch = :batch
            AND r.start_node <> n.seq) AS total
       FROM node n NOT INDEXED
       WHERE n.owner = :owner AND n.project = :project AND n.seq BETWEEN :from AND :to AND n.batch = :batch)
     UPDATE node NOT INDEXED SET degree = counted.total FROM counted
     WHERE node.seq = counted.seq AND node.owner = :owner AND node.project = :project AND counted.total <> counted.degree`,
    { ...scopeOf(graph), batch, from, to },
  );
  return to;
}
