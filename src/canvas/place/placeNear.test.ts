import { describe, expect, test } from 'vitest';

import { Crowd } from './Crowd';
import { freePlace, placeNear } from './placeNear';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('a new node', () => {
  test('appears beside its neighbour, on a free place, and the neighbour stays', () => {
    const placed = new Map([
      ['a', { x: 1000, y: 1000 }],
      ['b', { x: 1130, y: 1000 }],
    ]);
    const result = placeNear(['new'], [{ startNodeId: 'a', endNodeId: 'new' }], placed, { x: 0, y: 0 });
    const at = result.get('new')!;
    expect([...result.keys()]).toEqual(['new']);
    expect(distance(at, placed.get('a')!)).toBeLessThan(400);
    expect(distance(at, placed.get('a')!)).toBeGreaterThan(60);
    expect(distance(at, placed.get('b')!)).toBeGreaterThan(60);
  });
  test('appears between two neighbours', () => {
    const placed = new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 400, y: 0 }],
    ]);
    const links = [
      { startNodeId: 'a', endNodeId: 'new' },
      { startNodeId: 'new', endNodeId: 'b' },
    ];
    expect(placeNear(['new'], links, placed, { x: 0, y: 0 }).get('new')).toEqual({ x: 200, y: 0 });
  });
  test('without neighbours appears at the place that was meant when that is free', () => {
    expect(placeNear(['new'], [], new Map(), { x: 5, y: 6 }).get('new')).toEqual({ x: 5, y: 6 });
  });
  test('is placed after the new node that it hangs on', () => {
    const links = [
      { startNodeId: 'second', endNodeId: 'first' },
      { startNodeId: 'first', endNodeId: 'a' },
    ];
    const result = placeNear(['second', 'first'], links, new Map([['a', { x: 0, y: 0 }]]), { x: 9000, y: 9000 });
    expect(distance(result.get('second')!, { x: 0, y: 0 })).toBeLessThan(700);
  });
  test('finds room, also with a thousand others among thousands', () => {
    const placed = new Map(
      Array.from({ length: 4000 }, (_, i) => [`n${i}`, { x: (i % 64) * 220, y: Math.floor(i / 64) * 220 }] as const),
    );
    const ids = Array.from({ length: 1000 }, (_, i) => `new${i}`);
    const links = ids.map((id, i) => ({ startNodeId: id, endNodeId: `n${(i * 37) % 4000}` }));
    const result = placeNear(ids, links, placed, { x: 0, y: 0 });
    const standing = new Crowd(placed.values());
    for (const at of result.values()) {
      expect(standing.clearance(at)).toBeGreaterThan(70);
      standing.add(at);
    }
    expect(result.size).toBe(1000);
  });
  test('finds a free place in a crowd of twenty', () => {
    const crowd = Array.from({ length: 20 }, (_, i) => ({ x: (i % 5) * 60, y: Math.floor(i / 5) * 60 }));
    const at = freePlace({ x: 120, y: 90 }, new Crowd(crowd));
    expect(Math.min(...crowd.map((other) => distance(at, other)))).toBeGreaterThan(60);
  });
});
