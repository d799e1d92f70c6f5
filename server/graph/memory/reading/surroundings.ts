import { type GraphRelationship } from '../../../contract/elements.js';
import {
  type GraphOverview,
  type GraphPath,
  type Neighbourhood,
  type NeighbourhoodQuery,
  type OverviewQuery,
  type RelationshipsAmong,
  type ShortestPathQuery,
} from '../../../contract/subgraphs.js';
import { type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { type WithoutProject } from '../../ports/scope.js';
import { labelCounts, requireNode, nodeAnswer, relationshipAnswer, typeCounts } from '../answers.js';
import { inOrder, type MemoryProject } from '../MemoryProject.js';

/** Relationships given with a neighbourhood at the most. */
const MOST_RELATIONSHIPS = 20_000;

function relationshipsAmong(project: MemoryProject, nodes: readonly StoredNode[], limit: number): GraphRelationship[] {
  const ids = new Set(nodes.map(({ id }) => id));
  return nodes
    .flatMap(({ id }) => project.relationshipsOf(id).filter((one) => one.startNodeId === id && ids.has(one.endNodeId)))
    .slice(0, limit)
    .map(relationshipAnswer);
}

/** What joins nodes with each other; ids of none join nothing. */
export const relationshipsAmongNodes = (project: MemoryProject, nodes: readonly string[]): RelationshipsAmong => ({
  items: relationshipsAmong(
    project,
    [...new Set(nodes)].flatMap((id) => project.nodes.get(id) ?? []),
    MOST_RELATIONSHIPS,
  ),
});

/** The best connected nodes and the relationships among them, with the totals of all there is. */
export function overviewOf(project: MemoryProject, query: WithoutProject<OverviewQuery>): GraphOverview {
  const { label } = query;
  const nodes = [...project.nodes.values()]
    .filter(({ labels }) => label === undefined || labels.includes(label))
    .sort((one, other) => project.degree(other.id) - project.degree(one.id) || other.seq - one.seq)
    .slice(0, query.nodes);
  return {
    projectId: project.id,
    nodesTotal: project.nodes.size,
    relationshipsTotal: project.relationships.size,
    labels: labelCounts(project.nodes.values()),
    types: typeCounts(project.relationships.values()),
    head: project.head,
    nodes: nodes.map((node) => nodeAnswer(project, node)),
    relationships: relationshipsAmong(project, nodes, query.relationships),
  };
}

const otherEnd = ({ startNodeId, endNodeId }: StoredRelationship, id: string): string =>
  startNodeId === id ? endNodeId : startNodeId;

/** The nodes one hop away from these, in the order of their making. */
function hop(project: MemoryProject, frontier: readonly StoredNode[], type: string | undefined): StoredNode[] {
  const far = frontier.flatMap(({ id }) =>
    project.relationshipsOf(id).flatMap((one) => (type === undefined || one.type === type ? [otherEnd(one, id)] : [])),
  );
  return inOrder([...new Set(far)].flatMap((id) => project.nodes.get(id) ?? []));
}

/** The surroundings of a node, hop by hop up to the limit. Throws `NODE_NOT_FOUND`. */
export function neighbourhoodOf(
  project: MemoryProject,
  start: string,
  { hops, limit, type }: WithoutProject<NeighbourhoodQuery>,
): Neighbourhood {
  const first = requireNode(project, start);
  const reached = new Set([first]);
  let frontier = [first];
  let leftOut = 0;
  for (let done = 0; done < hops && frontier.length > 0 && leftOut === 0; done += 1) {
    const fresh = hop(project, frontier, type).filter((node) => !reached.has(node));
    frontier = fresh.slice(0, Math.max(0, limit - reached.size));
    leftOut = fresh.length - frontier.length;
    for (const node of frontier) reached.add(node);
  }
  const nodes = [...reached];
  return {
    nodes: nodes.map((node) => nodeAnswer(project, node)),
    relationships: relationshipsAmong(project, nodes, MOST_RELATIONSHIPS),
    nodesLeftOut: leftOut,
    types: typeCounts(project.relationshipsOf(first.id)),
  };
}

type PathQuery = WithoutProject<ShortestPathQuery> & { readonly types?: readonly string[] };

/** The relationship by which each node was reached first, from the start outward. */
function reachedBy(project: MemoryProject, { from, to, maxHops, types }: PathQuery): Map<string, StoredRelationship> {
  const by = new Map<string, StoredRelationship>();
  let frontier: string[] = [from];
  for (let hops = 0; hops < maxHops && frontier.length > 0 && !by.has(to); hops += 1) {
    const fresh: string[] = [];
    for (const id of frontier) {
      for (const relationship of project.relationshipsOf(id)) {
        const far = otherEnd(relationship, id);
        if (far === from || by.has(far) || types?.includes(relationship.type) === false) continue;
        by.set(far, relationship);
        fresh.push(far);
      }
    }
    frontier = fresh;
  }
  return by;
}

/** A shortest path, relationships followed either way. Throws `NODE_NOT_FOUND`. */
export function shortestPathOf(project: MemoryProject, query: PathQuery): GraphPath {
  const { from, to } = query;
  requireNode(project, from, 'querystring/from');
  requireNode(project, to, 'querystring/to');
  const by = from === to ? new Map<string, StoredRelationship>() : reachedBy(project, query);
  if (from !== to && !by.has(to)) return { found: false, nodes: [], relationships: [] };
  const ids: string[] = [to];
  const relationships: StoredRelationship[] = [];
  for (let at: string = to, step = by.get(at); at !== from && step !== undefined; step = by.get(at)) {
    at = otherEnd(step, at);
    ids.unshift(at);
    relationships.unshift(step);
  }
  return {
    found: true,
    nodes: ids.map((id) => nodeAnswer(project, requireNode(project, id))),
    relationships: relationships.map(relationshipAnswer),
  };
}
