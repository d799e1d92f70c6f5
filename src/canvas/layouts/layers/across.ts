import { mean, type Slots } from './slots';

/** How far the middle of a slot is at least from the one before it in its row. */
export type GapBefore = (slot: number, before: number) => number;

/**
 * The places nearest to what is wished for, all in order and no two closer than their gap: neighbours that would come too close are taken
 * together and share what they lack (pooling of adjacent violators, which is the best there is by least squares).
 */
export function spaced(wished: readonly number[], gaps: readonly number[]): number[] {
  const offsets: number[] = [];
  const pools: { sum: number; count: number }[] = [];
  wished.forEach((wish, i) => {
    offsets.push((offsets[i - 1] ?? 0) + (i === 0 ? 0 : gaps[i]!));
    let pool = { sum: wish - offsets[i]!, count: 1 };
    for (let last = pools.at(-1); last !== undefined; last = pools.at(-1)) {
      if (last.sum / last.count <= pool.sum / pool.count) break;
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
      pools.pop();
    }
    pools.push(pool);
  });
  return pools
    .flatMap(({ sum, count }) => new Array<number>(count).fill(sum / count))
    .map((place, i) => place + offsets[i]!);
}

const ROUNDS = 10;

/** How far across each slot stands: those above over the middle of those below, as far as there is room. */
export function placesAcross({ rows, above, below }: Slots, gapBefore: GapBefore): Float64Array {
  const across = new Float64Array(above.length);
  const gaps = rows.map((row) => row.map((slot, i) => (i === 0 ? 0 : gapBefore(slot, row[i - 1]!))));
  rows.forEach((row, r) => {
    let at = 0;
    row.forEach((slot, i) => (across[slot] = at += gaps[r]![i]!));
    row.forEach((slot) => (across[slot]! -= at / 2));
  });
  const towards = (lists: Slots['above']) => (r: number) => {
    const row = rows[r]!;
    const wished = row.map((slot) => mean(lists[slot]!, across) ?? across[slot]!);
    spaced(wished, gaps[r]!).forEach((place, i) => (across[row[i]!] = place));
  };
  const downwards = rows.map((_, r) => r);
  for (let round = 0; round < ROUNDS; round += 1) {
    downwards.forEach(towards(above));
    downwards.toReversed().forEach(towards(below));
  }
  return across;
}
