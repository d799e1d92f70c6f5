import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { type PostgresParameters } from '../../../platform/storage/postgres/statement.js';
import { type Graph, scopeOf, visible } from '../rows.js';

/** Elements as PostgreSQL writes them into one text: reading thousands of rows of many columns takes this process longer than it takes PostgreSQL. */

/** What of an element `e` is the same in nodes and relationships. Times are ours and texts of properties JSON already: to quote them takes long. */
const content = (e: string): string =>
  `',"version":' || ${e}.version || ',"createdAt":"' || ${e}.created_at || '","updatedAt":"' || ${e}.updated_at || '","properties":'
   || ${e}.properties || ',"propertyKinds":' || ${e}.kinds || coalesce(',"provenance":' || ${e}.provenance, '')`;

/** The row number of node `n` and the node, whose position is `p`. */
const NODE_JSON = `'[' || n.seq || ',{"id":' || to_json(n.id) || ',"labels":' || n.labels || ${content('n')}
  || ',"degree":' || n.degree || coalesce(',"position":' || p.place, '') || '}]'`;

/** The row number of relationship `r` and the relationship, whose ends are row numbers. */
const RELATIONSHIP_JSON = `'[' || r.seq || ',{"id":' || to_json(r.id) || ',"type":' || to_json(r.type)
  || ',"startNodeId":' || r.start_node || ',"endNodeId":' || r.end_node || ${content('r')} || '}]'`;

type Numbered<T> = [seq: number, element: T];

/** A query of the column `json` as one list. */
async function listOf<T>(graph: Graph, sql: string, parameters: PostgresParameters): Promise<Numbered<T>[]> {
  const row = await graph.session.get<{ list: string }>(sql, { ...scopeOf(graph), ...parameters });
  return JSON.parse(`[${row?.list ?? ''}]`) as Numbered<T>[];
}

/** Nodes with their row numbers. @param rows what follows `SELECT`, of nodes `n` with their positions, in the order of the list */
export const listedNodes = (
  graph: Graph,
  rows: string,
  parameters: PostgresParameters,
): Promise<Numbered<GraphNode>[]> =>
  listOf(graph, `SELECT string_agg(x.json, ',') AS list FROM (SELECT ${NODE_JSON} AS json ${rows}) x`, parameters);

/**
 * Relationships `r` with both ends among chosen nodes. LATERAL and OFFSET 0 keep PostgreSQL from joining the nodes with each other: 4 ms for
 * 300 of them, where `= ANY` twice takes 137. Which they are the index tells, and only those are read, as they lie.
 * @param chosen a query of row numbers of nodes, as `seq`
 */
export const amongSql = (chosen: string): string =>
  `WITH chosen AS MATERIALIZED (${chosen}),
     picked AS MATERIALIZED (SELECT x.seq FROM chosen c CROSS JOIN LATERAL (
       SELECT r.seq, r.end_node FROM relationship r WHERE r.start_node = c.seq AND ${visible('r')} OFFSET 0) x
       WHERE (x.end_node IN (SELECT seq FROM chosen)) IS TRUE LIMIT :limit),
     ordered AS MATERIALIZED (SELECT seq FROM picked ORDER BY seq)
   SELECT string_agg(${RELATIONSHIP_JSON}, ',') AS list FROM ordered p
   CROSS JOIN LATERAL (SELECT * FROM relationship e WHERE e.owner = :owner AND e.seq = p.seq OFFSET 0) r`;

/** A relationship whose ends are row numbers. */
type Loose = Omit<GraphRelationship, 'startNodeId' | 'endNodeId'> & { startNodeId: unknown; endNodeId: unknown };

/** The relationships of such a query, in the order of their making. @param nodes the chosen nodes with their ids, which the relationships get */
export async function listedAmong(
  graph: Graph,
  sql: string,
  parameters: PostgresParameters,
  nodes: Promise<readonly (readonly [seq: number, id: string])[]>,
): Promise<GraphRelationship[]> {
  const [found, known] = await Promise.all([listOf<Loose>(graph, sql, parameters), nodes]);
  const idOf = new Map(known);
  found.sort(([one], [other]) => one - other);
  return found.map(([, relationship]) => {
    relationship.startNodeId = idOf.get(relationship.startNodeId as number);
    relationship.endNodeId = idOf.get(relationship.endNodeId as number);
    return relationship as GraphRelationship;
  });
}
