import { meet, type Rectangle } from '../../../domain/coordinates/rectangle';

/** Rectangles are looked for by the squares that they lie in, which are so wide. */
const SQUARE = 128;

interface Owned {
  readonly area: Rectangle;
  readonly owner: string | undefined;
}

/** Rectangles of which it is asked whether another meets them. */
export class Rectangles {
  readonly #squares = new Map<number, Owned[]>();

  /** @param owner whose it is: who asks for something of their own does not meet it */
  add(area: Rectangle, owner?: string): void {
    const one = { area, owner };
    for (const square of squaresOf(area)) {
      const there = this.#squares.get(square);
      if (there === undefined) this.#squares.set(square, [one]);
      else there.push(one);
    }
  }

  /** How many meet it that are somebody else's. */
  count(area: Rectangle, owner: string): number {
    const met = squaresOf(area).flatMap((square) => this.#squares.get(square) ?? []);
    return new Set(met.filter((other) => other.owner !== owner && meet(area, other.area))).size;
  }

  /** Whether one meets it that is somebody else's. */
  meets(area: Rectangle, owner?: string): boolean {
    return squaresOf(area).some((square) =>
      (this.#squares.get(square) ?? []).some(
        (other) => (owner === undefined || other.owner !== owner) && meet(area, other.area),
      ),
    );
  }
}

/** So many rows there are at most; squares further off share their number with others, which does no harm. */
const ROWS = 2 ** 20;

function squaresOf({ left, right, top, bottom }: Rectangle): number[] {
  const squares: number[] = [];
  for (let column = Math.floor(left / SQUARE); column <= Math.floor(right / SQUARE); column += 1)
    for (let row = Math.floor(top / SQUARE); row <= Math.floor(bottom / SQUARE); row += 1)
      squares.push(column * ROWS + row);
  return squares;
}
