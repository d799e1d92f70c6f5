import { ProblemError } from '../../../contract/ProblemError.js';
import { type GraphPath, type ShortestPathQuery } from '../../../contract/subgraphs.js';
import { type Json } from '../../../platform/storage/Json.js';
import { seqOfNode } from '../nodeRows.js';
import { type Graph, RELATIONSHIP_JSON, scopeOf, visible, WITH_ENDS } from '../rows.js';
import { nodesJson } from './neighbourhood.js';

/** Nodes looked at before the search gives up: keeps one question from holding a reader for seconds. */
const MOST_SEEN = 300_000;

/** Steps from a set of nodes, either way, with the node that each comes from; `far` says which ends count. */
const stepSql = (typed: boolean, far = '') => {
  const type = typed ? 'AND r.type IN (SELECT value FROM json_each(:types))' : '';
  const half = (near: string, end: string, index: string) =>
    `SELECT r.${near} AS near, r.${end} AS far FROM frontier CROSS JOIN relationship r INDEXED BY ${index}
       ON r.owner = :owner AND r.project = :project AND r.${near} = frontier.seq ${type} AND ${visible('r')}
     ${far === '' ? '' : `WHERE r.${end} ${far}`}`;
  return `WITH frontier AS MATERIALIZED (SELECT value AS seq FROM json_each(:frontier))
    ${half('start_node', 'end_node', 'relationship_start')} UNION ALL ${half('end_node', 'start_node', 'relationship_end')}`;
};

/** A step onto a set of nodes; looked for where the rows are, for the steps from a hub are many. */
const meetingSql = (typed: boolean) => `${stepSql(typed, 'IN (SELECT value FROM json_each(:others))')} LIMIT 1`;

/** Relationships of some nodes, all types: what a hop from them costs. */
const COST_SQL = `SELECT coalesce(sum(n.degree), 0) AS cost FROM json_each(:frontier) f CROSS JOIN node n ON n.seq = f.value
  WHERE n.owner = :owner AND n.project = :project`;

/** The types that are followed; all without a word. */
type Types = readonly string[] | undefined;

interface Side {
  /** Node by the node that it was reached from; the root from itself. */
  readonly from: Map<number, number>;
  frontier: readonly number[];
  cost: number;
}

function sideOf(graph: Graph, root: number): Side {
  const frontier = [root];
  return { from: new Map([[root, root]]), frontier, cost: costOf(graph, frontier) };
}

const costOf = (graph: Graph, frontier: readonly number[]): number =>
  graph.file.db.get<{ cost: number }>(COST_SQL, { ...scopeOf(graph), frontier: JSON.stringify(frontier) })?.cost ?? 0;

/**
 * Takes one side a hop further; gives the node of the other side's frontier that this reaches, if there is one: the two sides
 * cannot meet elsewhere, for what lies behind a frontier has been followed whole.
 */
function advance(graph: Graph, side: Side, other: Side, types: Types): number | undefined {
  const typed = types !== undefined;
  const parameters = {
    ...scopeOf(graph),
    frontier: JSON.stringify(side.frontier),
    ...(typed ? { types: JSON.stringify(types) } : {}),
  };
  const others = JSON.stringify(other.frontier);
  const meeting = graph.file.db.get<{ near: number; far: number }>(meetingSql(typed), { ...parameters, others });
  if (meeting !== undefined) {
    side.from.set(meeting.far, meeting.near);
    return meeting.far;
  }
  const fresh: number[] = [];
  for (const { near, far } of graph.file.db.iterate<{ near: number; far: number }>(stepSql(typed), parameters)) {
    if (side.from.has(far)) continue;
    side.from.set(far, near);
    fresh.push(far);
  }
  side.frontier = fresh;
  side.cost = costOf(graph, fresh);
  return undefined;
}

function walkBack(side: Side, from: number): number[] {
  const path = [from];
  for (let at = from, before = side.from.get(at); before !== undefined && before !== at; before = side.from.get(at)) {
    path.push(before);
    at = before;
  }
  return path;
}

/** Row numbers of the nodes of a shortest path; undefined when there is none within the bounds. */
function findPath(graph: Graph, from: number, to: number, maxHops: number, types: Types): number[] | undefined {
  if (from === to) return [from];
  const sides = [sideOf(graph, from), sideOf(graph, to)] as const;
  for (let hops = 0; hops < maxHops; hops += 1) {
    const [near, far] = sides[0].cost <= sides[1].cost ? sides : [sides[1], sides[0]];
    if (sides.some(({ frontier }) => frontier.length === 0) || near.from.size + far.from.size > MOST_SEEN)
      return undefined;
    const meeting = advance(graph, near, far, types);
    if (meeting !== undefined)
      return [...walkBack(sides[0], meeting).reverse(), ...walkBack(sides[1], meeting).slice(1)];
  }
  return undefined;
}

/** The oldest relationship between two nodes, either way; looked for from the one, which should have few. */
const betweenSql = (typed: boolean) => {
  const half = (near: string, far: string, index: string) =>
    `SELECT r.seq FROM relationship r INDEXED BY ${index} WHERE r.owner = :owner AND r.project = :project
       AND r.${near} = :one AND r.${far} = :other AND ${visible('r')}
       ${typed ? 'AND r.type IN (SELECT value FROM json_each(:types))' : ''}`;
  return `SELECT ${RELATIONSHIP_JSON} AS json FROM relationship r ${WITH_ENDS}
    WHERE r.owner = :owner AND r.project = :project AND r.seq = (SELECT min(seq) FROM
      (${half('start_node', 'end_node', 'relationship_start')} UNION ALL ${half('end_node', 'start_node', 'relationship_end')}))`;
};

/** The oldest relationship between each node of a path and the next. */
function relationshipsAlong(graph: Graph, path: readonly number[], types: Types): string[] {
  const typed = types === undefined ? {} : { types: JSON.stringify(types) };
  const costs = new Map(path.map((seq) => [seq, costOf(graph, [seq])]));
  return path.slice(1).flatMap((to, index) => {
    const from = path[index] ?? to;
    const [one, other] = (costs.get(from) ?? 0) <= (costs.get(to) ?? 0) ? [from, to] : [to, from];
    const row = graph.file.db.get<{ json: string }>(betweenSql(types !== undefined), {
      ...scopeOf(graph),
      one,
      other,
      ...typed,
    });
    return row === undefined ? [] : [row.json];
  });
}

type Query = Omit<ShortestPathQuery, 'projectId'> & { readonly types?: Types };

/** A shortest path, relationships followed either way. Throws `NODE_NOT_FOUND`. */
export function shortestPathJson(graph: Graph, query: Query): Json<GraphPath> {
  const [from, to] = [seqOfNode(graph, query.from), seqOfNode(graph, query.to)];
  if (from === undefined || to === undefined) {
    const path = `querystring/${from === undefined ? 'from' : 'to'}`;
    throw new ProblemError('NODE_NOT_FOUND', { errors: [{ path, message: 'no such node' }] });
  }
  const path = findPath(graph, from, to, query.maxHops, query.types);
  if (path === undefined) return '{"found":false,"nodes":[],"relationships":[]}' as Json<GraphPath>;
  const nodes = nodesJson(graph, path).map(({ json }) => json);
  return `{"found":true,"nodes":[${nodes.join(',')}],"relationships":[${relationshipsAlong(graph, path, query.types).join(',')}]}` as Json<GraphPath>;
}
