import { type GlobalToken } from 'antd';
import { type StylesheetJson } from 'cytoscape';

import { type CanvasTheme } from '../style/theme';
import { type Mark } from './elements';

/** Stands before a caption, so that no mark is told by its colour alone. */
const SIGNS: Record<Mark, string> = { created: '+ ', changed: '~ ', deleted: '− ', gone: '× ' };

/** A caption with the sign of its mark. */
export const markedCaption = (caption: string, mark: Mark | undefined): string =>
  mark === undefined ? caption : `${SIGNS[mark]}${caption}`;

const bold = (colour: string, line: 'solid' | 'dashed', width: number) => ({
  width,
  'line-style': line,
  'line-color': colour,
  'line-opacity': 1,
  'target-arrow-color': colour,
});

/** How an element stands out that a person points to, with what is next to it. */
const pointed = ({ background, accent }: CanvasTheme): StylesheetJson => [
  {
    selector: 'node.selected',
    style: {
      'border-color': background,
      'outline-width': 4,
      'outline-color': accent,
      'outline-offset': 1,
      'z-index': 30,
    },
  },
  { selector: 'edge.near', style: { ...bold(accent, 'solid', 2.5), 'z-index': 5 } },
  { selector: 'edge.selected', style: { ...bold(accent, 'solid', 4), 'z-index': 30 } },
];

/**
 * How marked elements look, over the style of the canvas.
 * @param areTypesWritten whether each relationship has its type, or only those that stand out
 */
export const marksStyle = (token: GlobalToken, theme: CanvasTheme, areTypesWritten: boolean): StylesheetJson => [
  { selector: 'edge', style: { 'font-size': 'data(fontSize)', label: areTypesWritten ? 'data(written)' : '' } },
  { selector: 'edge.near, edge.selected, edge.created, edge.changed', style: { label: 'data(caption)' } },
  ...pointed(theme),
  { selector: 'node.created', style: { 'border-width': 4, 'border-color': token.colorSuccess } },
  {
    selector: 'node.changed',
    style: { 'border-width': 6, 'border-style': 'double', 'border-color': token.colorWarning },
  },
  {
    selector: 'node.deleted',
    style: { 'border-width': 3, 'border-style': 'dashed', 'border-color': token.colorError, 'background-opacity': 0.3 },
  },
  {
    selector: 'node.gone',
    style: { 'border-width': 2, 'border-style': 'dashed', 'border-color': theme.faintText, 'background-opacity': 0 },
  },
  { selector: 'edge.created', style: bold(token.colorSuccess, 'solid', 3) },
  { selector: 'edge.changed', style: bold(token.colorWarning, 'solid', 3) },
  { selector: 'edge.deleted', style: bold(token.colorError, 'dashed', 2) },
  { selector: '.faded', style: { opacity: 0.3 } },
];
