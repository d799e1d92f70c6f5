import { expect, test } from 'vitest';

import { blended, colourOf, pixelOf } from './pixels';

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
