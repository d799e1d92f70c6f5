import { type GraphOverview, type OverviewQuery } from '../../../contract/subgraphs.js';
import { type Json } from '../../../platform/storage/Json.js';
import {
  type Graph,
  NODE_JSON,
  RELATIONSHIP_HEAD,
  RELATIONSHIP_TAIL,
  scopeOf,
  visible,
  WITH_POSITION,
} from '../rows.js';
import { labelCounts, typeCounts } from './counts.js';

interface NodeItem {
  seq: number;
  id: string;
  json: string;
}
interface RelationshipItem {
  start_node: number;
  end_node: number;
  head: string;
  tail: string;
}

const BEST_CONNECTED = `SELECT n.seq FROM node n INDEXED BY node_degree
  WHERE n.owner = :owner AND n.project = :project AND ${visible('n')} ORDER BY n.degree DESC, n.seq DESC LIMIT :limit`;
const BEST_CONNECTED_OF_LABEL = `SELECT n.seq FROM node_label l CROSS JOIN node n ON n.seq = l.node
  WHERE l.owner = :owner AND l.project = :project AND l.label = :label AND ${visible('n')}
  ORDER BY n.degree DESC, n.seq DESC LIMIT :limit`;

function bestNodes(graph: Graph, limit: number, label: string | undefined): NodeItem[] {
  return graph.file.db.all<NodeItem>(
    `WITH chosen AS MATERIALIZED (${label === undefined ? BEST_CONNECTED : BEST_CONNECTED_OF_LABEL})
     SELECT n.seq, n.id, ${NODE_JSON} AS json FROM chosen CROSS JOIN node n ON n.seq = chosen.seq ${WITH_POSITION}
     WHERE n.owner = :owner`,
    { ...scopeOf(graph), limit, ...(label === undefined ? {} : { label }) },
  );
}

/** Relationships with both ends among these nodes: the ends are known, so nothing is joined. */
export function relationshipsAmong(graph: Graph, ids: ReadonlyMap<number, string>, limit: number): string[] {
  const rows = graph.file.db.all<RelationshipItem>(
    `WITH chosen AS MATERIALIZED (SELECT value AS seq FROM json_each(:seqs)),
       picked AS MATERIALIZED (
         SELECT r.seq FROM chosen CROSS JOIN relationship r INDEXED BY relationship_start
           ON r.owner = :owner AND r.project = :project AND r.start_node = chosen.seq
         WHERE r.end_node IN (SELECT seq FROM chosen) AND ${visible('r')} LIMIT :limit)
     SELECT r.start_node, r.end_node, ${RELATIONSHIP_HEAD} AS head, '"' || ${RELATIONSHIP_TAIL} AS tail
     FROM picked CROSS JOIN relationship r ON r.seq = picked.seq`,
    { ...scopeOf(graph), seqs: JSON.stringify([...ids.keys()]), limit },
  );
  return rows.map(
    ({ start_node: start, end_node: end, head, tail }) =>
      `${head}${ids.get(start)}","endNodeId":"${ids.get(end)}${tail}`,
  );
}

/** The best connected nodes and the relationships among them, with the totals of all there is. */
export function overviewJson(graph: Graph, query: Omit<OverviewQuery, 'projectId'>): Json<GraphOverview> {
  const nodes = bestNodes(graph, query.nodes, query.label);
  const ids = new Map(nodes.map(({ seq, id }) => [seq, id]));
  const relationships = relationshipsAmong(graph, ids, query.relationships);
  const rest = JSON.stringify({
    projectId: graph.row.id,
    nodesTotal: graph.row.nodes_total,
    relationshipsTotal: graph.row.relationships_total,
    labels: labelCounts(graph),
    types: typeCounts(graph),
    head: graph.row.head,
  });
  const lists = `"nodes":[${nodes.map(({ json }) => json).join(',')}],"relationships":[${relationships.join(',')}]`;
  return `${rest.slice(0, -1)},${lists}}` as Json<GraphOverview>;
}
