import { type SavePositionsInput } from '../../contract/edits.js';
import { seqOfNode } from './nodeRows.js';
import { type Graph, scopeOf } from './rows.js';

/** Keeps the place of one node, given by its row number. */
export function putPosition(graph: Graph, node: number, { x, y }: { x: number; y: number }): void {
  graph.file.db.run(
    `INSERT INTO position (owner, project, node, place) VALUES (:owner, :project, :node, :place)
     ON CONFLICT DO UPDATE SET place = excluded.place`,
    { ...scopeOf(graph), node, place: JSON.stringify({ x, y }) },
  );
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
