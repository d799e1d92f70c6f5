import { type GraphModel } from '../../graph/GraphModel';

/** What is drawn in full while all else is faint; without relationships, those that join such nodes. */
export interface Kept {
  readonly nodes: ReadonlySet<string>;
  readonly relationships?: ReadonlySet<string>;
}

/** Whether a relationship is drawn in full then. */
export const isLineKept = ({ nodes, relationships }: Kept, id: string, start: string, end: string): boolean =>
  relationships?.has(id) ?? (nodes.has(start) && nodes.has(end));

/** What is drawn faintly then, by its ids. */
export function dimmedBy(model: Pick<GraphModel, 'nodes' | 'relationships'>, kept: Kept | null): ReadonlySet<string> {
  if (kept === null) return new Set();
  const faint = model.relationships().filter((one) => !isLineKept(kept, one.id, one.startNodeId, one.endNodeId));
  return new Set([...model.nodes().filter(({ id }) => !kept.nodes.has(id)), ...faint].map(({ id }) => id));
}
