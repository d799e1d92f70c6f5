/** The colours of one mode, by what they are for. */
export interface Palette {
  /** Brand ink: buttons, links, selection. */
  readonly primary: string;
  readonly primaryHover: string;
  readonly primaryActive: string;
  /** Text on a filled primary button. */
  readonly onPrimary: string;
  /** Quiet tint of the brand: a chosen menu entry, a marked row. */
  readonly tint: string;
  readonly tintHover: string;
  readonly tintBorder: string;
  /** The warm second colour: marks, figures, the badge. */
  readonly accent: string;
  readonly page: string;
  readonly surface: string;
  readonly raised: string;
  readonly text: string;
  readonly textSoft: string;
  readonly textFaint: string;
  /** Placeholder and disabled texts. */
  readonly textHint: string;
  /** Edge of a control. */
  readonly edge: string;
  /** Line between parts of a page. */
  readonly line: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
  /** Grounds and edges of messages. */
  readonly successTint: string;
  readonly successEdge: string;
  readonly warningTint: string;
  readonly warningEdge: string;
  readonly errorTint: string;
  readonly errorEdge: string;
  readonly shade: string;
}

/** Paper, ink and a copper mark, as on an old atlas. */
export const lightPalette: Palette = {
  primary: '#0f5b58',
  primaryHover: '#17706b',
  primaryActive: '#0a4341',
  onPrimary: '#ffffff',
  tint: '#e3efeb',
  tintHover: '#d6e7e1',
  tintBorder: '#a9ccc3',
  accent: '#a84f17',
  page: '#f6f3ea',
  surface: '#fffdf9',
  raised: '#ffffff',
  text: '#14272a',
  textSoft: '#41555a',
  textFaint: '#5b6c6e',
  textHint: '#627172',
  edge: '#86938f',
  line: '#e3ddd0',
  success: '#24703f',
  warning: '#8a5a0b',
  error: '#ae2f24',
  successTint: '#e3f1e5',
  successEdge: '#a6cdb1',
  warningTint: '#faf0d8',
  warningEdge: '#dcc38b',
  errorTint: '#fbe9e4',
  errorEdge: '#e2aaa0',
  shade: 'rgba(20, 39, 42, 0.10)',
};

/** The same map by night. */
export const darkPalette: Palette = {
  primary: '#6fd0c0',
  primaryHover: '#8bdccf',
  primaryActive: '#56b7a8',
  onPrimary: '#06211f',
  tint: '#173634',
  tintHover: '#1d4340',
  tintBorder: '#2f635d',
  accent: '#f0a35e',
  page: '#0e1819',
  surface: '#142123',
  raised: '#1b2b2d',
  text: '#e8f0ed',
  textSoft: '#b9c9c5',
  textFaint: '#98aaa7',
  textHint: '#8c9f9c',
  edge: '#667d7a',
  line: '#273a3c',
  success: '#6ccb91',
  warning: '#e3b155',
  error: '#f58a7c',
  successTint: '#173225',
  successEdge: '#2f6042',
  warningTint: '#332a12',
  warningEdge: '#6b5523',
  errorTint: '#381f1c',
  errorEdge: '#7a423a',
  shade: 'rgba(0, 0, 0, 0.45)',
};
