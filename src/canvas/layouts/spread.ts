import { type Places, SPACING } from './layoutGraph';

/**
 * Nodes by the square that they stand in, as lists in two arrays: the first of each square, and after each node the
 * next. Squares whose numbers collide share a list, which only costs further comparisons.
 */
class Squares {
  readonly #first: Int32Array;
  readonly #next: Int32Array;
  readonly #mask: number;

  constructor(
    private readonly places: Places,
    private readonly size: number,
  ) {
    const nodes = places.length / 2;
    this.#mask = 2 ** Math.ceil(Math.log2(nodes * 2 + 1)) - 1;
    this.#first = new Int32Array(this.#mask + 1);
    this.#next = new Int32Array(nodes);
  }

  /** Sorts all nodes in by where they stand now. */
  sort(): void {
    this.#first.fill(-1);
    // From the last to the first, so that every list runs upwards.
    for (let i = this.#next.length - 1; i >= 0; i -= 1) {
      const list = this.#listAt(this.column(i), this.row(i));
      this.#next[i] = this.#first[list]!;
      this.#first[list] = i;
    }
  }

  column = (i: number): number => Math.floor(this.places[2 * i]! / this.size);
  row = (i: number): number => Math.floor(this.places[2 * i + 1]! / this.size);

  /** The first node that may stand in a square, and from there on the `next` ones; -1 after the last. */
  first = (column: number, row: number): number => this.#first[this.#listAt(column, row)]!;
  next = (i: number): number => this.#next[i]!;

  #listAt(column: number, row: number): number {
    return (Math.imul(column, 73_856_093) ^ Math.imul(row, 19_349_663)) & this.#mask;
  }
}

/** Nodes so near to having their room have it: the rest takes as many rounds again. */
const NEARLY = 0.9;

/** Moves two nodes apart, each by half of what is missing. Says whether much was missing. */
function push(places: Places, i: number, j: number, least: number): boolean {
  const dx = places[2 * j]! - places[2 * i]! || Math.cos(i + j) * 0.01;
  const dy = places[2 * j + 1]! - places[2 * i + 1]! || Math.sin(i + j) * 0.01;
  const square = dx * dx + dy * dy;
  if (square >= least * least) return false;
  const distance = Math.sqrt(square);
  const half = (least - distance) / 2 / distance;
  places[2 * i]! -= dx * half;
  places[2 * i + 1]! -= dy * half;
  places[2 * j]! += dx * half;
  places[2 * j + 1]! += dy * half;
  return distance < least * NEARLY;
}

/** Pushes nodes apart that stand too close, in rounds until all have room, changed in place. @returns how many have not, as a share */
export function pushApart(places: Places, rounds = 48): number {
  const { least } = SPACING;
  const squares = new Squares(places, least);
  const nodes = places.length / 2;
  let crowded = 0;
  for (let round = 0; round < rounds; round += 1) {
    squares.sort();
    crowded = 0;
    for (let i = 0; i < nodes; i += 1) {
      const [column, row] = [squares.column(i), squares.row(i)];
      for (let dx = -1; dx <= 1; dx += 1) {
        for (let dy = -1; dy <= 1; dy += 1) {
          for (let j = squares.first(column + dx, row + dy); j !== -1; j = squares.next(j)) {
            if (j > i && push(places, i, j, least)) crowded += 1;
          }
        }
      }
    }
    if (crowded === 0) return 0;
  }
  return crowded / nodes;
}

/** So many times a crowd that found no room is given more. */
const WIDENINGS = 40;
/** How much more, by how much of it is crowded. */
const WIDER = { least: 1.04, most: 1.4 } as const;
const ROUNDS = 24;

/** Gives all nodes room, if need be by drawing everything larger; changed in place. */
export function partAll(places: Places): void {
  for (let time = 0; time < WIDENINGS; time += 1) {
    const crowded = pushApart(places, ROUNDS);
    if (crowded === 0) return;
    const wider = Math.min(WIDER.most, WIDER.least + crowded);
    for (let i = 0; i < places.length; i += 1) places[i]! *= wider;
  }
}

/** The length that half of the links do not reach; 0 without any. @param isLeftOut nodes whose links do not count */
export function usualLength(places: Places, links: Int32Array, isLeftOut = (_node: number): boolean => false): number {
  const lengths: number[] = [];
  for (let at = 0; at < links.length; at += 2) {
    const [from, to] = [links[at]!, links[at + 1]!];
    if (isLeftOut(from) || isLeftOut(to)) continue;
    lengths.push(Math.hypot(places[2 * from]! - places[2 * to]!, places[2 * from + 1]! - places[2 * to + 1]!));
  }
  return Float64Array.from(lengths).sort()[lengths.length >> 1] ?? 0;
}

/** How much wider than a full grid a layout is at least; the middle is always more crowded than the rim. */
const ELBOW_ROOM = 1.2;

/** Scales places so that linked nodes stand about `between` apart, whatever units the layout used, and that each could have `least` of room. */
export function normalise(
  places: Places,
  links: Int32Array,
  between: number = SPACING.between,
  least: number = SPACING.least,
): void {
  if (links.length === 0) return;
  const typical = usualLength(places, links);
  const crowd = (least * ELBOW_ROOM) / (roomEach(places) || 1);
  const scale = Math.max(typical > 0 ? between / typical : 1, crowd);
  for (let i = 0; i < places.length; i += 1) places[i]! *= scale;
}

/** The share of nodes on each side that may lie far out without making the rest seem to have room. */
const OUTLIERS = 0.05;

/** How far most nodes would stand apart if all had the same room: of an area, or of a line where they stand on one. */
function roomEach(places: Places): number {
  const size = places.length / 2;
  const [width, height] = [0, 1].map((axis) => {
    const values = Float64Array.from({ length: places.length / 2 }, (_, i) => places[2 * i + axis]!).sort();
    const least = values[Math.floor(values.length * OUTLIERS)]!;
    const most = values[Math.ceil(values.length * (1 - OUTLIERS)) - 1]!;
    return (most - least) / (1 - 2 * OUTLIERS);
  });
  return Math.max(Math.sqrt((width! * height!) / size), Math.max(width!, height!) / size);
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
