import { type Places } from '../layoutGraph';
import { box } from '../spread';

/** Nodes of a cell of the finest grid, on average. */
const PER_CELL = 2;
/** A cell that holds more is looked at by some of them, each of which counts for several. */
const MOST_MET = 24;
const FINEST = 9;
/** By what share the grids are wider than what they hold, and how they move within that: evenly, and never the same twice. */
const FREEDOM = 0.3;
const GOLDEN = 0.618034;
const SILVER = 0.414214;

/** One of the grids that lie over each other: the mass in each cell, where it is centred, and the field of what is far from it. */
interface Level {
  readonly side: number;
  readonly mass: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly fieldX: Float64Array;
  readonly fieldY: Float64Array;
}

function levelOf(depth: number): Level {
  const side = 2 ** depth;
  const column = () => new Float64Array(side * side);
  return { side, mass: column(), x: column(), y: column(), fieldX: column(), fieldY: column() };
}

const clear = ({ mass, x, y, fieldX, fieldY }: Level) => [mass, x, y, fieldX, fieldY].forEach((each) => each.fill(0));

/**
 * How masses push one another away, each the more the nearer (1 / distance, as charges do in the plane), in time that grows as their number:
 * what is far acts by the cells of coarser and coarser grids, and only what is near by itself (as the fast multipole method has it, of the
 * first order alone).
 */
export class Pyramid {
  readonly #levels: readonly Level[];
  readonly #cells: Int32Array;
  /** Nodes in the order of their cells, and where each cell begins. */
  readonly #order: Int32Array;
  readonly #begins: Int32Array;
  #left = 0;
  #top = 0;
  #width = 1;
  #turn = 0;

  constructor(
    private readonly places: Places,
    private readonly masses: Float64Array,
  ) {
    const nodes = masses.length;
    const depth = Math.min(FINEST, Math.max(2, Math.ceil(Math.log2(Math.sqrt(nodes / PER_CELL)))));
    this.#levels = Array.from({ length: depth + 1 }, (_, at) => levelOf(at));
    this.#cells = new Int32Array(nodes);
    this.#order = new Int32Array(nodes);
    this.#begins = new Int32Array(4 ** depth + 1);
  }

  /** Adds to the forces what pushes each node where all stand now. */
  push(forces: Float64Array, strength: number): void {
    this.#turn += 1;
    this.#frame();
    this.#sort();
    this.#gather();
    for (let depth = 2; depth < this.#levels.length; depth += 1) this.#far(depth);
    this.#near(forces, strength);
  }

  get #finest(): Level {
    return this.#levels[this.#levels.length - 1]!;
  }

