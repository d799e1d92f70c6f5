import cytoscape from 'cytoscape';
import { expect, test } from 'vitest';

import { contrast, LEAST_CONTRAST } from '../../../domain/styles/hues';
import { darkPalette, lightPalette } from '../../app/theme/palette';
import { CANVAS_BACKGROUND, type CanvasMode } from './palette';
import { EDGE_OPACITY, stylesheet } from './stylesheet';

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

test('from afar a line is one pixel wide, or as wide as it is to be where that is more', () => {
  const theme = {
    ...({ mode: 'light', background: '#fff', text: '#000', faintText: '#333' } as const),
    ...{ edge: '#888', accent: '#00f', fontFamily: 'sans-serif' },
  };
  const widths = (zoom: number) => {
    const elements = ['a', 'b'].map((id) => ({ data: { id, size: 30, shape: 'ellipse', colour: '#000' } }));
    const lines = [undefined, 1.4, 6].map((lineWidth, at) => ({
      data: { id: `r${at}`, source: 'a', target: 'b', ...(lineWidth !== undefined && { lineWidth }) },
    }));
    const style = stylesheet(theme, 'far', zoom);
    const cy = cytoscape({ headless: true, styleEnabled: true, style, elements: [...elements, ...lines] });
    return cy.edges().map((edge) => Math.round(edge.numericStyle('width') * zoom * 100) / 100);
  };
  expect(widths(0.25)).toEqual([1, 1, 1.5]);
  expect(widths(0.1)).toEqual([1, 1, 1]);
});
