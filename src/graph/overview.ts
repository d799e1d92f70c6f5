import { type OverviewRequest } from '../../machines/overviewMachine';
import { type GraphOverview } from './elements';
import { type GraphModel } from './GraphModel';

const RELATIONSHIPS_PER_NODE = 20;
const MOST_RELATIONSHIPS = 100_000;

/** Where the backend tells what a canvas draws of a project: so many nodes, and what joins them. */
export function overviewPath({ projectId, nodes }: OverviewRequest): string {
  const query = new URLSearchParams({
    nodes: String(nodes),
    relationships: String(Math.min(MOST_RELATIONSHIPS, nodes * RELATIONSHIPS_PER_NODE)),
    ...(projectId === undefined ? {} : { projectId }),
  });
  return `/api/neo4j/graph?${query}`;
}

/** Ids of what a person brought onto a canvas that shows a part of the project; undefined when there is nothing such. */
export function broughtAlong(model: GraphModel, { nodes, nodesTotal }: GraphOverview) {
  if (nodes.length >= nodesTotal) return undefined;
  const known = new Set(nodes.map(({ id }) => id));
  const nodeIds = model.nodes().flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const outside = new Set(nodeIds);
  const relationshipIds = model
    .relationships()
    .flatMap(({ id, startNodeId, endNodeId }) => (outside.has(startNodeId) || outside.has(endNodeId) ? [id] : []));
  return nodeIds.length === 0 ? undefined : { nodeIds, relationshipIds };
}
