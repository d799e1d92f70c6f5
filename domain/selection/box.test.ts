import { expect, test } from 'vitest';

import { boxInMiddle, cornersOf, moved, sized } from './box.js';

const room = { width: 900, height: 600 };

test('a box that keys draw begins in the middle', () => {
  expect(cornersOf(boxInMiddle(room))).toEqual([
    { x: 300, y: 200 },
    { x: 600, y: 200 },
    { x: 600, y: 400 },
    { x: 300, y: 400 },
  ]);
});

test('a box is moved up to the edge of the canvas, and keeps its size', () => {
  const box = moved(boxInMiddle(room), { x: 40, y: -40 });
  expect(box).toMatchObject({ x: 340, y: 160, width: 300, height: 200 });
  expect(moved(box, { x: 900, y: -900 })).toMatchObject({ x: 600, y: 0, width: 300, height: 200 });
});

test('a box grows up to the edge of the canvas, and never shrinks to nothing', () => {
  const box = boxInMiddle(room);
  expect(sized(box, { x: 900, y: 40 })).toMatchObject({ x: 300, y: 200, width: 600, height: 240 });
  const least = sized(box, { x: -900, y: -900 });
  expect(Math.min(least.width, least.height)).toBeGreaterThan(0);
});
