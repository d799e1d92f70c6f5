import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Properties } from '../properties/values.js';
import { coordinateOf } from './degrees.js';
import { axisProperties, chosenPair, coordinatesOf } from './findCoordinates.js';
import { namedPairs } from './pairs.js';
import { placesByCoordinates } from './placesByCoordinates.js';
import { Spread, spreadApart } from './spreadApart.js';

const things = (...all: Properties[]) => all.map((properties, at) => ({ id: String(at), properties }));

const CITIES: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['Iași', 47.16, 27.58],
  ['Cluj-Napoca', 46.77, 23.6],
  ['București', 44.43, 26.1],
  ['Timișoara', 45.75, 21.23],
];
const cities = (latitude: string, longitude: string) =>
  things(...CITIES.map(([name, y, x]) => ({ name, people: 300_000 + y, [latitude]: y, [longitude]: x })));

describe('properties that say where things lie', () => {
  test.each([
    ['lat', 'lon'],
    ['Latitude', 'Longitude'],
    ['stop_lat', 'stop_lng'],
    ['geolat', 'geolong'],
    ['Latitudine (grade)', 'Longitudine (grade)'],
    ['GPS-Breitengrad', 'GPS-Längengrad'],
    ['szerokość geograficzna', 'długość geograficzna'],
    ['Широта', 'Долгота'],
    ['enlem', 'boylam'],
    ['γεωγραφικό πλάτος', 'γεωγραφικό μήκος'],
    ['駅緯度', '駅経度'],
    ['위도', '경도'],
    ['خط العرض', 'خط الطول'],
    ['अक्षांश', 'देशांतर'],
    ['vĩ độ', 'kinh độ'],
  ])('are %s and %s', (latitude, longitude) => {
    expect(coordinatesOf(cities(latitude, longitude))).toEqual([{ is: 'map', x: longitude, y: latitude, nodes: 4 }]);
  });

  test('are not what is only called so: the values must be degrees, and not one and the same', () => {
    expect(coordinatesOf(things({ lat: 5200, long: 1200 }, { lat: 4100, long: 800 }))).toEqual([]);
    expect(coordinatesOf(things({ lat: 'flat', long: 'tall' }, { lat: 'round', long: 'short' }))).toEqual([]);
    expect(coordinatesOf(things({ lat: 0, lon: 0 }, { lat: 0, lon: 0 }))).toEqual([]);
    expect(coordinatesOf(things({ width: 4, length: 5 }, { width: 6, length: 9 }))).toEqual([]);
  });

  test('are told apart by their values where they were entered the wrong way round', () => {
    const turned = things({ lat: 139.7, lon: 35.7 }, { lat: 135.5, lon: 34.7 });
    expect(coordinatesOf(turned)).toMatchObject([{ is: 'map', x: 'lat', y: 'lon' }]);
  });

  test('belong together by the rest of their names, and those of most things come first', () => {
    const trips = things(
      { from_lat: 44.4, from_lon: 26.1, to_lat: 47.1, to_lon: 27.6 },
      { from_lat: 45.7, from_lon: 21.2 },
      { to_lat: 46.7, to_lon: 23.6, from_lat: 46, from_lon: 24 },
    );
    expect(coordinatesOf(trips)).toEqual([
      { is: 'map', x: 'from_lon', y: 'from_lat', nodes: 3 },
      { is: 'map', x: 'to_lon', y: 'to_lat', nodes: 2 },
    ]);
  });

  test('may be kept as text, with a decimal comma or with minutes and seconds', () => {
    expect(coordinateOf('44,426')).toBe(44.426);
    expect(coordinateOf(' −26.102 ')).toBe(-26.102);
    expect(coordinateOf('44°25′36″N')).toBeCloseTo(44.4267, 3);
    expect(coordinateOf("70° 40' W")).toBeCloseTo(-70.667, 2);
    expect(coordinateOf('S 33°27,5′')).toBeCloseTo(-33.458, 2);
    for (const other of ['', 'north', '12 m', '2024-05-01', true, [1, 2]]) expect(coordinateOf(other)).toBeUndefined();
  });

  test('are meters of a grid, or points of a drawing, where they are called so', () => {
    const surveyed = things({ Easting: 581_000, Northing: 632_000 }, { Easting: 582_400, Northing: 631_000 });
    expect(coordinatesOf(surveyed)).toMatchObject([{ is: 'ground', x: 'Easting', y: 'Northing' }]);
    expect(coordinatesOf(things({ pos_x: 10, pos_y: 2 }, { pos_x: 5, pos_y: 3 }))).toMatchObject([{ is: 'plane' }]);
  });

  test('may be chosen: any two that are numbers, as a chart where they are no places', () => {
    const films = things({ title: 'Heat', year: 1995, score: 8.3 }, { title: 'Ali', year: 2001, score: 6.7 });
    expect(axisProperties(films)).toEqual(['year', 'score']);
    expect(chosenPair(films, 'year', 'score')).toEqual({ is: 'chart', x: 'year', y: 'score' });
    expect(chosenPair(cities('lat', 'lon'), 'lon', 'lat')).toEqual({ is: 'map', x: 'lon', y: 'lat' });
  });

  test('are looked for in names that nobody would write without harm', () => {
    fc.assert(fc.property(fc.array(fc.string(), { maxLength: 6 }), (names) => Array.isArray(namedPairs(names))));
    expect(namedPairs(['__proto__', 'constructor'])).toEqual([]);
  });
});

