import { type Point } from '../elements/elements.js';
import { boundsOf, held, onMap, scaleOf } from '../imports/places.js';
import { type Properties } from '../properties/values.js';
import { numbersOf } from './findCoordinates.js';
import { type CoordinatePair } from './pairs.js';
import { spreadApart } from './spreadApart.js';

/** A node as far as its place follows from what it says. */
interface LocatedNode {
  readonly id: string;
  readonly properties: Properties;
}

/** Which two nodes belong together. */
interface Tie {
  readonly startNodeId: string;
  readonly endNodeId: string;
}

type Numbers = readonly [across: number, along: number];
type Raw = ReadonlyMap<string, Numbers>;

/** Room for a node and its caption, and how many stand in a row below the others. */
const ROOM = 90;

/** What the nodes say; (0, 0) in a list of places on the earth is a place that nobody filled in. */
function said(nodes: readonly LocatedNode[], pair: CoordinatePair): Raw {
  const all = nodes.flatMap(({ id, properties }) => {
    const numbers = numbersOf(pair, properties);
    return numbers === undefined ? [] : [[id, numbers] as const];
  });
  return new Map(all.filter(([, [across, along]]) => pair.is !== 'map' || across !== 0 || along !== 0));
}

/**
 * Where the earth is to be cut so that what lies together stays together: at the date line, unless all lies on one half of the earth and
 * the date line goes through it, as with Fiji. @returns the longitude at the left
 */
function leftOf(longitudes: readonly number[]): number {
  const sorted = longitudes.map((each) => ((each % 360) + 360) % 360).toSorted((one, other) => one - other);
  let [left, widest] = [-180, 180];
  sorted.forEach((each, at) => {
    const before = at === 0 ? (sorted.at(-1) ?? each) - 360 : (sorted[at - 1] ?? each);
    if (each - before > widest) [left, widest] = [each, each - before];
  });
  return left;
}

const range = (values: readonly number[]): readonly [from: number, to: number] =>
  values.reduce<[number, number]>(
    ([from, to], each) => [Math.min(from, each), Math.max(to, each)],
    [Infinity, -Infinity],
  );

/** Turns what is said into points, down as on a screen, before they are stretched. */
function projection(is: CoordinatePair['is'], all: readonly Numbers[]): (numbers: Numbers) => Point {
  if (is === 'plane') return ([x, y]) => ({ x, y });
  if (is === 'ground') return ([x, y]) => ({ x, y: -y });
  if (is === 'map') {
    const left = leftOf(all.map(([longitude]) => longitude));
    return ([longitude, latitude]) => onMap(latitude, left + ((((longitude - left) % 360) + 360) % 360));
  }
  const [[fromX, toX], [fromY, toY]] = [range(all.map(([x]) => x)), range(all.map(([, y]) => y))];
  return ([x, y]) => ({ x: (x - fromX) / (toX - fromX || 1), y: -(y - fromY) / (toY - fromY || 1) });
}

/** The points of those that say where they are, stretched to the canvas around its middle. */
function points(raw: Raw, is: CoordinatePair['is']): Map<string, Point> {
  const project = projection(is, [...raw.values()]);
  const free = [...raw].map(([id, numbers]) => [id, project(numbers)] as const);
  const bounds = boundsOf(free.map(([, point]) => point));
  const projected = free.map(([id, point]) => [id, held(point, bounds)] as const);
  const scale = scaleOf(projected.map(([, point]) => point));
  const [[left, right], [top, bottom]] = [
    range(projected.map(([, { x }]) => x)),
    range(projected.map(([, { y }]) => y)),
  ];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return new Map(
    projected.map(([id, { x, y }]) => [id, { x: (x - middle.x) * scale, y: (y - middle.y) * scale }] as const),
  );
}

/** The middle of the neighbours of each node that says nothing and has neighbours that do. */
function amongNeighbours(placed: ReadonlyMap<string, Point>, ties: readonly Tie[]): Map<string, Point> {
  const sums = new Map<string, { x: number; y: number; of: number }>();
  const add = (id: string, point: Point | undefined): void => {
    if (point === undefined || placed.has(id)) return;
    const sum = sums.get(id) ?? { x: 0, y: 0, of: 0 };
    sums.set(id, { x: sum.x + point.x, y: sum.y + point.y, of: sum.of + 1 });
  };
  for (const { startNodeId, endNodeId } of ties) {
    add(startNodeId, placed.get(endNodeId));
    add(endNodeId, placed.get(startNodeId));
  }
  return new Map([...sums].map(([id, { x, y, of }]) => [id, { x: x / of, y: y / of }] as const));
}

/** Rows below all others, for what neither says where it is nor is tied to what does. */
function rowsBelow(ids: readonly string[], placed: readonly Point[]): Map<string, Point> {
  const bottom = placed.length === 0 ? 0 : range(placed.map(({ y }) => y))[1] + 2 * ROOM;
  const across = Math.max(1, Math.ceil(Math.sqrt(ids.length) * 2));
  const left = (-(Math.min(across, ids.length) - 1) * ROOM) / 2;
  return new Map(
    ids.map((id, at) => [id, { x: left + (at % across) * ROOM, y: bottom + Math.floor(at / across) * ROOM }] as const),
  );
}

/**
 * Where nodes stand by their coordinates: as a map or chart, none upon another; what says nothing stands among its neighbours that do, the rest
 * below. Every node has a place. The order of the nodes decides what gives way to what, so that the same graph is drawn the same again.
 */
export function placesByCoordinates(
  nodes: readonly LocatedNode[],
  ties: readonly Tie[],
  pair: CoordinatePair,
): ReadonlyMap<string, Point> {
  const saying = points(said(nodes, pair), pair.is);
  const ids = new Set(nodes.map(({ id }) => id));
  const beside = [...amongNeighbours(saying, ties)].filter(([id]) => ids.has(id));
  const apart = spreadApart(new Map([...saying, ...beside]));
  const left = nodes.flatMap(({ id }) => (apart.has(id) ? [] : [id]));
  return new Map([...apart, ...rowsBelow(left, [...apart.values()])]);
}
