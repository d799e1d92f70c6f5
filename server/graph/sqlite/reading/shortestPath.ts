import { ProblemError } from '../../../contract/ProblemError.js';
import { type GraphPath, type ShortestPathQuery } from '../../../contract/subgraphs.js';
import { type Json } from '../../GraphStore.js';
import { seqOfNode } from '../nodeRows.js';
import { type Graph, RELATIONSHIP_JSON, scopeOf, visible, WITH_ENDS } from '../rows.js';
import { nodesJson } from './neighbourhood.js';

/** Nodes looked at before the search gives up: keeps one question from holding a reader for seconds. */
const MOST_SEEN = 300_000;

/** Steps from a set of nodes, either way, with the node that each comes from. */
const stepSql = (typed: boolean) => {
  const type = typed ? 'AND r.type IN (SELECT value FROM json_each(:types))' : '';
  return `WITH frontier AS MATERIALIZED (SELECT value AS seq FROM json_each(:frontier))
  SELECT r.start_node AS near, r.end_node AS far FROM frontier CROSS JOIN relationship r INDEXED BY relationship_start
    ON r.owner = :owner AND r.project = :project AND r.start_node = frontier.seq ${type} AND ${visible('r')}
  UNION ALL
  SELECT r.end_node, r.start_node FROM frontier CROSS JOIN relationship r INDEXED BY relationship_end
    ON r.owner = :owner AND r.project = :project AND r.end_node = frontier.seq ${type} AND ${visible('r')}`;
};

/** The types that are followed; all without a word. */
type Types = readonly string[] | undefined;

interface Side {
  /** Node by the node that it was reached from; the root from itself. */
  readonly from: Map<number, number>;
  frontier: number[];
}

const sideOf = (root: number): Side => ({ from: new Map([[root, root]]), frontier: [root] });

/** Takes one side a hop further; the first node that the other side knows already, if there is one. */
function advance(graph: Graph, side: Side, other: Side, types: Types): number | undefined {
  const typed = types === undefined ? {} : { types: JSON.stringify(types) };
  const parameters = { ...scopeOf(graph), frontier: JSON.stringify(side.frontier), ...typed };
  const fresh: number[] = [];
  for (const { near, far } of graph.file.db.iterate<{ near: number; far: number }>(
    stepSql(types !== undefined),
    parameters,
  )) {
    if (side.from.has(far)) continue;
    side.from.set(far, near);
    if (other.from.has(far)) return far;
    fresh.push(far);
  }
  side.frontier = fresh;
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
  const sides = [sideOf(from), sideOf(to)] as const;
  for (let hops = 0; hops < maxHops; hops += 1) {
    const [near, far] = sides[0].frontier.length <= sides[1].frontier.length ? sides : [sides[1], sides[0]];
    if (near.frontier.length === 0 || near.from.size + far.from.size > MOST_SEEN) return undefined;
    const meeting = advance(graph, near, far, types);
    if (meeting !== undefined)
      return [...walkBack(sides[0], meeting).reverse(), ...walkBack(sides[1], meeting).slice(1)];
  }
  return undefined;
}

/** The oldest relationship between each node of a path and the next. */
function relationshipsAlong(graph: Graph, path: readonly number[], types: Types): string[] {
  const sql = `SELECT ${RELATIONSHIP_JSON} AS json FROM relationship r ${WITH_ENDS}
    WHERE r.owner = :owner AND r.project = :project AND ${visible('r')}
      AND ((r.start_node = :one AND r.end_node = :other) OR (r.start_node = :other AND r.end_node = :one))
      ${types === undefined ? '' : 'AND r.type IN (SELECT value FROM json_each(:types))'}
    ORDER BY r.seq LIMIT 1`;
  const typed = types === undefined ? {} : { types: JSON.stringify(types) };
  return path.slice(1).flatMap((other, index) => {
    const one = path[index] ?? other;
    const row = graph.file.db.get<{ json: string }>(sql, { ...scopeOf(graph), one, other, ...typed });
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
