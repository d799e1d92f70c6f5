import { type GraphModel } from '../../graph/GraphModel';

/** What is drawn in full while all else is faint; without relationships, those that join such nodes. */
export interface Kept {
  readonly nodes: ReadonlySet<string>;
  readonly relationships?: ReadonlySet<string>;
}

/** What is drawn faintly then, by its ids. */
export function dimmedBy(model: Pick<GraphModel, 'nodes' | 'relationships'>, kept: Kept | null): ReadonlySet<string> {
  if (kept === null) return new Set();
  const { nodes, relationships } = kept;
  const isKept = (id: string, start: string, end: string) =>
    relationships === undefined ? nodes.has(start) && nodes.has(end) : relationships.has(id);
  return new Set([
    ...model.nodes().flatMap(({ id }) => (nodes.has(id) ? [] : [id])),
    ...model
      .relationships()
      .flatMap(({ id, startNodeId, endNodeId }) => (isKept(id, startNodeId, endNodeId) ? [] : [id])),
  ]);
}
