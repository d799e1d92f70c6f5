import { ownOf } from '../properties/kinds.js';
import { type Properties } from '../properties/values.js';
import { coordinateOf } from './degrees.js';
import { type CoordinatePair, namedPairs } from './pairs.js';

/** Things with properties that may say where they lie. */
type Located = readonly { readonly properties: Properties }[];

/** A pair of properties that says where things lie, and how many of them it places. */
export interface FoundCoordinates extends CoordinatePair {
  readonly nodes: number;
}

/** What part of the values of a pair must be what its names promise. */
const MOST = 0.95;
/** What is within the bounds of these is a place on the earth. */
const FARTHEST = { latitude: 90, longitude: 180, wholeTurn: 360 } as const;

/** Where a thing lies by two of its properties, across and along; undefined where they do not both say. */
export function numbersOf(
  { x, y }: Pick<CoordinatePair, 'x' | 'y'>,
  properties: Properties,
): readonly [across: number, along: number] | undefined {
  const [across, along] = [x, y].map((name) => coordinateOf(ownOf(properties, name)));
  return across === undefined || along === undefined ? undefined : [across, along];
}

const mostly = (values: readonly number[], is: (value: number) => boolean): boolean =>
  values.filter(is).length >= values.length * MOST;

const isLatitude = (value: number): boolean => Math.abs(value) <= FARTHEST.latitude;
const isLongitude = (value: number): boolean => value >= -FARTHEST.longitude && value <= FARTHEST.wholeTurn;

const differ = (values: readonly number[]): boolean => values.some((value) => value !== values[0]);

/**
 * The pair as its values prove it: the other way round where only that can be a place on the earth; undefined where it is none, or the
 * same place over and over.
 */
export function provenPair<T extends CoordinatePair>(
  pair: T,
  across: readonly number[],
  along: readonly number[],
): T | undefined {
  if (!differ(across) && !differ(along)) return undefined;
  if (pair.is !== 'map' || (mostly(across, isLongitude) && mostly(along, isLatitude))) return pair;
  const isTurned = mostly(along, isLongitude) && mostly(across, isLatitude);
  return isTurned ? { ...pair, x: pair.y, y: pair.x } : undefined;
}

/** Names of the properties of these things, those that come first first. */
const namesOf = (things: Located): readonly string[] => [
  ...new Set(things.flatMap(({ properties }) => Object.keys(properties))),
];

/** The pairs of properties that say where things lie: proposed by their names, proven by their values; what places most of them first. */
export function coordinatesOf(things: Located): readonly FoundCoordinates[] {
  const found = namedPairs(namesOf(things)).flatMap((pair) => {
    const numbers = things.flatMap(({ properties }) => {
      const point = numbersOf(pair, properties);
      return point === undefined ? [] : [point];
    });
    const [across, along] = [numbers.map(([x]) => x), numbers.map(([, y]) => y)];
    const proven = provenPair(pair, across, along);
    return proven === undefined ? [] : [{ ...proven, nodes: numbers.length }];
  });
  return found.toSorted((one, other) => other.nodes - one.nodes);
}

/** The properties whose values are numbers, or written as such, in most of the things that have them: what may be chosen as an axis. */
export function axisProperties(things: Located): readonly string[] {
  return namesOf(things).filter((name) => {
    const values = things.flatMap(({ properties }) => (Object.hasOwn(properties, name) ? [properties[name]] : []));
    return values.filter((value) => coordinateOf(value) !== undefined).length >= values.length * MOST;
  });
}

/** What two chosen properties say of places: what their names and values prove, otherwise the axes of a chart. */
export function chosenPair(things: Located, x: string, y: string): CoordinatePair {
  const known = coordinatesOf(things).find((pair) => pair.x === x && pair.y === y);
  return known === undefined ? { is: 'chart', x, y } : { is: known.is, x, y };
}
