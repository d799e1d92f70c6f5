import { type Point } from '../elements/elements.js';

/** Two that are nearer than this lie upon each other. */
const NODE = 46;
/** A square so small that no two that stand apart are in it. */
const CELL = NODE / Math.SQRT2;
/** Steps from a cell, in a row or a column, to those in which a point can be within a node. */
const NEAR = [-2, -1, 0, 1, 2] as const;
/** More cells than any canvas has in a row: what makes one number of two. */
const ROW = 2 ** 26;
/** The turn between two points of a spiral that fills a disc evenly. */
const TURN = Math.PI * (3 - Math.sqrt(5));
/** Places of a spiral that are tried for one point: what is fuller than that is a heap whatever is done. */
const MOST_TRIED = 100;

const cellAt = (column: number, row: number): number => column * ROW + row;
const cellOf = ({ x, y }: Point): number => cellAt(Math.floor(x / CELL), Math.floor(y / CELL));

/** Gives each point a place of its own, in the order in which they come. */
export class Spread {
  /** Which cell a point stands in; of each only its numbers are kept, for there may be a million. */
  readonly #taken = new Map<number, number>();
  readonly #numbers: number[] = [];
  /** Of many at one spot each goes on where the one before ended. */
  readonly #reached = new Map<number, number>();

  /** The point itself where it is free, otherwise the nearest free place of a spiral around it. The first of a spot stays where it is. */
  place(point: Point): Point {
    const free = this.#isFree(point) ? point : this.#beside(point);
    this.#taken.set(cellOf(free), this.#numbers.length);
    this.#numbers.push(free.x, free.y);
    return free;
  }

  #beside(point: Point): Point {
    const spot = cellOf(point);
    const first = this.#reached.get(spot) ?? 1;
    let free = point;
    for (let turn = first; turn < first + MOST_TRIED; turn += 1) {
      const [angle, radius] = [turn * TURN, NODE * 0.7 * Math.sqrt(turn)];
      free = { x: point.x + radius * Math.cos(angle), y: point.y + radius * Math.sin(angle) };
      this.#reached.set(spot, turn + 1);
      if (this.#isFree(free)) break;
    }
    return free;
  }

  #isFree({ x, y }: Point): boolean {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    // Steps are counted, not columns: beyond 2^53 one more is the same number again.
    for (const across of NEAR)
      for (const down of NEAR) {
        const at = this.#taken.get(cellAt(column + across, row + down));
        if (at === undefined) continue;
        const [left = 0, top = 0] = [this.#numbers[at], this.#numbers[at + 1]];
        if (Math.hypot(left - x, top - y) < NODE) return false;
      }
    return true;
  }
}

/**
 * Moves what lies upon another to the nearest free place of a spiral around where it should be: the shops of one city become a disc. What
 * comes first stays where it is.
 */
export function spreadApart(points: ReadonlyMap<string, Point>): Map<string, Point> {
  const spread = new Spread();
  return new Map([...points].map(([id, point]) => [id, spread.place(point)] as const));
}
