import { expect, test } from 'vitest';

import { pixelOf } from '../pixels';
import { linesByColour } from './linesByColour';

const drawnIn = (colours: readonly number[]) =>
  linesByColour({ count: colours.length, colour: Uint32Array.from(colours) }).map(
    ([own, isOf]) => [own, colours.filter(isOf).length] as const,
  );

test('plain lines come first, and each colour by itself', () => {
  const [red, blue] = [pixelOf('#ff0000'), pixelOf('#0000ff')];
  expect(drawnIn([red, 0, blue, 0, 0, blue])).toEqual([
    [0, 3],
    [blue, 2],
    [red, 1],
  ]);
  expect(drawnIn([])).toEqual([[0, 0]]);
});

test('of a gradient each line is drawn once, in few colours', () => {
  const shades = Array.from({ length: 256 }, (_, at) => pixelOf(`rgb(${at}, 20, ${255 - at})`));
  const drawn = drawnIn([0, ...shades, ...shades.filter((_, at) => at % 32 === 0)]);
  expect(drawn).toHaveLength(9);
  expect(drawn.reduce((sum, [, lines]) => sum + lines, 0)).toBe(265);
});
