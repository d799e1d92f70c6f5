import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { type ExportSlice } from '../../ports/GraphReader.js';
import {
  type Graph,
  joinRow,
  NODE_COLUMNS,
  nodeAnswer,
  type NodeRow,
  RELATIONSHIP_COLUMNS,
  relationshipAnswer,
  type RelationshipRow,
  scopeOf,
  visible,
  WITH_ENDS,
  WITH_POSITION,
} from '../rows.js';

const sliceOf = <Row extends { readonly id: string }, T>(
  rows: readonly Row[],
  limit: number,
  answer: (row: Row) => T,
) => ({
  items: rows.map(answer),
  next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
});

/** The first of a project after an id, in the order of ids: chosen by the index alone, then read. */
const chosen = (table: 'node' | 'relationship') =>
  `WITH page AS MATERIALIZED (SELECT e.seq FROM ${table} e WHERE e.id > :after AND ${visible('e')} ORDER BY e.id LIMIT :limit)`;

/** The nodes after this id, in the order of ids. */
export async function exportNodes(graph: Graph, after: string | null, limit: number): Promise<ExportSlice<GraphNode>> {
  const rows = await graph.session.all<NodeRow>(
    `${chosen('node')} SELECT ${NODE_COLUMNS} FROM page k ${joinRow('node', 'n', 'k.seq')}
     ${WITH_POSITION} ORDER BY n.id`,
    { ...scopeOf(graph), after: after ?? '', limit },
  );
  return sliceOf(rows, limit, nodeAnswer);
}

/** The relationships after this id, in the order of ids. */
export async function exportRelationships(
  graph: Graph,
  after: string | null,
  limit: number,
): Promise<ExportSlice<GraphRelationship>> {
  const rows = await graph.session.all<RelationshipRow>(
    `${chosen('relationship')} SELECT ${RELATIONSHIP_COLUMNS} FROM page k
     ${joinRow('relationship', 'r', 'k.seq')} ${WITH_ENDS} ORDER BY r.id`,
    { ...scopeOf(graph), after: after ?? '', limit },
  );
  return sliceOf(rows, limit, relationshipAnswer);
}
