import { SPACING } from './layouts';
import { type LayoutGraph, neighbours, type Places } from './layoutGraph';

const place = (size: number, at: (index: number) => readonly [number, number]): Places => {
  const places = new Float64Array(size * 2);
  for (let i = 0; i < size; i += 1) places.set(at(i), 2 * i);
  return places;
};

/** Rows and columns, in the order given. */
export function grid(graph: LayoutGraph): Places {
  const columns = Math.ceil(Math.sqrt(graph.ids.length * 1.5));
  const gap = SPACING.between * 1.25;
  return place(graph.ids.length, (i) => [(i % columns) * gap, Math.floor(i / columns) * gap]);
}

/** One circle, wide enough that nobody touches. */
export function circle(graph: LayoutGraph): Places {
  const size = graph.ids.length;
  const radius = size < 2 ? 0 : Math.max(SPACING.between, (size * SPACING.least * 1.1) / (2 * Math.PI));
  return place(size, (i) => {
    const angle = (2 * Math.PI * i) / size - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/**
 * Rings around these nodes by how many relationships away each stands, a wider one where a ring is crowded; without any, around the best
 * connected. What nothing joins to them stands in one more ring outside.
 */
export function radial(graph: LayoutGraph): Places {
  const lists = neighbours(graph);
  const best = lists.reduce((top, list, i) => (list.length > (lists[top]?.length ?? -1) ? i : top), 0);
  const middle = graph.around === undefined || graph.around.length === 0 ? [best] : graph.around;
  const places = new Float64Array(graph.ids.length * 2);
  let radius = 0;
  for (const ring of ringsAround(lists, graph.ids.length === 0 ? [] : middle)) {
    const least = ring.length < 2 ? 0 : (ring.length * SPACING.between) / (2 * Math.PI);
    radius = radius === 0 && ring.length === 1 ? 0 : Math.max(radius + SPACING.between * 1.3, least);
    ring.forEach((member, i) => {
      const angle = (2 * Math.PI * i) / ring.length - Math.PI / 2;
      places.set([radius * Math.cos(angle), radius * Math.sin(angle)], 2 * member);
    });
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

/** Rings, the best connected in the middle. */
export function concentric(graph: LayoutGraph): Places {
  const degrees = neighbours(graph).map((list) => list.length);
  const ranked = degrees.map((_, i) => i).sort((a, b) => degrees[b]! - degrees[a]!);
  const places = new Float64Array(graph.ids.length * 2);
  let ring = 0;
  let next = 0;
  while (next < ranked.length) {
    const radius = ring * SPACING.between * 1.3;
    const room = ring === 0 ? 1 : Math.floor((2 * Math.PI * radius) / SPACING.between);
    const members = ranked.slice(next, next + room);
    members.forEach((member, i) => {
      const angle = (2 * Math.PI * i) / members.length + ring * 0.5;
      places.set([radius * Math.cos(angle), radius * Math.sin(angle)], 2 * member);
    });
    next += room;
    ring += 1;
  }
  return places;
}
