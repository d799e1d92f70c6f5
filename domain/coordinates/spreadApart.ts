import { type Point } from '../elements/elements.js';

/** Two that are nearer than this lie upon each other. */
const NODE = 46;
/** The turn between two points of a spiral that fills a disc evenly. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/** Which of the places of a grid are taken: two points of one cell, or of cells side by side, may lie upon each other. */
class Taken {
  readonly #cells = new Map<string, Point[]>();

  isFree({ x, y }: Point): boolean {
    const [column, row] = [Math.floor(x / NODE), Math.floor(y / NODE)];
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1)
        for (const other of this.#cells.get(`${column + dx} ${row + dy}`) ?? [])
          if (Math.hypot(other.x - x, other.y - y) < NODE) return false;
    return true;
  }

  take(point: Point): void {
    const cell = `${Math.floor(point.x / NODE)} ${Math.floor(point.y / NODE)}`;
    const there = this.#cells.get(cell);
    if (there === undefined) this.#cells.set(cell, [point]);
    else there.push(point);
  }
}

/**
 * Moves what lies upon another to the nearest free place of a spiral around where it should be: the shops of one city become a disc. What
 * comes first stays where it is.
 */
export function spreadApart(points: ReadonlyMap<string, Point>): Map<string, Point> {
  const taken = new Taken();
  // Of many at one spot each goes on where the one before ended.
  const reached = new Map<string, number>();
  return new Map(
    [...points].map(([id, point]) => {
      const spot = `${Math.round(point.x)} ${Math.round(point.y)}`;
      let [turn, free] = [reached.get(spot) ?? 0, point];
      for (; ; turn += 1) {
        const [angle, radius] = [turn * TURN, NODE * 0.7 * Math.sqrt(turn)];
        free = { x: point.x + radius * Math.cos(angle), y: point.y + radius * Math.sin(angle) };
        if (taken.isFree(free)) break;
      }
      reached.set(spot, turn + 1);
      taken.take(free);
      return [id, free] as const;
    }),
  );
}
