import { expect, test } from 'vitest';

import { blended, pixelOf } from '../pixels';
import { strengthFor, toned } from './exposure';
import { type Density, LINE } from './lines';

const filled = (lines: number): Density => ({
  width: 100,
  height: 100,
  of: new Uint16Array(10_000).fill(lines * LINE),
});
const green = (pixel: number) => (pixel >> 8) & 255;

test('the more lines lie over one another, the more faintly each is seen, within bounds', () => {
  const strengths = [0, 1, 3, 10, 100, 2000].map((lines) => strengthFor(filled(lines)));
  expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
  expect(Math.max(...strengths)).toBe(0.5);
  expect(Math.min(...strengths)).toBeGreaterThan(0.04);
});

test('no line leaves the background as it is, and each further line is seen a little more', () => {
  const [background, line] = [pixelOf('#fbfaf7'), pixelOf('#333333')];
  const tones = toned(background, line, 0.3);
  expect(tones[0]).toBe(background);
  const steps = [0, 1, 2, 5, 20].map((lines) => green(tones[lines * LINE]!));
  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  expect(new Set(steps).size).toBe(5);
  expect(Math.abs(green(tones[LINE]!) - green(blended(background, line, 77)))).toBeLessThanOrEqual(1);
});
