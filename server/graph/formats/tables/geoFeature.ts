import { isObject } from '../json/jsonPass.js';

type Position = readonly [longitude: number, latitude: number];

const isPosition = (value: readonly unknown[]): boolean => typeof value[0] === 'number' && typeof value[1] === 'number';

/** All positions of a geometry, however deep its lists go. */
function* positionsOf(coordinates: unknown, depth = 0): Generator<Position> {
  if (!Array.isArray(coordinates) || depth > 4) return;
  const list: readonly unknown[] = coordinates;
  if (isPosition(list)) yield [Number(list[0]), Number(list[1])];
  else for (const item of list) yield* positionsOf(item, depth + 1);
}

/** The point of a geometry, or the middle of what it spans. */
function middleOf(geometry: unknown): { longitude: number; latitude: number } | undefined {
  if (!isObject(geometry)) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positionsOf(geometry['coordinates'])) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  return west > east ? undefined : { longitude: (west + east) / 2, latitude: (south + north) / 2 };
}

/** A feature of GeoJSON as a record: its properties, and where it lies. Any other value is what it is. */
export function withoutGeometry(value: unknown): unknown {
  if (!isObject(value) || value['type'] !== 'Feature' || !('geometry' in value)) return value;
  const properties = isObject(value['properties']) ? value['properties'] : {};
  return { ...(value['id'] === undefined ? {} : { id: value['id'] }), ...middleOf(value['geometry']), ...properties };
}
