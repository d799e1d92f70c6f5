import { components, type LayoutGraph, neighbours, type Places } from './layoutGraph';
import { pack, type Part } from './pack';
import { pivotMds } from './pivotMds';
import { normalise, pushApart } from './spread';

/** A draft may still be crowded: it is looked at for a moment only. */
const DRAFT_ROUNDS = 10;

/** One connected part as a graph of its own, with the first places of its nodes. */
export interface DraftPart extends Part {
  readonly links: Int32Array;
}

function partOf(members: readonly number[], lists: readonly (readonly number[])[]): DraftPart {
  const local = new Map(members.map((member, i) => [member, i]));
  const inner = members.map((member) => lists[member]!.map((neighbour) => local.get(neighbour)!));
  const links = Int32Array.from(inner.flatMap((list, from) => list.flatMap((to) => (from < to ? [from, to] : []))));
  const { x, y } = pivotMds(inner);
  const places = new Float64Array(members.length * 2);
  for (let i = 0; i < members.length; i += 1) {
    // Nodes with the same distances to everything fall on one point; a small turn of their own tells them apart.
    places[2 * i] = x[i]! + Math.cos(i * 2.4) * 0.05;
    places[2 * i + 1] = y[i]! + Math.sin(i * 2.4) * 0.05;
  }
  normalise(places, links);
  return { members, links, places };
}

/** The connected parts of a graph, each placed by the number of hops between its nodes. */
export function draftParts(graph: LayoutGraph): DraftPart[] {
  const lists = neighbours(graph);
  return components(lists).map((members) => partOf(members, lists));
}

/** A first placement that takes milliseconds, to be looked at while the finer one comes. */
export function draft(graph: LayoutGraph): Places {
  const parts = draftParts(graph);
  for (const part of parts) pushApart(part.places, DRAFT_ROUNDS);
  return pack(parts, graph.ids.length);
}
