import { type GlobalToken } from 'antd';

import { CANVAS_BACKGROUND, type CanvasMode } from './palette';

/** The colours of the canvas other than those of labels. */
export interface CanvasTheme {
  readonly mode: CanvasMode;
  readonly background: string;
  readonly text: string;
  readonly faintText: string;
  readonly edge: string;
  readonly accent: string;
  readonly fontFamily: string;
}

/** Takes the canvas colours from the application's theme. */
export const canvasTheme = (mode: CanvasMode, token: GlobalToken): CanvasTheme => ({
  mode,
  background: CANVAS_BACKGROUND[mode],
  text: token.colorText,
  faintText: token.colorTextSecondary,
  edge: mode === 'light' ? token.colorTextTertiary : token.colorTextQuaternary,
  accent: token.colorPrimary,
  // Cytoscape reads only double quotes in a list of fonts.
  fontFamily: token.fontFamily.replaceAll("'", '"'),
});
