import { expect, test } from 'vitest';

import { blended, colourOf, pixelOf, seeThrough, shareApart } from './pixels';

test('colours of style sheets come back as they went, whichever way they are written', () => {
  for (const [written, read] of [
    ['#fbfaf7', '#fbfaf7'],
    ['#abc', '#aabbcc'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgba(0, 0, 0, 1)', '#000000'],
  ] as const)
    expect(colourOf(pixelOf(written))).toBe(read);
});

test('what shines through is the colour beneath', () => {
  expect(colourOf(pixelOf('rgba(0,0,0,0.5)', pixelOf('#ffffff')))).toBe('#7f7f7f');
  expect(colourOf(pixelOf('#00000080', pixelOf('#ff0000')))).toBe('#7e0000');
});

test('nothing of a colour, half of it and all of it', () => {
  const [under, over] = [pixelOf('#204060'), pixelOf('#e08020')];
  expect(blended(under, over, 0)).toBe(under);
  expect(blended(under, over, 256)).toBe(over);
  expect(colourOf(blended(under, over, 128))).toBe('#806040');
});

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

test('pictures are apart by the parts that visibly differ', () => {
  const [width, height] = [9, 6];
  const grey = new Uint8ClampedArray(width * height * 4).fill(128);
  const other = grey.slice();
  // One pixel that is another colour is how edges are rounded; a whole part of nine is not.
  other[0] = 255;
  expect(shareApart(grey, other, width)).toBe(0);
  for (let y = 0; y < 3; y += 1) for (let x = 3; x < 6; x += 1) other[4 * (y * width + x) + 2] = 90;
  expect(shareApart(grey, other, width)).toBe(1 / 6);
  expect(shareApart(grey, new Uint8ClampedArray(grey.length), width)).toBe(1);
});
