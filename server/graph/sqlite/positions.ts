import { type SavePositionsInput } from '../../contract/edits.js';
import { seqOfNode } from './nodeRows.js';
import { type Graph, scopeOf } from './rows.js';

const OF_NODE = 'e.project = :project AND e.node = :node';

/** Keeps the place of one node, given by its row number. @param isNew whether it cannot have one yet */
export function putPosition(graph: Graph, node: number, { x, y }: { x: number; y: number }, isNew = false): void {
  const place = JSON.stringify({ x, y });
  if (!isNew) graph.file.bytes.removed('position', OF_NODE, { project: graph.row.project, node });
  graph.file.bytes.added([place]);
  graph.file.db.run(
    `INSERT INTO position (owner, project, node, place) VALUES (:owner, :project, :node, :place)
     ON CONFLICT DO UPDATE SET place = excluded.place`,
    { ...scopeOf(graph), node, place },
  );
}

/** Forgets the place of a node. */
export function deletePosition(graph: Graph, node: number): void {
  graph.file.bytes.removed('position', OF_NODE, { project: graph.row.project, node });
  graph.file.db.run('DELETE FROM position WHERE owner = :owner AND project = :project AND node = :node', {
    ...scopeOf(graph),
    node,
  });
}

/** Keeps places; ids of no node are passed over. Returns how many were kept. */
export function putPositions(graph: Graph, positions: SavePositionsInput['positions']): number {
  let kept = 0;
  for (const { nodeId, x, y } of positions) {
    const node = seqOfNode(graph, nodeId);
    if (node === undefined) continue;
    putPosition(graph, node, { x, y });
    kept += 1;
  }
  return kept;
}
