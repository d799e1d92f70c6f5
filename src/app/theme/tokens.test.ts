import { theme } from 'antd';
import { describe, expect, it } from 'vitest';

import boot from '../../../public/theme.js?raw';
import { darkPalette, lightPalette } from './palette';
import { hartaTheme } from './tokens';

/** Relative luminance of a #rrggbb colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the %s theme', (mode, palette) => {
  const config = hartaTheme(mode);
  const token = theme.getDesignToken(config);
  const grounds = [token.colorBgLayout, token.colorBgContainer, token.colorBgElevated, token.colorPrimaryBg];

  it.each([
    'colorText',
    'colorTextSecondary',
    'colorTextTertiary',
    'colorTextDescription',
    'colorLink',
    'colorPrimary',
    'colorError',
    'colorSuccess',
    'colorWarning',
    'colorHighlight',
  ] as const)('%s can be read on every ground (4.5 : 1)', (name) => {
    for (const ground of grounds) expect(contrast(token[name], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['colorSuccess', 'colorSuccessBg'],
    ['colorWarning', 'colorWarningBg'],
    ['colorError', 'colorErrorBg'],
  ] as const)('a message can be read on its own ground, its words and its mark: %s', (mark, ground) => {
    for (const colour of [token.colorText, token.colorTextDescription, token[mark]])
      expect(contrast(colour, token[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('the handle of a slider is seen at rest (3 : 1)', () => {
    const resting = config.components?.Slider?.handleColor ?? token.colorPrimaryBorder;
    for (const ground of grounds) expect(contrast(resting, ground)).toBeGreaterThanOrEqual(3);
  });

  it('a placeholder can be read in a field (4.5 : 1)', () => {
    expect(contrast(token.colorTextPlaceholder, token.colorBgContainer)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive', 'colorError'] as const)(
    'text on a button of %s can be read',
    (name) => {
      expect(contrast(palette.onPrimary, token[name])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('the edge of a control stands out from its ground (3 : 1)', () => {
    for (const ground of [token.colorBgContainer, token.colorBgElevated])
      expect(contrast(token.colorBorder, ground)).toBeGreaterThanOrEqual(3);
  });

  it('is on the screen from the first paint', () => {
    expect(boot).toContain(`${mode}: '${palette.page}'`);
  });
});
