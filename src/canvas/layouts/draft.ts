import { components, type LayoutGraph, neighbours, type Places } from './layoutGraph';
import { type Part } from './discs';
import { pack } from './pack';
import { pivotMds } from './pivotMds';
import { normalise, pushApart, usualLength } from './spread';
import { isTree, treePlaces } from './treePlaces';

/** A draft may still be crowded: it is looked at for a moment only. */
const DRAFT_ROUNDS = 10;

/** One connected part as a graph of its own, with the first places of its nodes. */
export interface DraftPart extends Part {
  readonly links: Int32Array;
}

/** How many links each node of a part has. */
export function degreesIn({ members, links }: DraftPart): Uint32Array {
  const degrees = new Uint32Array(members.length);
  for (const end of links) degrees[end]! += 1;
  return degrees;
}

/** So many nodes that hang on one alone fall on one point by their distances: they are set around it. */
const MANY_LEAVES = 6;
/** The turn from one leaf to the next that never comes around to where another is. */
const GOLDEN_TURN = 2.4;
/** How far leaves reach around their node, in links, for each of them by the root of their number. */
const REACH = 0.35;

type Lists = readonly (readonly number[])[];

/** Nodes that hang on one alone, by that one, where it has many. */
function leavesOf(lists: Lists): ReadonlyMap<number, readonly number[]> {
  const leaves = new Map<number, number[]>();
  for (const [node, list] of lists.entries()) {
    const [hub] = list;
    if (hub === undefined || list.length > 1 || lists[hub]!.length < 2) continue;
    const hanging = leaves.get(hub) ?? [];
    hanging.push(node);
    leaves.set(hub, hanging);
  }
  return new Map([...leaves].filter(([, hanging]) => hanging.length >= MANY_LEAVES));
}

/** The places of what is left without some nodes, by the number of hops; the others stay at 0. */
function placesByHops(lists: Lists, without: ReadonlySet<number>): Float64Array {
  const places = new Float64Array(lists.length * 2);
  const core = [...lists.keys()].filter((node) => !without.has(node));
  const local = new Map(core.map((node, at) => [node, at]));
  const inner = core.map((node) => lists[node]!.flatMap((other) => local.get(other) ?? []));
  // The hops of a tree are alike in too many ways: scaling lays its branches over each other.
  const { x, y } = isTree(inner) ? treePlaces(inner) : pivotMds(inner);
  for (const [at, node] of core.entries()) {
    // Nodes with the same distances to everything fall on one point; a small turn of their own tells them apart.
    places[2 * node] = x[at]! + Math.cos(at * GOLDEN_TURN) * 0.05;
    places[2 * node + 1] = y[at]! + Math.sin(at * GOLDEN_TURN) * 0.05;
  }
  return places;
}

/** Sets leaves on all sides around their node, each with as much room as the others. */
function setAround(places: Float64Array, hub: number, leaves: readonly number[], length: number): void {
  const reach = length * Math.max(1, REACH * Math.sqrt(leaves.length));
  for (const [at, leaf] of leaves.entries()) {
    const away = reach * Math.sqrt((at + leaves.length / 4) / (leaves.length * 1.25));
    places[2 * leaf] = places[2 * hub]! + away * Math.cos(at * GOLDEN_TURN);
    places[2 * leaf + 1] = places[2 * hub + 1]! + away * Math.sin(at * GOLDEN_TURN);
  }
}

function partOf(members: readonly number[], lists: Lists): DraftPart {
  const local = new Map(members.map((member, i) => [member, i]));
  const inner = members.map((member) => lists[member]!.map((neighbour) => local.get(neighbour)!));
  const links = Int32Array.from(inner.flatMap((list, from) => list.flatMap((to) => (from < to ? [from, to] : []))));
  const leaves = leavesOf(inner);
  const hanging = new Set([...leaves.values()].flat());
  const places = placesByHops(inner, hanging);
  const length = usualLength(places, links, (node) => hanging.has(node)) || 1;
  for (const [hub, some] of leaves) setAround(places, hub, some, length);
  normalise(places, links);
  return { members, links, places };
}

/** The connected parts of a graph, each placed by the number of hops between its nodes. */
export function draftParts(graph: LayoutGraph): DraftPart[] {
  const lists = neighbours(graph);
  return components(lists).map((members) => partOf(members, lists));
}

/** The parts set beside one another as they stand, to be looked at while finer places come. */
export function draftOf(parts: readonly DraftPart[], size: number): Places {
  const copies = parts.map((part) => ({ ...part, places: part.places.slice() }));
  for (const copy of copies) {
    normalise(copy.places, copy.links);
    pushApart(copy.places, DRAFT_ROUNDS);
  }
  return pack(copies, size);
}

/** A graph of more nodes is drafted where it is laid out, in the worker. */
export const DRAFTED_AT_ONCE = 2000;

/** A first placement that takes milliseconds, to be looked at while the finer one comes. */
export const draft = (graph: LayoutGraph): Places => draftOf(draftParts(graph), graph.ids.length);
