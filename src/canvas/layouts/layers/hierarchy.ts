import { components, type LayoutGraph, type LazyStep, neighbours, type Places, SPACING } from '../layoutGraph';
import { type Part } from '../discs';
import { inRows, pack } from '../pack';
import { placesAcross } from './across';
import { rowsOf, withoutCircles } from './ranks';
import { type Slots, slotsOf, untangled } from './slots';

/** How a hierarchy is laid out. */
interface HierarchyValues {
  /** Where relationships lead to. */
  readonly direction: 'down' | 'up' | 'right' | 'left';
  /** Between neighbours of a row, in percent of what is usual. */
  readonly spacing: number;
  /** Between rows, in percent of what is usual. */
  readonly levels: number;
}

/** A row of more nodes than this, or than a square of all would have in a row by so many times, stands in several lines. */
const LONG_ROW = 16;
const LONGER_THAN_SQUARE = 2;
/** How far those lines are apart, and an arc that passes from what it passes, in shares of the usual gap. */
const LINE = 0.8;
const PASSING = 0.35;
const LEVEL = 1.6;

/** In how many lines each row stands. */
function linesOf({ rows, size }: Slots): number[] {
  const most = Math.max(LONG_ROW, LONGER_THAN_SQUARE * Math.sqrt(size));
  return rows.map((row) => Math.ceil(row.filter((slot) => slot < size).length / most) || 1);
}

/** Where the nodes stand: how far across and how far down, flat. */
function placesOf(slots: Slots, gap: number, level: number): Places {
  const { rows, size } = slots;
  const lines = linesOf(slots);
  const rowOf = new Map(rows.flatMap((row, r) => row.map((slot) => [slot, r] as const)));
  const room = (slot: number) => (slot < size ? gap / lines[rowOf.get(slot)!]! : gap * PASSING);
  const across = placesAcross(slots, (slot, before) => (room(slot) + room(before)) / 2);
  const places = new Float64Array(size * 2);
  let down = 0;
  rows.forEach((row, r) => {
    let line = 0;
    for (const slot of row) {
      if (slot >= size) continue;
      places.set([across[slot]!, down + line * gap * LINE], 2 * slot);
      line = (line + 1) % lines[r]!;
    }
    down += level + (lines[r]! - 1) * gap * LINE;
  });
  return places;
}

const TURNS = {
  down: (x: number, y: number) => [x, y],
  up: (x: number, y: number) => [x, -y],
  right: (x: number, y: number) => [y, x],
  left: (x: number, y: number) => [-y, x],
} as const;

/** The links within each part, by the numbers that nodes have in it. */
function arcsWithin(groups: readonly (readonly number[])[], { ids, links }: LayoutGraph): Int32Array[] {
  const [partOf, local] = [new Int32Array(ids.length), new Int32Array(ids.length)];
  groups.forEach((members, part) =>
    members.forEach((member, i) => {
      partOf[member] = part;
      local[member] = i;
    }),
  );
  const arcs = groups.map((): number[] => []);
  for (let i = 0; i < links.length; i += 2) arcs[partOf[links[i]!]!]!.push(local[links[i]!]!, local[links[i + 1]!]!);
  return arcs.map((list) => Int32Array.from(list));
}

function partOfHierarchy(members: readonly number[], arcs: Int32Array, values: HierarchyValues): Part {
  const directed = withoutCircles({ size: members.length, arcs });
  const slots = untangled(slotsOf(directed, rowsOf(directed)));
  const gap = (SPACING.between * values.spacing) / 100;
  const places = placesOf(slots, gap, (SPACING.between * LEVEL * values.levels) / 100);
  for (let i = 0; i < places.length; i += 2) places.set(TURNS[values.direction](places[i]!, places[i + 1]!), i);
  return { members, places };
}

/** Rows in which every relationship leads on to another row, part by part: what nothing leads to comes first. */
export function* hierarchy(graph: LayoutGraph, values: HierarchyValues): Generator<LazyStep> {
  const size = graph.ids.length;
  const groups = components(neighbours(graph));
  const arcs = arcsWithin(groups, graph);
  const parts: Part[] = [];
  let done = 0;
  for (const [part, members] of groups.entries()) {
    parts.push(partOfHierarchy(members, arcs[part]!, values));
    done += members.length;
    if (done < size) yield { progress: done / size };
  }
  yield { progress: 1, places: () => pack(parts, size, inRows) };
}
