import { describe, expect, test } from 'vitest';

import { frameOn, miniatureOf, onMiniature, placeOn } from './miniature';

describe('a small picture of a graph', () => {
  const small = miniatureOf({ x1: -1000, y1: -200, w: 4000, h: 400 }, 168, 112)!;
  test('holds all of it, in its middle, as large as there is room', () => {
    const [left, right] = [onMiniature(small, { x: -1000, y: 0 }), onMiniature(small, { x: 3000, y: 0 })];
    expect(left.x).toBeCloseTo(6);
    expect(right.x).toBeCloseTo(162);
    expect(left.y).toBeCloseTo(56);
  });
  test('leads back from a point on it to the place in the graph', () => {
    const at = { x: 321, y: -45 };
    const back = placeOn(small, onMiniature(small, at));
    expect(back.x).toBeCloseTo(at.x);
    expect(back.y).toBeCloseTo(at.y);
  });
  test('shows what is seen as a frame that does not leave it', () => {
    expect(frameOn(small, { x1: -9000, y1: -9000, w: 20_000, h: 20_000 }, 168, 112)).toEqual({
      ...{ x1: 0, y1: 0, w: 168, h: 112 },
    });
    const frame = frameOn(small, { x1: 0, y1: -100, w: 1000, h: 200 }, 168, 112);
    expect(frame.w).toBeCloseTo(1000 * small.scale);
    expect(frame.h).toBeCloseTo(200 * small.scale);
  });
  test('is none of nothing, and can do with one place', () => {
    expect(miniatureOf(undefined, 168, 112)).toBeUndefined();
    expect(onMiniature(miniatureOf({ x1: 7, y1: 7, w: 0, h: 0 }, 168, 112)!, { x: 7, y: 7 })).toEqual({ x: 84, y: 56 });
  });
});
