import { type Directed } from './ranks';

/**
 * What has a place in a row: nodes, numbered as in the graph, and after them one slot in each row that a long arc passes, so that
 * it is led between the nodes there.
 */
export interface Slots {
  readonly size: number;
  readonly rows: readonly number[][];
  readonly above: readonly (readonly number[])[];
  readonly below: readonly (readonly number[])[];
}

/** So many times as many passing slots as nodes are worth their time; beyond, long arcs are led straight. */
const MOST_PASSING = 4;

/** The slots of a graph without circles in these rows, not yet in any order that means something. */
export function slotsOf({ size, arcs }: Directed, rowOf: Int32Array): Slots {
  const last = rowOf.reduce((most, row) => Math.max(most, row), 0);
  const rows = Array.from({ length: last + 1 }, (): number[] => []);
  const above = Array.from({ length: size }, (): number[] => []);
  const below = Array.from({ length: size }, (): number[] => []);
  rowOf.forEach((row, node) => rows[row]!.push(node));
  const span = (arc: number) => rowOf[arcs[arc + 1]!]! - rowOf[arcs[arc]!]!;
  let passing = 0;
  for (let arc = 0; arc < arcs.length; arc += 2) passing += span(arc) - 1;
  const isLed = passing <= size * MOST_PASSING;
  for (let arc = 0; arc < arcs.length; arc += 2) {
    let from = arcs[arc]!;
    for (let step = 1; isLed && step < span(arc); step += 1) {
      const slot = above.push([from]) - 1;
      below.push([]);
      below[from]!.push(slot);
      rows[rowOf[arcs[arc]!]! + step]!.push(slot);
      from = slot;
    }
    below[from]!.push(arcs[arc + 1]!);
    above[arcs[arc + 1]!]!.push(from);
  }
  return { size, rows, above, below };
}

/** The slots with each row in the order in which they are met when one goes down as far as it goes, and then on. */
function asMet({ rows, above, below, size }: Slots): Slots {
  const met = new Uint8Array(above.length);
  const rowOf = new Int32Array(above.length);
  rows.forEach((row, at) => row.forEach((slot) => (rowOf[slot] = at)));
  const ordered = rows.map((): number[] => []);
  for (const start of rows.flat()) {
    const due = [start];
    while (due.length > 0) {
      const slot = due.pop()!;
      if (met[slot] === 1) continue;
      met[slot] = 1;
      ordered[rowOf[slot]!]!.push(slot);
      for (const next of below[slot]!.toReversed()) due.push(next);
    }
  }
  return { size, rows: ordered, above, below };
}

const ROUNDS = 8;

/** The same slots in an order in which few arcs cross: each time nearer to the middle of those above, then of those below. */
export function untangled(slots: Slots): Slots {
  const { rows, above, below, size } = asMet(slots);
  const at = new Float64Array(above.length);
  const settle = (row: number[]) => row.forEach((slot, i) => (at[slot] = (i + 0.5) / row.length));
  rows.forEach(settle);
  const towards = (lists: Slots['above']) => (row: number[]) => {
    const middle = new Map(row.map((slot) => [slot, mean(lists[slot]!, at) ?? at[slot]!]));
    row.sort((a, b) => middle.get(a)! - middle.get(b)!);
    settle(row);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    rows.forEach(towards(above));
    rows.toReversed().forEach(towards(below));
  }
  rows.forEach(towards(above));
  return { size, rows, above, below };
}

/** The mean of the values at these indexes; undefined of none. */
export function mean(indexes: readonly number[], values: Float64Array): number | undefined {
  if (indexes.length === 0) return undefined;
  let sum = 0;
  for (const index of indexes) sum += values[index]!;
  return sum / indexes.length;
}
