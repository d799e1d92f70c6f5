import { expect, test } from 'vitest';

import { seeThrough } from './transparent';

const BLACK = [0, 0, 0];
const WHITE = [255, 255, 255];
const over = (colour: readonly number[], alpha: number, ground: readonly number[]) => [
  ...colour.map((part, at) => Math.round(part * alpha + ground[at]! * (1 - alpha))),
  255,
];

test('what lies over black and over white alike is opaque, what is the ground itself is clear, and what mixes is in between', () => {
  const drawn: readonly (readonly [colour: readonly number[], alpha: number])[] = [
    [[200, 30, 90], 1],
    [[0, 0, 0], 0],
    [[200, 40, 80], 0.5],
  ];
  const [black, white] = [BLACK, WHITE].map((ground) =>
    Uint8ClampedArray.from(drawn.flatMap(([colour, alpha]) => over(colour, alpha, ground))),
  );
  seeThrough(black!, white!);
  expect([...black!.slice(0, 8)]).toEqual([200, 30, 90, 255, 0, 0, 0, 0]);
  const half = [...black!.slice(8)];
  for (const [at, part] of [200, 40, 80, 128].entries()) expect(Math.abs(half[at]! - part)).toBeLessThanOrEqual(2);
});
