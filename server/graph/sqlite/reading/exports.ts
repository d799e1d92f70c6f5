import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { type ExportSlice } from '../../ports/GraphReader.js';
import { type Json } from '../../../platform/storage/Json.js';
import { type Graph, NODE_JSON, RELATIONSHIP_JSON, scopeOf, visible, WITH_ENDS, WITH_POSITION } from '../rows.js';

interface Item {
  id: string;
  json: string;
}

/** The slice as JSON text: crossing threads as one string is cheaper than as objects. */
function sliceOf<T>(rows: readonly Item[], limit: number): Json<ExportSlice<T>> {
  const next = rows.length < limit ? null : (rows.at(-1)?.id ?? null);
  return `{"items":[${rows.map(({ json }) => json).join(',')}],"next":${JSON.stringify(next)}}` as Json<ExportSlice<T>>;
}

/** The nodes after this id, in the order of ids. */
export const exportNodes = (graph: Graph, after: string | null, limit: number): Json<ExportSlice<GraphNode>> =>
  sliceOf(
    graph.file.db.all<Item>(
      `SELECT n.id, ${NODE_JSON} AS json FROM node n INDEXED BY node_id ${WITH_POSITION}
       WHERE n.owner = :owner AND n.project = :project AND n.id > :after AND ${visible('n')} ORDER BY n.id LIMIT :limit`,
      { ...scopeOf(graph), after: after ?? '', limit },
    ),
    limit,
  );

/** The relationships after this id, in the order of ids. */
export const exportRelationships = (
  graph: Graph,
  after: string | null,
  limit: number,
): Json<ExportSlice<GraphRelationship>> =>
  sliceOf(
    graph.file.db.all<Item>(
      `WITH page AS MATERIALIZED (SELECT r.seq FROM relationship r INDEXED BY relationship_id
         WHERE r.owner = :owner AND r.project = :project AND r.id > :after AND ${visible('r')} ORDER BY r.id LIMIT :limit)
       SELECT r.id, ${RELATIONSHIP_JSON} AS json FROM page CROSS JOIN relationship r ON r.seq = page.seq ${WITH_ENDS}
       ORDER BY r.id`,
      { ...scopeOf(graph), after: after ?? '', limit },
    ),
    limit,
  );
