import { expect, test } from 'vitest';

import { pixelOf } from '../pixels';
import { SHAPE_NUMBERS } from '../columns';
import { drawDisc, type Pixels } from './discs';
import { drawPolygon, hasCorners } from './polygons';

const WHITE = pixelOf('#ffffff');
const RED = pixelOf('#ff0000');
const white = (side: number): Pixels => ({ width: side, height: side, of: new Uint32Array(side * side).fill(WHITE) });
const covered = ({ of }: Pixels) => of.reduce((all, one) => all + (255 - ((one >> 8) & 255)) / 255, 0);

test.each([0.8, 1.5, 3, 5.9, 6.1, 6.5, 7.25, 9, 20])(
  'a disc with a radius of %d covers its area, wherever its middle is',
  (radius) => {
    for (const shift of [0, 0.25, 0.5, 0.9]) {
      const pixels = white(64);
      drawDisc(pixels, 32 + shift, 32 - shift, radius, RED, 1);
      expect(covered(pixels) / (Math.PI * radius * radius)).toBeGreaterThan(radius < 1 ? 0.6 : 0.93);
      expect(covered(pixels) / (Math.PI * radius * radius)).toBeLessThan(radius < 1 ? 1.5 : 1.07);
    }
  },
);

test('a disc at the edge is cut, and a faint one lets through what is under it', () => {
  const pixels = white(16);
  drawDisc(pixels, 0, 8, 5, RED, 0.5);
  expect((pixels.of[8 * 16 + 1]! >> 8) & 255).toBeGreaterThan(100);
  drawDisc(pixels, 500, 500, 5, RED, 1);
  expect(covered(pixels)).toBeLessThan(25);
});

test('each shape but the circle has corners, and covers less than a square around it', () => {
  for (const [shape, name] of SHAPE_NUMBERS.entries()) {
    expect(hasCorners(shape)).toBe(name !== 'circle');
    const pixels = white(40);
    drawPolygon(pixels, shape, [20, 20, 10], RED, 1);
    const area = covered(pixels);
    if (name === 'circle') expect(area).toBe(0);
    else expect(area).toBeGreaterThan(80);
    expect(area).toBeLessThanOrEqual(400);
  }
});
