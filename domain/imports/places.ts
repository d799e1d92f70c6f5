import { coordinateOf } from '../coordinates/degrees.js';
import { type Cell } from './cells.js';
import { type PlaceMapping } from './mapping.js';
import { type Table } from './table.js';

/** A point of the canvas. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far apart neighbours are drawn: a node and room for its caption. */
const APART = 90;
/** Layouts whose neighbours are so near or far, in shares of that, are left as they are. */
const FITS = { from: 0.4, to: 8 } as const;
const MOST_MEASURED = 1500;
/** How much wider points may be than a full square of as many nodes. */
const WIDEST = 1.5;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The median distance from a point to its nearest other; 0 where there are no two. */
export function medianNearest(points: readonly Point[]): number {
  const some = points.slice(0, MOST_MEASURED).toSorted((one, other) => one.x - other.x);
  const nearest = some
    .map((point, at) => nearestTo(point, at, some))
    .filter((each) => each > 0 && Number.isFinite(each));
  return nearest.toSorted((one, other) => one - other)[Math.floor(nearest.length / 2)] ?? 0;
}

/** Looks left and right among points in the order of x until they are farther away in x alone. */
function nearestTo(point: Point, at: number, sorted: readonly Point[]): number {
  let best = Infinity;
  for (const step of [-1, 1]) {
    for (let other = at + step; other >= 0 && other < sorted.length; other += step) {
      const next = sorted[other];
      if (next === undefined || Math.abs(next.x - point.x) >= best) break;
      const apart = distance(point, next);
      if (apart > 0) best = Math.min(best, apart);
    }
  }
  return best;
}

/** The longer side of what holds all points. */
function extentOf(points: readonly Point[]): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return Math.max(right - left, bottom - top);
}

/**
 * How much points are to be stretched for their nodes not to lie on each other; 1 where they fit the canvas as they are. Where most lie in a
 * few dense spots far from each other, as the stops of three cities, the whole is kept to a width in which nodes are still seen.
 */
export function scaleOf(points: readonly Point[]): number {
  const nearest = medianNearest(points);
  if (nearest === 0) return 1;
  const ratio = nearest / APART;
  if (ratio >= FITS.from && ratio <= FITS.to) return 1;
  const widest = APART * Math.sqrt(points.length) * WIDEST;
  return Math.min(APART / nearest, widest / extentOf(points));
}

const RADIUS = 180 / Math.PI;

/** A place on the earth as a point of a map (Mercator), north up, before it is stretched. */
export const onMap = (latitude: number, longitude: number): Point => {
  const within = Math.max(-85, Math.min(85, latitude)) / RADIUS;
  return { x: longitude, y: -Math.log(Math.tan(Math.PI / 4 + within / 2)) * RADIUS };
};

/** Where the row of a table lies by two of its cells; undefined where they do not say. */
export function pointOf(
  { is, scale }: Pick<PlaceMapping, 'is' | 'scale'>,
  x: Cell | undefined,
  y: Cell | undefined,
): Point | undefined {
  const [across, along] = [coordinateOf(x), coordinateOf(y)];
  if (is === 'none' || across === undefined || along === undefined) return undefined;
  // A place on the earth that nobody filled in.
  if (is === 'map' && across === 0 && along === 0) return undefined;
  const point = is === 'map' ? onMap(along, across) : { x: across, y: along };
  return stretched(point, scale);
}

/** A point farther from the middle by a factor. */
export const stretched = ({ x, y }: Point, by: number): Point => (by === 1 ? { x, y } : { x: x * by, y: y * by });

/** How much the places in these columns of a table are to be stretched. */
export function scaleOfColumns(table: Table, { is, x, y }: Pick<PlaceMapping, 'is' | 'x' | 'y'>): number {
  const at = (name: string): number => table.columns.findIndex((column) => column.name === name);
  const [across, along] = [at(x), at(y)];
  const points = table.rows.flatMap((row) => pointOf({ is, scale: 1 }, row[across], row[along]) ?? []);
  return scaleOf(points);
}
