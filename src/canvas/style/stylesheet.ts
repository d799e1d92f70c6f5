import { type Css, type StylesheetJson } from 'cytoscape';

import { LINE_HEIGHT } from '../core/captionText';
import { CAPTION_APART, type Side } from '../core/captionWays';
import { type Detail, MOST_LINE } from './scale';
import { type CanvasTheme } from './theme';

/*
 * Cytoscape applies each property to each element by itself, and that is most of what drawing a graph for the first time costs. So what
 * all elements have is said in as few properties as there can be, what is Cytoscape's own default is not said, and captions are an affair
 * of those elements that have a readable one (Captions).
 */

const NODE: Css.Node = { width: 'data(size)', height: 'data(size)', 'background-color': 'data(colour)' };

/** What sets a node off what it lies on. */
const rim = ({ background }: CanvasTheme): Css.Node => ({ 'border-width': 2, 'border-color': background });

/** Captions come in their lines (nodeCaptions, landmarks): wider than any of these, so that no others are made. */
const UNWRAPPED = '100000px';

const nodeCaption = (theme: CanvasTheme): Css.Node => ({
  label: 'data(written)',
  color: theme.text,
  'font-family': theme.fontFamily,
  'font-size': 'data(writtenSize)',
  'font-weight': 500,
  'text-valign': 'bottom',
  'text-margin-y': CAPTION_APART,
  'text-wrap': 'wrap',
  'text-max-width': UNWRAPPED,
  'line-height': LINE_HEIGHT,
  'text-outline-color': theme.background,
  'text-outline-width': 'data(halo)',
  'min-zoomed-font-size': 8,
  'z-index': 2,
});

const dressedNodes: StylesheetJson = [
  { selector: "node[shape != 'ellipse']", style: { shape: 'data(shape)' as 'ellipse' } },
  {
    selector: 'node[icon]',
    style: {
      'background-image': 'data(icon)',
      'background-fit': 'none',
      'background-width': '58%',
      'background-height': '58%',
      'background-clip': 'none',
      'background-image-smoothing': 'yes',
    },
  },
  {
    selector: 'node[picture]',
    style: { 'background-image': 'data(picture)', 'background-fit': 'cover', 'background-clip': 'node' },
  },
];

/** How strongly what is faint is drawn. */
export const FAINT_OPACITY = 0.14;

/** How strongly relationships are drawn: of few with a contrast of 3:1 to the canvas, of more the more faintly. */
export const EDGE_OPACITY = { few: 0.8, near: 0.55 } as const;

/** How wide lines are by a chosen size, a number, or how many others they stand for. @param least no line is thinner */
const widths = (least = 0): StylesheetJson =>
  least >= MOST_LINE
    ? []
    : ['lineWidth', 'countWidth'].map((datum) => ({
        selector: `edge[${datum}]`,
        style: { width: `mapData(${datum}, ${least}, ${MOST_LINE}, ${least}, ${MOST_LINE})` },
      }));

/** A relationship with its direction. */
const arrows = (theme: CanvasTheme, detail: Exclude<Detail, 'far'>): StylesheetJson => [
  {
    selector: 'edge',
    style: {
      width: 1.5,
      'line-color': theme.edge,
      'line-opacity': EDGE_OPACITY[detail],
      'curve-style': 'bezier',
      'control-point-step-size': 44,
      'target-arrow-shape': 'triangle',
      'target-arrow-color': theme.edge,
      'arrow-scale': 0.9,
    },
  },
  { selector: ':loop', style: { 'loop-sweep': '70deg' } },
  {
    selector: 'edge[lineColour]',
    style: { 'line-color': 'data(lineColour)', 'target-arrow-color': 'data(lineColour)', 'line-opacity': 0.8 },
  },
  ...widths(),
  { selector: 'edge[arrow]', style: { 'target-arrow-shape': 'data(arrow)' as 'triangle' } },
];

/** A relationship of very many seen from afar: a straight stroke, as all are by default, of one pixel as on the far layer. */
const strokes = (theme: CanvasTheme, zoom: number): StylesheetJson => [
  { selector: 'edge', style: { width: 1 / zoom, 'line-color': theme.edge, 'line-opacity': 0.44 } },
  { selector: 'edge[lineColour]', style: { 'line-color': 'data(lineColour)', 'line-opacity': 0.48 } },
  ...widths(1 / zoom),
];

