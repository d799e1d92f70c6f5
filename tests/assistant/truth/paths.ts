import { type ImportBatch, type ImportedNode } from '../../../server/graph/ports/ImportSink.js';

/** How far every node is from one, without regard to the direction of relationships. */
function distances(graph: ImportBatch, from: ImportedNode, types: readonly string[] | undefined): Map<string, number> {
  const neighbours = new Map<string, string[]>();
  const join = (one: string, other: string) => {
    const known = neighbours.get(one);
    if (known === undefined) neighbours.set(one, [other]);
    else known.push(other);
  };
  for (const { type, startNodeId, endNodeId } of graph.relationships) {
    if (types !== undefined && !types.includes(type)) continue;
    join(startNodeId, endNodeId);
    join(endNodeId, startNodeId);
  }
  const found = new Map<string, number>([[from.id, 0]]);
  const queue: string[] = [from.id];
  for (const id of queue) {
    for (const next of neighbours.get(id) ?? []) {
      if (found.has(next)) continue;
      found.set(next, (found.get(id) ?? 0) + 1);
      queue.push(next);
    }
  }
  return found;
}

/**
 * The inner nodes of all shortest paths between two nodes, one group for each step between them; undefined when nothing
 * joins them. Neighbours have no group.
 */
export function shortestSteps(
  graph: ImportBatch,
  from: ImportedNode,
  to: ImportedNode,
  types?: readonly string[],
): ImportedNode[][] | undefined {
  const before = distances(graph, from, types);
  const after = distances(graph, to, types);
  const length = before.get(to.id);
  if (length === undefined) return undefined;
  return Array.from({ length: length - 1 }, (_, index) =>
    graph.nodes.filter(({ id }) => before.get(id) === index + 1 && after.get(id) === length - index - 1),
  );
}
