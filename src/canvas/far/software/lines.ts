/** What one line adds to each pixel that it covers whole. */
export const LINE = 32;
const MOST = 65_535;

/** How many lines cover each pixel of a picture, times {@link LINE}. */
export interface Density {
  readonly width: number;
  readonly height: number;
  readonly of: Uint16Array;
}

/** Where along a way, as shares of it, a coordinate comes into a range and leaves it. */
function within(from: number, by: number, most: number): readonly [enters: number, leaves: number] {
  if (by === 0) return from >= 0 && from <= most ? [0, 1] : [1, 0];
  const [one, other] = [-from / by, (most - from) / by];
  return one < other ? [one, other] : [other, one];
}

function add(of: Uint16Array, at: number, weight: number): void {
  const sum = of[at]! + weight;
  of[at] = sum > MOST ? MOST : sum;
}

/**
 * Adds a line to a density, one pixel wide.
 *
 * @param weight what it adds to a pixel
 * @param isSmooth whether it is shared between the two pixels that it runs between: twice the work
 */
export function addLine(
  density: Density,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  weight: number,
  isSmooth: boolean,
): void {
  const { width, height, of } = density;
  const [dx, dy] = [x1 - x0, y1 - y0];
  // One pixel less, since a smooth line covers the next one as well.
  const [enterX, leaveX] = within(x0, dx, width - 2);
  const [enterY, leaveY] = within(y0, dy, height - 2);
  const [enters, leaves] = [Math.max(0, enterX, enterY), Math.min(1, leaveX, leaveY)];
  if (enters > leaves) return;
  const isSteep = Math.abs(dy) > Math.abs(dx);
  const [major, minor] = isSteep ? [dy, dx] : [dx, dy];
  const [step, across] = isSteep ? [width, 1] : [1, width];
  const length = Math.abs(major) * (leaves - enters);
  const steps = Math.floor(length);
  if (steps === 0) {
    const at = Math.floor(y0 + dy * enters) * width + Math.floor(x0 + dx * enters);
    return add(of, at, Math.max(1, Math.round(weight * length)));
  }
  const sign = major < 0 ? -1 : 1;
  const first = Math.round((isSteep ? y0 : x0) + major * enters) * step;
  // Whole numbers are several times as fast: the upper half is the pixel, the lower one how far it is to the next.
  const beside = Math.round(((isSteep ? x0 : y0) + minor * enters) * ONE);
  const slope = Math.round((minor / Math.abs(major)) * ONE);
  if (isSmooth) addShared(of, first, sign * step, steps, beside, slope, across, weight);
  else addWhole(of, first, sign * step, steps, beside, slope, across, weight);
}

/** One pixel in numbers of which the lower half is a share of it. */
const ONE = 65_536;

function addWhole(
  of: Uint16Array,
  first: number,
  step: number,
  steps: number,
  from: number,
  slope: number,
  across: number,
  weight: number,
): void {
  let [at, beside] = [first, from];
  for (let count = 0; count <= steps; count += 1) {
    const pixel = at + (beside >> 16) * across;
    const sum = of[pixel]! + weight;
    of[pixel] = sum > MOST ? MOST : sum;
    at += step;
    beside += slope;
  }
}

function addShared(
  of: Uint16Array,
  first: number,
  step: number,
  steps: number,
  from: number,
  slope: number,
  across: number,
  weight: number,
): void {
  let [at, beside] = [first, from];
  for (let count = 0; count <= steps; count += 1) {
    const pixel = at + (beside >> 16) * across;
    const next = (weight * (beside & 0xff_ff)) >> 16;
    const near = of[pixel]! + weight - next;
    of[pixel] = near > MOST ? MOST : near;
    const far = of[pixel + across]! + next;
    of[pixel + across] = far > MOST ? MOST : far;
    at += step;
    beside += slope;
  }
}
