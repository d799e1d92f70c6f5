import { type GraphPath, type ShortestPathQuery } from '../../../contract/subgraphs.js';
import { type WithoutProject } from '../../ports/scope.js';
import {
  type Graph,
  nodeAnswer,
  nodesBySeq,
  relationshipAnswer,
  relationshipsBySeq,
  scopeOf,
  sent,
  visible,
} from '../rows.js';
import { seqOfNode, stepsFrom } from './surroundings.js';

/** Nodes looked at before the search gives up. */
const MOST_SEEN = 300_000;

type Query = WithoutProject<ShortestPathQuery> & { readonly types?: readonly string[] };

interface Side {
  /** Node by the node that it was reached from; the root from itself. */
  readonly from: Map<number, number>;
  frontier: ReadonlySet<number>;
}

const sideOf = (root: number): Side => ({ from: new Map([[root, root]]), frontier: new Set([root]) });

/**
 * Takes one side a hop further. @returns the node of the other side's frontier that this reaches, if there is one: the two sides cannot meet
 * elsewhere, for what lies behind a frontier has been followed whole
 */
async function advance(graph: Graph, side: Side, other: Side, types: Query['types']): Promise<number | undefined> {
  const fresh = new Set<number>();
  for (const { near, far } of await stepsFrom(graph, [...side.frontier], types)) {
    if (side.from.has(far)) continue;
    side.from.set(far, near);
    if (other.frontier.has(far)) return far;
    fresh.add(far);
  }
  side.frontier = fresh;
  return undefined;
}

function walkBack({ from }: Side, end: number): number[] {
  const path = [end];
  for (let at = end, before = from.get(at); before !== undefined && before !== at; before = from.get(at)) {
    path.push(before);
    at = before;
  }
  return path;
}

/** Row numbers of the nodes of a shortest path; undefined when there is none within the bounds. */
async function findPath(graph: Graph, from: number, to: number, { maxHops, types }: Query) {
  if (from === to) return [from];
  const sides = [sideOf(from), sideOf(to)] as const;
  for (let hops = 0; hops < maxHops; hops += 1) {
    const [near, far] = sides[0].frontier.size <= sides[1].frontier.size ? sides : [sides[1], sides[0]];
    if (near.frontier.size === 0 || near.from.size + far.from.size > MOST_SEEN) return undefined;
    const meeting = await advance(graph, near, far, types);
    if (meeting !== undefined)
      return [...walkBack(sides[0], meeting).reverse(), ...walkBack(sides[1], meeting).slice(1)];
  }
  return undefined;
}

/** The oldest relationship between each node of a path and the next. */
async function relationshipsAlong(graph: Graph, path: readonly number[], types: Query['types']) {
  const pairs = path.slice(1).map((other, place) => ({ place, one: path[place], other }));
  const half = (
    near: string,
    far: string,
  ) => `SELECT r.seq FROM relationship r WHERE r.${near} = w.one AND r.${far} = w.other
    ${types === undefined ? '' : 'AND r.type = ANY (:types::text[])'} AND ${visible('r')}`;
  const rows = await graph.session.all<{ seq: number }>(
    `SELECT x.seq FROM ${sent('place int, one bigint, other bigint')} CROSS JOIN LATERAL (
       SELECT min(y.seq) AS seq FROM (${half('start_node', 'end_node')} UNION ALL ${half('end_node', 'start_node')}) y) x
     ORDER BY w.place`,
    { ...scopeOf(graph), rows: JSON.stringify(pairs), types: types ?? null },
  );
  return relationshipsBySeq(
    graph,
    rows.map(({ seq }) => seq),
  );
}

/** A shortest path, relationships followed either way. Throws `NODE_NOT_FOUND`. */
export async function shortestPathOf(graph: Graph, query: Query): Promise<GraphPath> {
  const from = await seqOfNode(graph, query.from, 'querystring/from');
  const to = await seqOfNode(graph, query.to, 'querystring/to');
  const path = await findPath(graph, from, to, query);
  if (path === undefined) return { found: false, nodes: [], relationships: [] };
  return {
    found: true,
    nodes: (await nodesBySeq(graph, path)).map(nodeAnswer),
    relationships: (await relationshipsAlong(graph, path, query.types)).map(relationshipAnswer),
  };
}
