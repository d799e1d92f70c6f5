import { describe, expect, test } from 'vitest';

import {
  type Appearance,
  contrast,
  gradientColour,
  HUE_NAMES,
  HUES,
  LEAST_CONTRAST,
  seenBest,
  seenOn,
} from './hues.js';

const BACKGROUND: Record<Appearance, string> = { light: '#fbfaf7', dark: '#0e1718' };
type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009), full severity, on linear light. */
const SIGHT: Record<string, readonly [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const linear = (channel: number) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const clamp = (value: number) => Math.min(1, Math.max(0, value));
function lab(hex: string, sight: readonly [Triple, Triple, Triple]): Triple {
  const at = (i: number) => linear(parseInt(hex.slice(i, i + 2), 16) / 255);
  const colour: Triple = [at(1), at(3), at(5)];
  const seen: Triple = [clamp(dot(sight[0], colour)), clamp(dot(sight[1], colour)), clamp(dot(sight[2], colour))];
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], seen) / 0.95047);
  const y = f(dot([0.2126, 0.7152, 0.0722], seen));
  const z = f(dot([0.0193, 0.1192, 0.9505], seen) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe.each<Appearance>(['light', 'dark'])('the hues that a person chooses from, on the %s canvas', (appearance) => {
  test('stand out from it by 3:1 and more', () => {
    for (const name of HUE_NAMES)
      expect(contrast(HUES[name][appearance], BACKGROUND[appearance]), name).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });

  test.each(Object.keys(SIGHT))('are told apart with %s sight', (name) => {
    const seen = HUE_NAMES.map((hue) => lab(HUES[hue][appearance], SIGHT[name]!));
    const distances = seen.flatMap((a, i) =>
      seen.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
    );
    expect(Math.min(...distances)).toBeGreaterThan(20);
  });

  test('a scale stands out from it all along, and goes one way from dark to bright or back', () => {
    const shares = Array.from({ length: 21 }, (_, at) => at / 20);
    const contrasts = shares.map((share) => contrast(gradientColour(share, appearance), BACKGROUND[appearance]));
    for (const one of contrasts) expect(one).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(contrasts).toEqual([...contrasts].sort((a, b) => a - b));
  });

  test('any colour that somebody chose is seen on it, and stays as it is when it is seen already', () => {
    for (const chosen of ['#ffffff', '#ffff00', '#000000', '#123456', '#fbfaf7', '#0e1718', '#808080'])
      expect(contrast(seenOn(chosen, BACKGROUND[appearance]), BACKGROUND[appearance])).toBeGreaterThanOrEqual(3);
    const seen = HUES.blue[appearance];
    expect(seenOn(seen, BACKGROUND[appearance])).toBe(seen);
  });

  test('what is written or drawn on a hue is seen', () => {
    for (const name of HUE_NAMES) {
      const colour = HUES[name][appearance];
      expect(contrast(seenBest(colour), colour), name).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
  });
});
