import { SPACING } from './layouts';
import { type Places } from './layoutGraph';

type Cells = Map<number, number[]>;

/** Cells are numbered row by row; a row is longer than any layout is wide. */
const ROW = 1 << 20;
const cellOf = (places: Places, i: number, size: number) =>
  Math.floor(places[2 * i]! / size) * ROW + Math.floor(places[2 * i + 1]! / size);

function cellsOf(places: Places, size: number): Cells {
  const cells: Cells = new Map();
  for (let i = 0; i < places.length / 2; i += 1) {
    const key = cellOf(places, i, size);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [i]);
    else cell.push(i);
  }
  return cells;
}

/** Where the neighbouring cells are, the own one included. */
const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => dx * ROW + dy));

/** Moves two nodes apart, each by half of what is missing. Says whether anything was missing. */
function push(places: Places, i: number, j: number, least: number): boolean {
  const dx = places[2 * j]! - places[2 * i]! || Math.cos(i + j) * 0.01;
  const dy = places[2 * j + 1]! - places[2 * i + 1]! || Math.sin(i + j) * 0.01;
  const distance = Math.hypot(dx, dy);
  if (distance >= least) return false;
  const half = (least - distance) / 2 / distance;
  places[2 * i]! -= dx * half;
  places[2 * i + 1]! -= dy * half;
  places[2 * j]! += dx * half;
  places[2 * j + 1]! += dy * half;
  return true;
}

/** Pushes nodes apart that stand closer than `least`, in rounds until all have room, changed in place. */
export function pushApart(places: Places, rounds = 48, least: number = SPACING.least): void {
  for (let round = 0; round < rounds; round += 1) {
    const cells = cellsOf(places, least);
    let moved = false;
    for (let i = 0; i < places.length / 2; i += 1) {
      const own = cellOf(places, i, least);
      for (const offset of AROUND) {
        for (const j of cells.get(own + offset) ?? []) if (j > i && push(places, i, j, least)) moved = true;
      }
    }
    if (!moved) return;
  }
}

/** How much wider than a full grid a layout is at least; the middle is always more crowded than the rim. */
const ELBOW_ROOM = 1.2;

/** Scales places so that linked nodes stand about `between` apart, whatever units the layout used. */
export function normalise(places: Places, links: Int32Array, between: number = SPACING.between): void {
  const lengths: number[] = [];
  for (let i = 0; i < links.length; i += 2) {
    const from = links[i]!;
    const to = links[i + 1]!;
    lengths.push(Math.hypot(places[2 * from]! - places[2 * to]!, places[2 * from + 1]! - places[2 * to + 1]!));
  }
  if (lengths.length === 0) return;
  lengths.sort((a, b) => a - b);
  const typical = lengths[Math.floor(lengths.length / 2)]!;
  const crowd = (SPACING.least * ELBOW_ROOM * Math.sqrt(places.length / 2)) / (extent(places) || 1);
  const scale = Math.max(typical > 0 ? between / typical : 1, crowd);
  for (let i = 0; i < places.length; i += 1) places[i]! *= scale;
}

function extent(places: Places): number {
  const { width, height } = box(places);
  return Math.sqrt(width * height);
}

/** The rectangle that holds all places. */
export function box(places: Places): { left: number; top: number; width: number; height: number } {
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (let i = 0; i < places.length; i += 2) {
    left = Math.min(left, places[i]!);
    right = Math.max(right, places[i]!);
    top = Math.min(top, places[i + 1]!);
    bottom = Math.max(bottom, places[i + 1]!);
  }
  return { left, top, width: right - left, height: bottom - top };
}
