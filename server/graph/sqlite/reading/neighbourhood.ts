import { ProblemError } from '../../../contract/ProblemError.js';
import { type TypeCount } from '../../../contract/elements.js';
import { type NodeId } from '../../../contract/ids.js';
import { type Neighbourhood, type NeighbourhoodQuery, type RelationshipsAmong } from '../../../contract/subgraphs.js';
import { type Json } from '../../../platform/storage/Json.js';
import { seqOfNode } from '../nodeRows.js';
import { type Graph, NODE_JSON, scopeOf, visible, WITH_POSITION } from '../rows.js';
import { relationshipsAmong } from './overview.js';

/** Relationships given with a neighbourhood at the most. */
const MOST_RELATIONSHIPS = 20_000;

/** One hop from a set of nodes, along relationships of a type or of any, either way; read from the indexes alone. */
const hopSql = (typed: boolean) => {
  const type = typed ? 'AND r.type = :type' : '';
  return `WITH frontier AS MATERIALIZED (SELECT value AS seq FROM json_each(:frontier))
    SELECT r.end_node AS seq FROM frontier CROSS JOIN relationship r INDEXED BY relationship_start
      ON r.owner = :owner AND r.project = :project AND r.start_node = frontier.seq ${type} AND ${visible('r')}
    UNION
    SELECT r.start_node FROM frontier CROSS JOIN relationship r INDEXED BY relationship_end
      ON r.owner = :owner AND r.project = :project AND r.end_node = frontier.seq ${type} AND ${visible('r')}`;
};

/** The nodes one hop away from these, in the order of their making. */
function hop(graph: Graph, frontier: readonly number[], type: string | undefined): number[] {
  const rows = graph.file.db.all<{ seq: number }>(hopSql(type !== undefined), {
    ...scopeOf(graph),
    frontier: JSON.stringify(frontier),
    ...(type === undefined ? {} : { type }),
  });
  return rows.map(({ seq }) => seq);
}

/** Relationships of a node by type, counted whole; a self loop once. */
function typesOf(graph: Graph, node: number): TypeCount[] {
  return graph.file.db
    .all<TypeCount>(
      `SELECT type, count(*) AS total FROM (
         SELECT r.type FROM relationship r INDEXED BY relationship_start
         WHERE r.owner = :owner AND r.project = :project AND r.start_node = :node AND ${visible('r')}
         UNION ALL
         SELECT r.type FROM relationship r INDEXED BY relationship_end
         WHERE r.owner = :owner AND r.project = :project AND r.end_node = :node AND r.start_node <> :node
           AND ${visible('r')})
       GROUP BY type ORDER BY total DESC, type`,
      { ...scopeOf(graph), node },
    )
    .map(({ type, total }) => ({ type, total }));
}

/** Nodes by row number, in the order given, as finished JSON. */
export function nodesJson(graph: Graph, seqs: readonly number[]): { seq: number; id: string; json: string }[] {
  return graph.file.db.all(
    `SELECT n.seq, n.id, ${NODE_JSON} AS json FROM json_each(:seqs) wanted CROSS JOIN node n ON n.seq = wanted.value
     ${WITH_POSITION} WHERE n.owner = :owner AND n.project = :project ORDER BY wanted.key`,
    { ...scopeOf(graph), seqs: JSON.stringify(seqs) },
  );
}

/** What joins nodes with each other; ids of none join nothing. */
export function relationshipsAmongJson(graph: Graph, nodes: readonly NodeId[]): Json<RelationshipsAmong> {
  const rows = graph.file.db.all<{ seq: number; id: string }>(
    `SELECT n.seq, n.id FROM json_each(:ids) wanted CROSS JOIN node n
       ON n.owner = :owner AND n.project = :project AND n.id = wanted.value AND ${visible('n')}`,
    { ...scopeOf(graph), ids: JSON.stringify([...new Set(nodes)]) },
  );
  const among = relationshipsAmong(graph, new Map(rows.map(({ seq, id }) => [seq, id])), MOST_RELATIONSHIPS);
  return `{"items":[${among.join(',')}]}` as Json<RelationshipsAmong>;
}

/** The surroundings of a node, hop by hop up to the limit. Throws `NODE_NOT_FOUND`. */
export function neighbourhoodJson(
  graph: Graph,
  start: NodeId,
  { hops, limit, type }: Omit<NeighbourhoodQuery, 'projectId'>,
): Json<Neighbourhood> {
  const first = seqOfNode(graph, start);
  if (first === undefined) throw new ProblemError('NODE_NOT_FOUND');
  const reached = new Set([first]);
  let frontier: number[] = [first];
  let leftOut = 0;
  for (let done = 0; done < hops && frontier.length > 0 && leftOut === 0; done += 1) {
    const fresh = hop(graph, frontier, type).filter((seq) => !reached.has(seq));
    frontier = fresh.slice(0, Math.max(0, limit - reached.size));
    leftOut = fresh.length - frontier.length;
    for (const seq of frontier) reached.add(seq);
  }
  const nodes = nodesJson(graph, [...reached]);
  const relationships = relationshipsAmong(graph, new Map(nodes.map(({ seq, id }) => [seq, id])), MOST_RELATIONSHIPS);
  return `{"nodes":[${nodes.map(({ json }) => json).join(',')}],"relationships":[${relationships.join(',')}],"nodesLeftOut":${leftOut},"types":${JSON.stringify(typesOf(graph, first))}}` as Json<Neighbourhood>;
}