  #frame(): void {
    const { left, top, ...size } = box(this.places);
    // Wider than what it holds, so that the grids lie elsewhere each time: else nodes would gather along the edges of their cells.
    const width = Math.max(size.width, size.height, 1e-6);
    const [across, down] = [(this.#turn * GOLDEN) % 1, (this.#turn * SILVER) % 1];
    this.#width = width * (1 + FREEDOM) * 1.0001;
    [this.#left, this.#top] = [left - width * FREEDOM * across, top - width * FREEDOM * down];
  }

  #sort(): void {
    const { places } = this;
    const { side } = this.#finest;
    const begins = this.#begins.fill(0);
    const scale = side / this.#width;
    for (let i = 0; i < this.#cells.length; i += 1) {
      const column = Math.floor((places[2 * i]! - this.#left) * scale);
      const row = Math.floor((places[2 * i + 1]! - this.#top) * scale);
      const cell = row * side + column;
      this.#cells[i] = cell;
      begins[cell + 1]! += 1;
    }
    for (let cell = 0; cell < side * side; cell += 1) begins[cell + 1]! += begins[cell]!;
    const next = begins.slice();
    for (let i = 0; i < this.#cells.length; i += 1) this.#order[next[this.#cells[i]!]!++] = i;
  }

  /** Mass and centre of each cell, from the finest grid to the coarsest. */
  #gather(): void {
    this.#levels.forEach(clear);
    const { mass, x, y } = this.#finest;
    for (let i = 0; i < this.#cells.length; i += 1) {
      const [cell, m] = [this.#cells[i]!, this.masses[i]!];
      mass[cell]! += m;
      x[cell]! += m * this.places[2 * i]!;
      y[cell]! += m * this.places[2 * i + 1]!;
    }
    for (let depth = this.#levels.length - 1; depth > 0; depth -= 1) {
      const [fine, coarse] = [this.#levels[depth]!, this.#levels[depth - 1]!];
      for (let row = 0; row < fine.side; row += 1)
        for (let column = 0; column < fine.side; column += 1) {
          const [from, into] = [row * fine.side + column, (row >> 1) * coarse.side + (column >> 1)];
          coarse.mass[into]! += fine.mass[from]!;
          coarse.x[into]! += fine.x[from]!;
          coarse.y[into]! += fine.y[from]!;
        }
    }
    for (const level of this.#levels)
      for (let cell = 0; cell < level.mass.length; cell += 1) {
        const m = level.mass[cell]! || 1;
        level.x[cell]! /= m;
        level.y[cell]! /= m;
      }
  }

  /** The field in each cell of what is far from it but was not far from the cell around it, on top of that one's. */
  #far(depth: number): void {
    const level = this.#levels[depth]!;
    const coarse = this.#levels[depth - 1]!;
    const { side, mass } = level;
    for (let row = 0; row < side; row += 1)
      for (let column = 0; column < side; column += 1) {
        const cell = row * side + column;
        if (mass[cell] === 0) continue;
        const around = (row >> 1) * coarse.side + (column >> 1);
        level.fieldX[cell] = coarse.fieldX[around]!;
        level.fieldY[cell] = coarse.fieldY[around]!;
        const [firstRow, firstColumn] = [Math.max(0, 2 * ((row >> 1) - 1)), Math.max(0, 2 * ((column >> 1) - 1))];
        const [endRow, endColumn] = [Math.min(side, 2 * ((row >> 1) + 2)), Math.min(side, 2 * ((column >> 1) + 2))];
        for (let r = firstRow; r < endRow; r += 1)
          for (let c = firstColumn; c < endColumn; c += 1) {
            if (r >= row - 1 && r <= row + 1 && c >= column - 1 && c <= column + 1) continue;
            const other = r * side + c;
            if (mass[other] === 0) continue;
            const [dx, dy] = [level.x[cell]! - level.x[other]!, level.y[cell]! - level.y[other]!];
            const by = mass[other]! / (dx * dx + dy * dy);
            level.fieldX[cell]! += dx * by;
            level.fieldY[cell]! += dy * by;
          }
      }
  }

  /** What is far by the field of the cell, what is in this cell or beside it one by one. */
  #near(forces: Float64Array, strength: number): void {
    const { side, fieldX, fieldY, mass } = this.#finest;
    for (let row = 0; row < side; row += 1)
      for (let column = 0; column < side; column += 1) {
        const cell = row * side + column;
        if (mass[cell] === 0) continue;
        for (let at = this.#begins[cell]!; at < this.#begins[cell + 1]!; at += 1) {
          const i = this.#order[at]!;
          const by = strength * this.masses[i]!;
          forces[2 * i]! += fieldX[cell]! * by;
          forces[2 * i + 1]! += fieldY[cell]! * by;
          for (let r = Math.max(0, row - 1); r <= Math.min(side - 1, row + 1); r += 1)
            for (let c = Math.max(0, column - 1); c <= Math.min(side - 1, column + 1); c += 1)
              this.#meet(i, r * side + c, forces, by);
        }
      }
  }

  /** What the nodes of a cell do to one. */
  #meet(i: number, cell: number, forces: Float64Array, by: number): void {
    const [begin, end] = [this.#begins[cell]!, this.#begins[cell + 1]!];
    const stride = Math.max(1, Math.ceil((end - begin) / MOST_MET));
    const { places, masses } = this;
    for (let at = begin + ((this.#turn + i) % stride); at < end; at += stride) {
      const j = this.#order[at]!;
      if (j === i) continue;
      // Nodes on one point are told apart by their numbers.
      const dx = places[2 * i]! - places[2 * j]! || Math.cos(i - j) * 1e-3;
      const dy = places[2 * i + 1]! - places[2 * j + 1]! || Math.sin(i - j) * 1e-3;
      const share = (by * stride * masses[j]!) / (dx * dx + dy * dy + 1e-4);
      forces[2 * i]! += dx * share;
      forces[2 * i + 1]! += dy * share;
    }
  }
}
