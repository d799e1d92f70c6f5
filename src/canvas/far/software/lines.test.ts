import { expect, test } from 'vitest';

import { addLine, type Density, LINE } from './lines';

const empty = (width: number, height: number): Density => ({ width, height, of: new Uint16Array(width * height) });
const sum = ({ of }: Density) => of.reduce((all, one) => all + one, 0);

test('a line covers a pixel of each column that it crosses, from either end', () => {
  for (const [from, to] of [
    [2, 12],
    [12, 2],
  ] as const) {
    const density = empty(20, 10);
    addLine(density, from, 5, to, 5, LINE, false);
    expect([...density.of.subarray(5 * 20, 6 * 20)].map((one) => one / LINE)).toEqual(
      Array.from({ length: 20 }, (_, at) => Number(at >= 2 && at <= 12)),
    );
    expect(sum(density)).toBe(11 * LINE);
  }
});

test('a smooth line shares its weight between the pixels that it runs between', () => {
  const density = empty(20, 10);
  addLine(density, 2, 5.25, 12, 5.25, LINE, true);
  expect(density.of[5 * 20 + 6]).toBe(LINE * 0.75);
  expect(density.of[6 * 20 + 6]).toBe(LINE * 0.25);
});

test('what lies outside of the picture is not drawn, however far away it ends', () => {
  const density = empty(20, 10);
  addLine(density, -1e6, 5, 1e6, 5, LINE, true);
  expect(sum(density)).toBeGreaterThan(17 * LINE);
  const before = sum(density);
  addLine(density, -50, -50, 500, -20, LINE, true);
  addLine(density, 30, 0, 30, 9, LINE, false);
  addLine(density, Number.NaN, 0, 5, 5, LINE, false);
  expect(sum(density)).toBe(before);
});

test('very many lines over one another stay very many', () => {
  const density = empty(8, 8);
  for (let count = 0; count < 3000; count += 1) addLine(density, 1, 3, 6, 3, LINE, false);
  expect(density.of[3 * 8 + 3]).toBe(65_535);
});