describe('by coordinates', () => {
  const MAP = { is: 'map', x: 'lon', y: 'lat' } as const;
  const at = (places: ReadonlyMap<string, { x: number; y: number }>, id: number) =>
    places.get(String(id)) ?? { x: NaN, y: NaN };

  test('north is up and east is right, and neighbours have room', () => {
    const places = placesByCoordinates(cities('lat', 'lon'), [], MAP);
    const [iasi, cluj, bucharest, timisoara] = [0, 1, 2, 3].map((id) => at(places, id));
    expect(iasi?.y).toBeLessThan(bucharest?.y ?? NaN);
    expect(timisoara?.x).toBeLessThan(cluj?.x ?? NaN);
    expect(cluj?.x).toBeLessThan(iasi?.x ?? NaN);
    const distances = [...places.values()].flatMap((one) =>
      [...places.values()]
        .filter((other) => other !== one)
        .map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(46);
  });

  test('what lies on both sides of the date line stays together', () => {
    const fiji = things({ lat: -17.8, lon: 178 }, { lat: -16.8, lon: -179.9 }, { lat: -18, lon: 177.4 });
    const places = placesByCoordinates(fiji, [], MAP);
    expect(at(places, 0).x).toBeLessThan(at(places, 1).x);
    const xs = [...places.values()].map(({ x }) => x);
    const world = placesByCoordinates(cities('lat', 'lon'), [], MAP);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(1000);
    expect(world.size).toBe(4);
  });

  test('what shares a place stands around it, what says none beside its neighbours, the rest below', () => {
    const nodes = things(
      ...CITIES.map(([, lat, lon]) => ({ lat, lon })),
      { lat: 47.16, lon: 27.58 },
      { name: 'tied to two' },
      { name: 'tied to none' },
      { lat: 0, lon: 0 },
    );
    const places = placesByCoordinates(
      nodes,
      [
        { startNodeId: '5', endNodeId: '1' },
        { startNodeId: '3', endNodeId: '5' },
      ],
      MAP,
    );
    expect(places.size).toBe(nodes.length);
    const [iasi, again] = [at(places, 0), at(places, 4)];
    expect(Math.hypot(iasi.x - again.x, iasi.y - again.y)).toBeLessThan(120);
    expect(at(places, 5).x).toBeGreaterThan(at(places, 3).x);
    expect(at(places, 5).x).toBeLessThan(at(places, 1).x + 50);
    for (const id of [6, 7])
      expect(at(places, id).y).toBeGreaterThan(Math.max(...[0, 1, 2, 3].map((n) => at(places, n).y)));
  });

  test('a chart has an axis of its own for each number, larger up', () => {
    const films = things({ year: 1990, cost: 5 }, { year: 2000, cost: 9_000_000 }, { year: 2010, cost: 4_000_000 });
    const places = placesByCoordinates(films, [], { is: 'chart', x: 'year', y: 'cost' });
    const [first, second, third] = [0, 1, 2].map((id) => at(places, id));
    expect(second?.y).toBeLessThan(third?.y ?? NaN);
    expect(third?.y).toBeLessThan(first?.y ?? NaN);
    expect(Math.abs((third?.x ?? 0) - (first?.x ?? 0))).toBeGreaterThan(90);
  });

  test('no two lie upon each other, and the same graph is drawn the same again', () => {
    const place = fc.record({ lat: fc.integer({ min: -90, max: 90 }), lon: fc.integer({ min: -180, max: 180 }) });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(place, fc.constant({ name: 'nowhere' })), { minLength: 1, maxLength: 60 }),
        (all) => {
          const nodes = things(...(all as Properties[]));
          const places = [...placesByCoordinates(nodes, [], MAP).values()];
          expect(places).toEqual([...placesByCoordinates(nodes, [], MAP).values()]);
          places.forEach((one, index) =>
            places
              .slice(index + 1)
              .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(45)),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  test('five thousand at one spot are spread in a moment', () => {
    const spread = spreadApart(new Map(Array.from({ length: 5000 }, (_, id) => [String(id), { x: 0, y: 0 }])));
    const farthest = Math.max(...[...spread.values()].map(({ x, y }) => Math.hypot(x, y)));
    expect(farthest).toBeLessThan(46 * Math.sqrt(5000));
  });

  test('of very many in a narrow place each has one in the end, and none takes long', () => {
    const random = (at: number) => (at * 0.618_033_988_7) % 1;
    const points = Array.from({ length: 20_000 }, (_, at) => ({ x: random(at) * 300, y: random(at * 7) * 300 }));
    const spread = new Spread();
    const places = new Set(points.map((point) => Object.values(spread.place(point)).join()));
    expect(places.size).toBe(points.length);
  });

  test.each([2 ** 60, -1e300, Number.MAX_VALUE, Infinity, Number.NaN])('one at %s comes to an end', (far) => {
    const points = [
      { x: far, y: 0 },
      { x: 0, y: far },
      { x: far, y: far },
      { x: far, y: far },
    ];
    const spread = spreadApart(new Map(points.map((point, at) => [String(at), point])));
    expect(spread.size).toBe(4);
    expect(spread.get('0')).toEqual({ x: far, y: 0 });
  });
});
