import { expect, test } from 'vitest';

import { contrast, LEAST_CONTRAST } from '../../../domain/styles/hues';
import { darkPalette, lightPalette } from '../../app/theme/palette';
import { CANVAS_BACKGROUND, type CanvasMode } from './palette';
import { EDGE_OPACITY } from './stylesheet';

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16);

/** A colour as it is seen through, over a background. */
const over = (colour: string, background: string, opacity: number) =>
  `#${[0, 1, 2]
    .map((at) => Math.round(opacity * channel(colour, at) + (1 - opacity) * channel(background, at)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

test.each<readonly [CanvasMode, string]>([
  ['light', lightPalette.textFaint],
  ['dark', darkPalette.textHint],
])('the lines of few relationships stand out from the %s canvas', (mode, edge) => {
  const background = CANVAS_BACKGROUND[mode];
  expect(contrast(over(edge, background, EDGE_OPACITY.few), background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(EDGE_OPACITY.near).toBeLessThan(EDGE_OPACITY.few);
});
