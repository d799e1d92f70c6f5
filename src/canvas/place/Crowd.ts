import { type Point } from '../../../domain/elements/elements';

/** How far from a point others are looked for. */
const REACH = 130;
/** Cells are numbered column by column; a column is longer than any graph is high. */
const COLUMN = 1 << 20;

const cellOf = ({ x, y }: Point) => Math.floor(x / REACH) * COLUMN + Math.floor(y / REACH);
const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => dx * COLUMN + dy));

/** Points that are asked, over and over, how much room there is between them. */
export class Crowd {
  readonly #cells = new Map<number, Point[]>();

  constructor(points: Iterable<Point>) {
    for (const point of points) this.add(point);
  }

  add(point: Point): void {
    const cell = this.#cells.get(cellOf(point));
    if (cell === undefined) this.#cells.set(cellOf(point), [point]);
    else cell.push(point);
  }

  /** How far the nearest point is, up to `REACH`. */
  clearance(at: Point): number {
    let nearest = REACH;
    const own = cellOf(at);
    for (const offset of AROUND) {
      for (const { x, y } of this.#cells.get(own + offset) ?? []) {
        nearest = Math.min(nearest, Math.hypot(at.x - x, at.y - y));
      }
    }
    return nearest;
  }
}
