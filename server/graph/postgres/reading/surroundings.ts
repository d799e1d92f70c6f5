import { ProblemError } from '../../../contract/ProblemError.js';
import { type GraphRelationship, type TypeCount } from '../../../contract/elements.js';
import { type ProjectId } from '../../../contract/ids.js';
import {
  type GraphOverview,
  type Neighbourhood,
  type NeighbourhoodQuery,
  type OverviewQuery,
  type RelationshipsAmong,
} from '../../../contract/subgraphs.js';
import { type WithoutProject } from '../../ports/scope.js';
import { labelCounts, typeCounts } from '../receipts.js';
import {
  type Graph,
  NODE_COLUMNS,
  nodeAnswer,
  nodesById,
  nodesBySeq,
  type NodeRow,
  RELATIONSHIP_COLUMNS,
  relationshipAnswer,
  type RelationshipRow,
  scopeOf,
  visible,
  WITH_ENDS,
  WITH_POSITION,
} from '../rows.js';

/** Relationships given with nodes at the most. */
const MOST_RELATIONSHIPS = 20_000;

/** The row number of a node that readers see. Throws `NODE_NOT_FOUND`. */
export async function seqOfNode(graph: Graph, id: string, path?: string): Promise<number> {
  const [row] = await nodesById(graph, [id]);
  if (row !== undefined) return row.seq;
  throw new ProblemError('NODE_NOT_FOUND', path === undefined ? {} : { errors: [{ path, message: 'no such node' }] });
}

/**
 * Relationships with both ends among these nodes. LATERAL and OFFSET 0 keep PostgreSQL from joining the nodes with each other: 4 ms for
 * 300 of them, where `= ANY` twice takes 137.
 */
async function relationshipsAmong(graph: Graph, seqs: readonly number[], limit: number): Promise<GraphRelationship[]> {
  const rows = await graph.session.all<RelationshipRow>(
    `WITH chosen AS MATERIALIZED (SELECT unnest(:seqs::bigint[]) AS seq),
       picked AS MATERIALIZED (SELECT x.seq FROM chosen c CROSS JOIN LATERAL (
         SELECT r.seq, r.end_node FROM relationship r WHERE r.start_node = c.seq AND ${visible('r')} OFFSET 0) x
         WHERE x.end_node IN (SELECT seq FROM chosen) LIMIT :limit)
     SELECT ${RELATIONSHIP_COLUMNS} FROM picked k JOIN relationship r ON r.owner = :owner AND r.seq = k.seq ${WITH_ENDS}
     ORDER BY r.seq`,
    { ...scopeOf(graph), seqs, limit },
  );
  return rows.map(relationshipAnswer);
}

/** What joins nodes with each other; ids of none join nothing. */
export async function relationshipsAmongIds(graph: Graph, ids: readonly string[]): Promise<RelationshipsAmong> {
  const rows = await nodesById(graph, [...new Set(ids)]);
  const seqs = rows.map(({ seq }) => seq);
  return { items: await relationshipsAmong(graph, seqs, MOST_RELATIONSHIPS) };
}

/** The best connected nodes and the relationships among them, with the totals of all there is. */
export async function overviewOf(graph: Graph, query: WithoutProject<OverviewQuery>): Promise<GraphOverview> {
  const { label = null } = query;
  const worn = `EXISTS (SELECT 1 FROM node_label l
    WHERE l.owner = :owner AND l.project = :project AND l.label = :label AND l.node = n.seq)`;
  const rows = await graph.session.all<NodeRow>(
    `WITH chosen AS MATERIALIZED (SELECT n.seq FROM node n WHERE ${visible('n')} ${label === null ? '' : `AND ${worn}`}
       ORDER BY n.degree DESC, n.seq DESC LIMIT :limit)
     SELECT ${NODE_COLUMNS} FROM chosen c JOIN node n ON n.owner = :owner AND n.seq = c.seq ${WITH_POSITION}
     ORDER BY n.degree DESC, n.seq DESC`,
    { ...scopeOf(graph), limit: query.nodes, label },
  );
  const seqs = rows.map(({ seq }) => seq);
  return {
    projectId: graph.row.id as ProjectId,
    nodesTotal: graph.row.nodes_total,
    relationshipsTotal: graph.row.relationships_total,
    labels: await labelCounts(graph),
    types: await typeCounts(graph),
    head: graph.row.head,
    nodes: rows.map(nodeAnswer),
    relationships: await relationshipsAmong(graph, seqs, query.relationships),
  };
}

/** Steps from a set of nodes, either way, along relationships of some types or of any: the node that each comes from and where it leads. */
export function stepsFrom(
  graph: Graph,
  seqs: readonly number[],
  types: readonly string[] | undefined,
): Promise<{ near: number; far: number }[]> {
  const half = (near: string, far: string) =>
    `SELECT c.seq AS near, x.far FROM frontier c CROSS JOIN LATERAL (SELECT r.${far} AS far FROM relationship r
       WHERE r.${near} = c.seq ${types === undefined ? '' : 'AND r.type = ANY (:types::text[])'} AND ${visible('r')} OFFSET 0) x`;
  return graph.session.all<{ near: number; far: number }>(
    `WITH frontier AS MATERIALIZED (SELECT unnest(:seqs::bigint[]) AS seq)
     ${half('start_node', 'end_node')} UNION ${half('end_node', 'start_node')}`,
    { ...scopeOf(graph), seqs, types: types ?? null },
  );
}

/** Relationships of a node by type, counted whole; a self loop once. */
const typesOf = (graph: Graph, node: number): Promise<TypeCount[]> =>
  graph.session.all<TypeCount>(
    `SELECT type, count(*) AS total FROM (
       SELECT r.type FROM relationship r WHERE r.start_node = :node AND ${visible('r')}
       UNION ALL
       SELECT r.type FROM relationship r WHERE r.end_node = :node AND r.start_node <> :node AND ${visible('r')}) x
     GROUP BY type ORDER BY total DESC, type`,
    { ...scopeOf(graph), node },
  );

/** The surroundings of a node, hop by hop up to the limit. Throws `NODE_NOT_FOUND`. */
export async function neighbourhoodOf(
  graph: Graph,
  start: string,
  { hops, limit, type }: WithoutProject<NeighbourhoodQuery>,
): Promise<Neighbourhood> {
  const first = await seqOfNode(graph, start);
  const reached = new Set([first]);
  let frontier = [first];
  let leftOut = 0;
  for (let done = 0; done < hops && frontier.length > 0 && leftOut === 0; done += 1) {
    const far = (await stepsFrom(graph, frontier, type === undefined ? undefined : [type])).map((one) => one.far);
    const fresh = [...new Set(far)].filter((seq) => !reached.has(seq)).sort((one, other) => one - other);
    frontier = fresh.slice(0, Math.max(0, limit - reached.size));
    leftOut = fresh.length - frontier.length;
    for (const seq of frontier) reached.add(seq);
  }
  return {
    nodes: (await nodesBySeq(graph, [...reached])).map(nodeAnswer),
    relationships: await relationshipsAmong(graph, [...reached], MOST_RELATIONSHIPS),
    nodesLeftOut: leftOut,
    types: await typesOf(graph, first),
  };
}
