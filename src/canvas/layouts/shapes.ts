import { type LayoutGraph, neighbours, type Places, SPACING } from './layoutGraph';

/** Puts nodes on a circle around the origin, from an angle on. */
const setOnRing = (places: Places, members: readonly number[], radius: number, from: number): void =>
  members.forEach((member, i) => {
    const angle = (2 * Math.PI * i) / members.length + from;
    places.set([radius * Math.cos(angle), radius * Math.sin(angle)], 2 * member);
  });
const TOP = -Math.PI / 2;

/** What all shapes are given: how far nodes stand apart, in percent of what is usual. */
interface ShapeValues {
  readonly spacing: number;
}

const gapOf = ({ spacing }: ShapeValues): number => (SPACING.between * spacing) / 100;

/** The nodes with the best connected first. */
function ranked(counts: ArrayLike<number>): number[] {
  return Array.from(counts, (_, i) => i).sort((a, b) => counts[b]! - counts[a]!);
}

/** Rows and columns, in the order given. @param values without columns, as many as make it a little wider than high */
export function grid(graph: LayoutGraph, values: ShapeValues & { readonly columns: number }): Places {
  const columns = values.columns > 0 ? values.columns : Math.ceil(Math.sqrt(graph.ids.length * 1.5));
  const gap = gapOf(values) * 1.25;
  return Float64Array.from(graph.ids.flatMap((_, i) => [(i % columns) * gap, Math.floor(i / columns) * gap]));
}

/** One circle, wide enough that nobody touches: in the order given, or from the best connected on. */
export function circle(graph: LayoutGraph, values: ShapeValues & { readonly order: 'given' | 'connections' }): Places {
  const size = graph.ids.length;
  const share = values.spacing / 100;
  const radius = size < 2 ? 0 : Math.max(SPACING.between, (size * SPACING.least * 1.1) / (2 * Math.PI)) * share;
  const places = new Float64Array(size * 2);
  const counts = neighbours(graph).map((list) => list.length);
  setOnRing(places, values.order === 'connections' ? ranked(counts) : graph.ids.map((_, i) => i), radius, TOP);
  return places;
}

/**
 * Rings around these nodes by how many relationships away each stands, a wider one where a ring is crowded; without any, around the best
 * connected. What nothing joins to them stands in one more ring outside.
 */
export function radial(graph: LayoutGraph, values: ShapeValues): Places {
  const gap = gapOf(values);
  const lists = neighbours(graph);
  const best = lists.reduce((top, list, i) => (list.length > (lists[top]?.length ?? -1) ? i : top), 0);
  const middle = graph.around === undefined || graph.around.length === 0 ? [best] : graph.around;
  const places = new Float64Array(graph.ids.length * 2);
  let radius = 0;
  for (const ring of ringsAround(lists, graph.ids.length === 0 ? [] : middle)) {
    const least = ring.length < 2 ? 0 : (ring.length * gap) / (2 * Math.PI);
    radius = radius === 0 && ring.length === 1 ? 0 : Math.max(radius + gap * 1.3, least);
    setOnRing(places, ring, radius, TOP);
    if (radius === 0) radius = 1;
  }
  return places;
}

/** The nodes by distance: these, their neighbours in the order of whose they are, theirs, and at last what is out of reach. */
function ringsAround(lists: readonly (readonly number[])[], middle: readonly number[]): readonly (readonly number[])[] {
  const seen = new Set(middle);
  const rings: number[][] = [];
  for (let ring = [...middle]; ring.length > 0;) {
    rings.push(ring);
    const next: number[] = [];
    for (const member of ring)
      for (const neighbour of lists[member] ?? [])
        if (!seen.has(neighbour)) {
          seen.add(neighbour);
          next.push(neighbour);
        }
    ring = next;
  }
  const rest = lists.flatMap((_, i) => (seen.has(i) ? [] : [i]));
  return rest.length === 0 ? rings : [...rings, rest];
}

/** How many relationships each node has, of those that are meant. */
function countsBy(by: 'connections' | 'incoming' | 'outgoing', { ids, links }: LayoutGraph): Int32Array {
  const counts = new Int32Array(ids.length);
  links.forEach((end, i) => {
    const isStart = i % 2 === 0;
    if (by === 'connections' || (by === 'outgoing') === isStart) counts[end]! += 1;
  });
  return counts;
}

/** Rings, the best connected in the middle. */
export function concentric(
  graph: LayoutGraph,
  values: ShapeValues & { readonly by: 'connections' | 'incoming' | 'outgoing' },
): Places {
  const order = ranked(countsBy(values.by, graph));
  const gap = gapOf(values);
  const places = new Float64Array(graph.ids.length * 2);
  let ring = 0;
  let next = 0;
  while (next < order.length) {
    const radius = ring * gap * 1.3;
    const room = ring === 0 ? 1 : Math.floor((2 * Math.PI * radius) / gap);
    const members = order.slice(next, next + room);
    setOnRing(places, members, radius, ring * 0.5);
    next += room;
    ring += 1;
  }
  return places;
}
