import {
  type Between,
  type ElementKey,
  type GatheredProject,
  type ManyReads,
} from '../../changing/gathering/GatheredProject.js';
import { captionsOf } from '../naming.js';
import {
  type Graph,
  nodeAnswer,
  nodesById,
  RELATIONSHIP_COLUMNS,
  relationshipAnswer,
  relationshipsById,
  type RelationshipRow,
  scopeOf,
  sent,
  storedNode,
  storedRelationship,
  visible,
  WITH_ENDS,
} from '../rows.js';
import { lastRevisions, revisionsIn } from './revisions.js';

/** The answer for each id, in their order. */
function each<Row extends { readonly id: string }, T>(
  ids: readonly string[],
  rows: readonly Row[],
  answer: (row: Row) => T,
): (T | undefined)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    return row && answer(row);
  });
}

async function relationshipsOf(graph: Graph, ids: readonly string[]) {
  const rows = await graph.session.all<RelationshipRow & { readonly of_node: string }>(
    `SELECT ${RELATIONSHIP_COLUMNS}, x.id AS of_node
     FROM (SELECT n.id, n.seq FROM node n WHERE n.id = ANY (:ids::text[]) AND ${visible('n')}) x
     CROSS JOIN LATERAL (
       SELECT r.* FROM relationship r WHERE r.start_node = x.seq AND ${visible('r')}
       UNION ALL
       SELECT r.* FROM relationship r WHERE r.end_node = x.seq AND r.start_node <> x.seq AND ${visible('r')}) r
     ${WITH_ENDS} ORDER BY r.seq`,
    { ...scopeOf(graph), ids },
  );
  const found = new Map(ids.map((id) => [id, [] as RelationshipRow[]]));
  for (const row of rows) found.get(row.of_node)?.push(row);
  return ids.map((id) => (found.get(id) ?? []).map(storedRelationship));
}

async function oldestBetween(graph: Graph, pairs: readonly Between[]) {
  const wanted = pairs.map(({ type, startNodeId, endNodeId }) => ({ type, start_id: startNodeId, end_id: endNodeId }));
  const rows = await graph.session.all<{ id: string; type: string; start_id: string; end_id: string }>(
    `SELECT DISTINCT ON (w.type, w.start_id, w.end_id) w.type, w.start_id, w.end_id, r.id
     FROM ${sent('type text, start_id text, end_id text')}
     CROSS JOIN LATERAL (SELECT n.seq FROM node n WHERE n.id = w.start_id AND ${visible('n')} OFFSET 0) a
     CROSS JOIN LATERAL (SELECT n.seq FROM node n WHERE n.id = w.end_id AND ${visible('n')} OFFSET 0) b
     CROSS JOIN LATERAL (SELECT r.id, r.created_at FROM relationship r
       WHERE r.start_node = a.seq AND r.end_node = b.seq AND r.type = w.type AND ${visible('r')} OFFSET 0) r
     ORDER BY w.type, w.start_id, w.end_id, r.created_at, r.id`,
    { ...scopeOf(graph), rows: JSON.stringify(wanted) },
  );
  const keyOf = (...parts: string[]) => JSON.stringify(parts);
  const found = new Map(rows.map(({ id, type, start_id, end_id }) => [keyOf(type, start_id, end_id), id]));
  return pairs.map(({ type, startNodeId, endNodeId }) => found.get(keyOf(type, startNodeId, endNodeId)));
}

/** Elements that imports bring which are being written. */
async function arePromised(graph: Graph, elements: readonly ElementKey[]): Promise<boolean[]> {
  const promisedOf = (table: ElementKey['of']) => `SELECT '${table}' AS of, e.id FROM ${table} e
    WHERE e.owner = :owner AND e.project = :project AND e.id = ANY (:ids::text[]) AND e.batch IN
      (SELECT batch FROM batch WHERE owner = :owner AND project = :project AND state = 'open')`;
  const rows = await graph.session.all<ElementKey>(`${promisedOf('node')} UNION ALL ${promisedOf('relationship')}`, {
    ...scopeOf(graph),
    ids: elements.map(({ id }) => id),
  });
  return elements.map(({ of, id }) => rows.some((row) => row.of === of && row.id === id));
}

const manyReads = (graph: Graph): ManyReads => ({
  nodes: async (ids) => each(ids, await nodesById(graph, ids), storedNode),
  relationships: async (ids) => each(ids, await relationshipsById(graph, ids), storedRelationship),
  relationshipsOf: (ids) => relationshipsOf(graph, ids),
  oldestBetween: (pairs) => oldestBetween(graph, pairs),
  lastRevisions: (elements) => lastRevisions(graph, elements),
  revisions: (spans) => revisionsIn(graph, spans),
  arePromised: (elements) => arePromised(graph, elements),
  presentNodes: async (ids) => each(ids, await nodesById(graph, ids), nodeAnswer),
  presentRelationships: async (ids) => each(ids, await relationshipsById(graph, ids), relationshipAnswer),
});

/** What a change reads of a project in PostgreSQL, whose row its transaction holds. */
export const gatheredProject = async (graph: Graph): Promise<GatheredProject> => ({
  reads: manyReads(graph),
  captions: await captionsOf(graph),
  lastNumbers: { node: graph.row.last_node, relationship: graph.row.last_relationship },
});
