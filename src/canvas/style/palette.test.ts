import { describe, expect, test } from 'vitest';

import { CANVAS_BACKGROUND, type CanvasMode, LabelColours, PALETTE } from './palette';

type Triple = readonly [number, number, number];

const linear = (channel: number) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const rgb = (hex: string): Triple => {
  const at = (i: number) => linear(parseInt(hex.slice(i, i + 2), 16) / 255);
  return [at(1), at(3), at(5)];
};
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], rgb(hex));
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

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
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const clamp = (value: number) => Math.min(1, Math.max(0, value));
const lab = (hex: string, sight: readonly [Triple, Triple, Triple]): Triple => {
  const colour = rgb(hex);
  const seen: Triple = [clamp(dot(sight[0], colour)), clamp(dot(sight[1], colour)), clamp(dot(sight[2], colour))];
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], seen) / 0.95047);
  const y = f(dot([0.2126, 0.7152, 0.0722], seen));
  const z = f(dot([0.0193, 0.1192, 0.9505], seen) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const apart = (a: Triple, b: Triple) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The smallest distance between any two. */
const closest = (seen: readonly Triple[]) =>
  Math.min(...seen.flatMap((a, i) => seen.slice(i + 1).map((b) => apart(a, b))));

describe('the node colours, the same on both canvases,', () => {
  test.each<CanvasMode>(['light', 'dark'])('stand out from the %s one by 3:1 and more', (mode) => {
    for (const colour of PALETTE) expect(contrast(colour, CANVAS_BACKGROUND[mode]), colour).toBeGreaterThanOrEqual(3);
  });
  test.each(Object.keys(SIGHT))('are told apart with %s sight', (name) => {
    expect(closest(PALETTE.map((colour) => lab(colour, SIGHT[name]!)))).toBeGreaterThan(20);
  });
  test('hold no brown and no plum: what is dark is no mixture of red and yellow, and what is purple is bright', () => {
    for (const colour of PALETTE) {
      const [lightness, red, yellow] = lab(colour, SIGHT['normal']!);
      const hue = (Math.atan2(yellow, red) * 180) / Math.PI;
      const chroma = Math.hypot(red, yellow);
      if (hue > 45 && hue < 95) expect(lightness, colour).toBeGreaterThan(55);
      if (hue > -60 && hue < 45) expect(chroma, colour).toBeGreaterThan(45);
    }
  });
  test('are plainly apart for the first four labels, whatever they are called', () => {
    for (let graph = 0; graph < 50; graph += 1) {
      const colours = new LabelColours();
      const names = Array.from({ length: 4 }, (_, at) => `${graph * 7} label ${at}`);
      expect(closest(names.map((name) => lab(colours.colour(name), SIGHT['normal']!)))).toBeGreaterThanOrEqual(45);
    }
  });
});

describe('the colour of a label', () => {
  const labels = ['Country', 'Language', 'Currency', 'Region', 'City', 'Person', 'Book', 'Film', 'Song', 'Idea'];
  test('differs from that of every other among the first eight, and from then on its shape does', () => {
    const colours = new LabelColours();
    colours.learn(labels);
    expect(new Set(labels.map((label) => colours.colour(label))).size).toBe(8);
    expect(new Set(labels.map((label) => `${colours.colour(label)} ${colours.shape(label)}`)).size).toBe(10);
  });
  test('is none of a value while others are left', () => {
    const colours = new LabelColours();
    colours.learn(labels.slice(0, 4));
    const values = new LabelColours(colours.placesOf(labels.slice(1, 4)));
    const worn = labels.slice(1, 4).map((label) => colours.colour(label));
    for (const value of ['open', 'closed', 'late', 'new', 'lost']) expect(worn).not.toContain(values.colour(value));
  });
  test('stays when more labels come', () => {
    const colours = new LabelColours();
    colours.learn(labels.slice(0, 3));
    const before = labels.slice(0, 3).map((label) => colours.colour(label));
    colours.learn(['Aardvark', 'Zebra', ...labels]);
    expect(labels.slice(0, 3).map((label) => colours.colour(label))).toEqual(before);
  });
  test('does not depend on the order in which labels are listed', () => {
    const one = new LabelColours();
    const other = new LabelColours();
    one.learn(labels);
    other.learn([...labels].reverse());
    for (const label of labels) expect(one.colour(label)).toBe(other.colour(label));
  });
});
