import { type CoordinatePair } from '../../../domain/coordinates/pairs';
import { type GraphRelationship } from '../../../domain/elements/elements';

/** A graph by index: the ends of each link are positions in `ids`. Plain data, so that it can be sent to a worker. */
export interface LayoutGraph {
  readonly ids: readonly string[];
  /** Pairs, flat: from, to, from, to… */
  readonly links: Int32Array;
  /** What a radial layout goes around, by index. */
  readonly around?: readonly number[];
  /** Where the nodes lie by what they say themselves. */
  readonly located?: Located;
  /** What is written at the nodes of a small graph, by index: a layout may leave room for it. */
  readonly named?: readonly NamedNode[];
}

/** What a caption needs room for, in the graph's units. */
export interface NamedNode {
  readonly id: string;
  readonly caption: string;
  readonly degree: number;
  /** How wide the node is, and how large its caption as a rule. */
  readonly size: number;
  readonly fontSize: number;
}

/** What two properties of nodes say of where they lie: by index, flat, across and along; not a number for a node that does not say both. */
export interface Located {
  readonly is: CoordinatePair['is'];
  readonly numbers: Float64Array;
}

/** Places by index, flat: x, y, x, y… */
export type Places = Float64Array;

/** Distances that all layouts share, in model units. */
export const SPACING = { between: 110, least: 78, components: 120 } as const;

/** How far a layout has come (0 to 1) and, when it is worth drawing, where the nodes stand by now. */
export interface LayoutStep {
  readonly progress: number;
  readonly places?: Places;
}

/** A step whose places, where it has any, are worked out only when somebody wants to see them. */
export interface LazyStep {
  readonly progress: number;
  places?(): Places;
}

/** A relationship as far as its ends are concerned. */
export type Link = Pick<GraphRelationship, 'startNodeId' | 'endNodeId'>;

/** Relationships as columns of the indexes of their ends. */
interface LinkColumns {
  readonly ids: readonly string[];
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly relationshipCount: number;
}

/** Makes the graph of a layout of columns at once: the worker that lays out takes out what plays no part in it. */
export function rawLayoutGraph({ ids, from, to, relationshipCount }: LinkColumns): LayoutGraph {
  const links = new Int32Array(relationshipCount * 2);
  // To take pairs apart takes five times as long before the browser has compiled it.
  for (let at = 0; at < relationshipCount; at += 1) {
    links[2 * at] = from[at]!;
    links[2 * at + 1] = to[at]!;
  }
  return { ids: [...ids], links };
}

/** Links without self loops and repeated ones, which play no part in a layout. */
export function distinctLinks(links: ArrayLike<number>, size: number): Int32Array {
  const seen = new Set<number>();
  const distinct = new Int32Array(links.length);
  let end = 0;
  for (let at = 0; at < links.length; at += 2) {
    const [from, to] = [links[at]!, links[at + 1]!];
    const key = Math.min(from, to) * size + Math.max(from, to);
    if (from === to || seen.has(key)) continue;
    seen.add(key);
    [distinct[end], distinct[end + 1]] = [from, to];
    end += 2;
  }
  return distinct.slice(0, end);
}

/** Makes the graph of a layout; self loops and repeated links play no part in it. */
export function layoutGraph(ids: readonly string[], relationships: Iterable<Link>): LayoutGraph {
  const index = new Map(ids.map((id, i) => [id, i]));
  const links: number[] = [];
  for (const { startNodeId, endNodeId } of relationships) {
    const from = index.get(startNodeId);
    const to = index.get(endNodeId);
    if (from !== undefined && to !== undefined) links.push(from, to);
  }
  return { ids, links: distinctLinks(links, ids.length) };
}

/** The neighbours of each node, by index. */
export function neighbours(graph: LayoutGraph): number[][] {
  const lists = graph.ids.map((): number[] => []);
  for (let i = 0; i < graph.links.length; i += 2) {
    const from = graph.links[i]!;
    const to = graph.links[i + 1]!;
    lists[from]!.push(to);
    lists[to]!.push(from);
  }
  return lists;
}

/** The connected parts, largest first; each lists indexes. */
export function components(lists: readonly (readonly number[])[]): number[][] {
  const seen = new Uint8Array(lists.length);
  const parts: number[][] = [];
  for (let start = 0; start < lists.length; start += 1) {
    if (seen[start] === 1) continue;
    seen[start] = 1;
    const part = [start];
    for (let next = 0; next < part.length; next += 1) {
      for (const neighbour of lists[part[next]!]!) {
        if (seen[neighbour] === 1) continue;
        seen[neighbour] = 1;
        part.push(neighbour);
      }
    }
    parts.push(part);
  }
  return parts.sort((a, b) => b.length - a.length);
}

/** Where the node at an index stands. */
export const placeAt = (places: Places, index: number): { x: number; y: number } => ({
  x: places[2 * index]!,
  y: places[2 * index + 1]!,
});
