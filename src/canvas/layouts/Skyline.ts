/** A stretch of the lower edge of what was put down. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Puts rectangles down on a strip of a width, each as high up as there is room below what stands there already, and as far left. */
export class Skyline {
  #steps: Step[];

  constructor(private readonly width: number) {
    this.#steps = [{ x: 0, y: 0, width }];
  }

  /** Finds a place for a rectangle that is no wider than the strip, and takes it. */
  put(width: number, height: number): { readonly x: number; readonly y: number } {
    let best = { x: 0, y: Infinity };
    for (const { x } of this.#steps) {
      if (x > 0 && x + width > this.width) break;
      const y = this.#depth(x, x + width);
      if (y < best.y) best = { x, y };
    }
    this.#take(best.x, best.y + height, Math.min(width, this.width - best.x));
    return best;
  }

  /** How far down it is built on between two places. */
  #depth(from: number, to: number): number {
    return this.#steps.reduce((most, { x, y, width }) => (x < to && x + width > from ? Math.max(most, y) : most), 0);
  }

  #take(x: number, y: number, width: number): void {
    const end = x + width;
    const before = this.#steps.flatMap((step) =>
      step.x < x ? [{ ...step, width: Math.min(step.width, x - step.x) }] : [],
    );
    const after = this.#steps.flatMap((step) => {
      const from = Math.max(step.x, end);
      const left = step.x + step.width - from;
      return left > 0 ? [{ x: from, y: step.y, width: left }] : [];
    });
    this.#steps = [...before, { x, y, width }, ...after];
  }
}