const dashes: StylesheetJson = [
  { selector: "edge[line = 'dashed']", style: { 'line-style': 'dashed', 'line-dash-pattern': [7, 4] } },
  { selector: "edge[line = 'dotted']", style: { 'line-style': 'dashed', 'line-dash-pattern': [2, 3] } },
];

/** Where captions stand that are not below their nodes. */
const ON_SIDES: Readonly<Record<Exclude<Side, 'below'>, Css.Node>> = {
  above: { 'text-valign': 'top', 'text-margin-y': -CAPTION_APART },
  right: { 'text-valign': 'center', 'text-halign': 'right', 'text-margin-x': CAPTION_APART, 'text-margin-y': 0 },
  left: { 'text-valign': 'center', 'text-halign': 'left', 'text-margin-x': -CAPTION_APART, 'text-margin-y': 0 },
};
/** The margin by which a caption is shifted along its side. */
const ALONG: Readonly<Record<Side, 'text-margin-x' | 'text-margin-y'>> = {
  below: 'text-margin-x',
  above: 'text-margin-x',
  right: 'text-margin-y',
  left: 'text-margin-y',
};

const ON_OTHER_SIDES: StylesheetJson = [
  ...Object.entries(ON_SIDES).map(([side, style]) => ({ selector: `node.captioned[side = '${side}']`, style })),
  ...Object.entries(ALONG).map(([side, margin]) => ({
    selector: `node.captioned[side = '${side}'][?shift]`,
    style: { [margin]: 'data(shift)' },
  })),
];

/** What a relationship's caption looks like. */
const typeCaption = (theme: CanvasTheme): Css.Edge => ({
  label: 'data(written)',
  'text-wrap': 'wrap',
  'text-max-width': UNWRAPPED,
  color: theme.faintText,
  'font-family': theme.fontFamily,
  'font-size': 10,
  'text-rotation': 'autorotate',
  'text-background-color': theme.background,
  'text-background-opacity': 0.85,
  'text-background-padding': '2px',
  'text-background-shape': 'roundrectangle',
  'min-zoomed-font-size': 9,
});

/** How many relationships a line stands for, as large on the screen at every zoom. */
const number = (theme: CanvasTheme): Css.Edge => ({
  label: 'data(count)',
  color: theme.text,
  'font-family': theme.fontFamily,
  'font-size': 'data(numberSize)',
  'font-weight': 500,
  'text-outline-color': theme.background,
  'text-outline-width': 'data(numberHalo)',
});

/** Captions of those elements that were chosen to have one. */
const captions = (theme: CanvasTheme): StylesheetJson => [
  { selector: 'node.captioned', style: nodeCaption(theme) },
  ...ON_OTHER_SIDES,
  { selector: 'node.inner', style: { color: 'data(onColour)', 'text-valign': 'center', 'text-margin-y': 0 } },
  { selector: 'edge.typed', style: typeCaption(theme) },
  { selector: 'edge.numbered', style: number(theme) },
];

/** Nodes that layouts leave where they are. */
const pinned = (theme: CanvasTheme): StylesheetJson => [
  { selector: 'node.pinned', style: { 'border-width': 6, 'border-style': 'double', 'border-color': theme.text } },
];

const states: StylesheetJson = [
  // What a person holds is told from the rest by its ring alone.
  { selector: ':active', style: { 'overlay-opacity': 0 } },
  { selector: '.pending', style: { opacity: 0.55 } },
  { selector: '.dimmed', style: { opacity: FAINT_OPACITY } },
  { selector: '.hidden, .bundled', style: { display: 'none' } },
];

const bodies = (theme: CanvasTheme, detail: Detail, strokeZoom = 1): StylesheetJson => [
  { selector: 'node', style: detail === 'far' ? NODE : { ...NODE, ...rim(theme) } },
  ...dressedNodes,
  ...(detail === 'far' ? strokes(theme, strokeZoom) : arrows(theme, detail)),
  // Seen from afar a dash is less than a pixel.
  ...(detail === 'far' ? [] : dashes),
];

/** The whole look of a canvas of which those elements have captions that are marked so. @param strokeZoom the zoom at which strokes from afar are one pixel wide */
export const stylesheet = (theme: CanvasTheme, detail: Detail, strokeZoom = 1): StylesheetJson => [
  ...bodies(theme, detail, strokeZoom),
  ...captions(theme),
  ...pinned(theme),
  ...states,
];
