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
const FITS = { from: 0.7, to: 8 } as const;
const MOST_MEASURED = 1500;
/** How much wider points may be than a full square of as many nodes. */
const WIDEST = 1.5;
/** In any window the nodes of a graph this wide are seen. */
const SEEN_WHOLE = 1500;

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

/** Whether several points are all the same, as where a program writes 0, 0 for nodes that nobody has placed. */
export const isOneSpot = (points: readonly Point[]): boolean =>
  points.length > 1 && points.every(({ x, y }) => x === points[0]?.x && y === points[0].y);

/** The longer side of what holds all points. */
function extentOf(points: readonly Point[]): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return Math.max(right - left, bottom - top);
}

/** How many points a spot has that has as many as most; 1 where hardly any is shared. */
function sharedBy(points: readonly Point[]): number {
  const spots = new Map<string, number>();
  for (const { x, y } of points) spots.set(`${x} ${y}`, (spots.get(`${x} ${y}`) ?? 0) + 1);
  return middleOf([...spots.values()]) || 1;
}

/**
 * How much points are to be stretched for their nodes not to lie on each other; 1 where they fit the canvas as they are. Where most lie in a
 * few dense spots far from each other, as the stops of three cities, the whole is kept to a width in which nodes are still seen.
 */
export function scaleOf(points: readonly Point[]): number {
  const nearest = medianNearest(points);
  if (nearest === 0) return 1;
  // Points of one spot are drawn around it, and need the room of a disc.
  const room = APART * Math.sqrt(sharedBy(points));
  const ratio = nearest / room;
  if (ratio >= FITS.from && ratio <= FITS.to) return 1;
  const widest = Math.max(SEEN_WHOLE, APART * Math.sqrt(points.length) * WIDEST);
  return Math.min(room / nearest, widest / extentOf(points));
}

/** How far points may reach: from left to right, from top to bottom. */
export type Bounds = readonly [left: number, right: number, top: number, bottom: number];

/** Fewer points do not tell which of them lie astray. */
const FEWEST_TOLD = 8;
/** Share of the points that may lie astray; of a few points one. */
const MOST_ASTRAY = 0.02;
/** How much smaller the whole must be without them. */
const SMALLER = 4;
/** How far beyond the others they are held, in shares of the whole. */
const BEYOND = 0.1;

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** From where to where numbers go, with some room. */
const reach = (numbers: readonly number[], room: number): readonly [number, number] =>
  numbers.reduce<[number, number]>(
    ([from, to], each) => [Math.min(from, each - room), Math.max(to, each + room)],
    [Infinity, -Infinity],
  );

/**
 * Where points that lie astray are to be held, for a single wrong one makes all others a spot; undefined where there are none. Only very few
 * that lie very far are taken for such: a capital on the other side of the earth is where it is.
 */
export function boundsOf(points: readonly Point[]): Bounds | undefined {
  if (points.length < FEWEST_TOLD) return undefined;
  const middle = { x: middleOf(points.map(({ x }) => x)), y: middleOf(points.map(({ y }) => y)) };
  const far = (point: Point): number => Math.max(Math.abs(point.x - middle.x), Math.abs(point.y - middle.y));
  const sorted = points.toSorted((one, other) => far(other) - far(one));
  const whole = extentOf(points);
  const most = Math.max(1, Math.floor(points.length * MOST_ASTRAY));
  for (let astray = 1; astray <= most; astray += 1) {
    const rest = sorted.slice(astray);
    const extent = extentOf(rest);
    if (extent === 0 || whole < extent * SMALLER) continue;
    const room = extent * BEYOND;
    return [
      ...reach(
        rest.map(({ x }) => x),
        room,
      ),
      ...reach(
        rest.map(({ y }) => y),
        room,
      ),
    ];
  }
  return undefined;
}

/** A point, at the border where it lies beyond it. */
export const held = ({ x, y }: Point, bounds: Bounds | undefined): Point =>
  bounds === undefined
    ? { x, y }
    : {
        x: Math.max(bounds[0], Math.min(bounds[1], x)),
        y: Math.max(bounds[2], Math.min(bounds[3], y)),
      };

const RADIUS = 180 / Math.PI;

/** A place on the earth as a point of a map (Mercator), north up, before it is stretched. */
export const onMap = (latitude: number, longitude: number): Point => {
  const within = Math.max(-85, Math.min(85, latitude)) / RADIUS;
  return { x: longitude, y: -Math.log(Math.tan(Math.PI / 4 + within / 2)) * RADIUS };
};

/** Where the row of a table lies by two of its cells; undefined where they do not say. */
export function pointOf(
  { is, scale, within }: Pick<PlaceMapping, 'is' | 'scale' | 'within'>,
  x: Cell | undefined,
  y: Cell | undefined,
): Point | undefined {
  const [across, along] = [coordinateOf(x), coordinateOf(y)];
  if (is === 'none' || across === undefined || along === undefined) return undefined;
  // A place on the earth that nobody filled in.
  if (is === 'map' && across === 0 && along === 0) return undefined;
  const point = is === 'map' ? onMap(along, across) : { x: across, y: along };
  return stretched(held(point, boundsIn(within)), scale);
}

/** A point farther from the middle by a factor. */
export const stretched = ({ x, y }: Point, by: number): Point => (by === 1 ? { x, y } : { x: x * by, y: y * by });

/** Bounds as a mapping holds them. */
const boundsIn = (within: PlaceMapping['within']): Bounds | undefined => {
  const [left, right, top, bottom] = within ?? [];
  return left === undefined || right === undefined || top === undefined || bottom === undefined
    ? undefined
    : [left, right, top, bottom];
};

/** How much the places in these columns of a table are to be stretched, and how far they may reach. */
export function stretchOfColumns(
  table: Table,
  { is, x, y }: Pick<PlaceMapping, 'is' | 'x' | 'y'>,
): Pick<PlaceMapping, 'scale' | 'within'> {
  const at = (name: string): number => table.columns.findIndex((column) => column.name === name);
  const [across, along] = [at(x), at(y)];
  const points = table.rows.flatMap((row) => pointOf({ is, scale: 1 }, row[across], row[along]) ?? []);
  const bounds = boundsOf(points);
  return {
    scale: scaleOf(points.map((point) => held(point, bounds))),
    ...(bounds === undefined ? {} : { within: [...bounds] }),
  };
}
