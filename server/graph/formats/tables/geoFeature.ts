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

/** Half the circumference of the earth in metres: how far the plane goes on which maps of the web are drawn. */
const EDGE = 20_037_508.35;

/** A point as servers of maps write it: in degrees, or in metres on the plane of maps of the web. */
function pointOf(geometry: unknown): { longitude: number; latitude: number } | undefined {
  const { x, y } = isObject(geometry) ? geometry : {};
  if (typeof x !== 'number' || typeof y !== 'number' || Math.abs(x) > EDGE || Math.abs(y) > EDGE) return undefined;
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) return { longitude: x, latitude: y };
  const latitude = (Math.atan(Math.sinh((y / EDGE) * Math.PI)) * 180) / Math.PI;
  return { longitude: (x / EDGE) * 180, latitude };
}

/** A feature of GeoJSON, or of a server of maps, as a record: its properties, and where it lies. Any other value is what it is. */
export function withoutGeometry(value: unknown): unknown {
  if (!isObject(value) || !('geometry' in value)) return value;
  if (isObject(value['attributes']) && Object.keys(value).length === 2)
    return { ...pointOf(value['geometry']), ...value['attributes'] };
  if (value['type'] !== 'Feature') return value;
  const { type: _type, geometry, bbox: _bbox, properties, ...others } = value;
  return { ...others, ...middleOf(geometry), ...(isObject(properties) ? properties : {}) };
}
