import { type StylesheetJson } from 'cytoscape';

import { type Detail } from './scale';
import { type CanvasTheme } from './theme';

const nodes = (theme: CanvasTheme): StylesheetJson => [
  {
    selector: 'node',
    style: {
      width: 'data(size)',
      height: 'data(size)',
      'background-color': 'data(colour)',
      'border-width': 2,
      'border-color': theme.background,
      label: 'data(caption)',
      color: theme.text,
      'font-family': theme.fontFamily,
      'font-size': 'data(fontSize)',
      'font-weight': 500,
      'text-valign': 'bottom',
      'text-margin-y': 5,
      'text-wrap': 'wrap',
      'text-max-width': '120px',
      'text-outline-color': theme.background,
      'text-outline-width': 2.5,
      'min-zoomed-font-size': 10,
      'overlay-opacity': 0,
    },
  },
  { selector: 'node[shape]', style: { shape: 'data(shape)' as 'ellipse' } },
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
    style: {
      'background-image': 'data(picture)',
      'background-fit': 'cover',
      'background-clip': 'node',
    },
  },
];

const edges = (theme: CanvasTheme): StylesheetJson => [
  {
    selector: 'edge',
    style: {
      width: 1.4,
      'line-color': theme.edge,
      'line-opacity': 0.55,
      'curve-style': 'bezier',
      'control-point-step-size': 44,
      'loop-direction': '-45deg',
      'loop-sweep': '70deg',
      'target-arrow-shape': 'triangle',
      'target-arrow-color': theme.edge,
      'arrow-scale': 0.9,
      label: 'data(caption)',
      color: theme.faintText,
      'font-family': theme.fontFamily,
      'font-size': 10,
      'text-rotation': 'autorotate',
      'text-background-color': theme.background,
      'text-background-opacity': 0.85,
      'text-background-padding': '2px',
      'text-background-shape': 'roundrectangle',
      'min-zoomed-font-size': 9,
      'overlay-opacity': 0,
    },
  },
];

/** What a style says of relationships; only those of which it says something are told more than all. */
const styledEdges: StylesheetJson = [
  {
    selector: 'edge[lineColour]',
    style: { 'line-color': 'data(lineColour)', 'target-arrow-color': 'data(lineColour)', 'line-opacity': 0.8 },
  },
  { selector: 'edge[lineWidth]', style: { width: 'data(lineWidth)' } },
  { selector: "edge[line = 'dashed']", style: { 'line-style': 'dashed', 'line-dash-pattern': [7, 4] } },
  { selector: "edge[line = 'dotted']", style: { 'line-style': 'dashed', 'line-dash-pattern': [2, 3] } },
  { selector: 'edge[arrow]', style: { 'target-arrow-shape': 'data(arrow)' as 'triangle' } },
];

/** Captions in nodes that are large enough on the screen. */
const innerCaptions: StylesheetJson = [
  {
    selector: 'node.inner',
    style: {
      label: 'data(innerCaption)',
      color: 'data(onColour)',
      'font-size': 'data(innerSize)',
      'text-valign': 'center',
      'text-margin-y': 0,
      'text-outline-width': 0,
      'text-max-width': '1000px',
      'min-zoomed-font-size': 0,
    },
  },
];

/** States, later ones over earlier ones. */
const states = (theme: CanvasTheme): StylesheetJson => [
  { selector: '.dimmed', style: { opacity: 0.28 } },
  { selector: 'edge.dimmed', style: { label: '' } },
  {
    selector: 'edge.near',
    style: {
      width: 2.5,
      'line-opacity': 1,
      'line-color': theme.accent,
      'target-arrow-color': theme.accent,
      'z-index': 5,
    },
  },
  { selector: 'node.hovered', style: { 'border-color': theme.accent, 'border-width': 3, 'z-index': 20 } },
  { selector: 'edge.hovered', style: { width: 3, 'line-opacity': 1, 'z-index': 20 } },
  {
    selector: 'node.selected',
    style: {
      'border-color': theme.background,
      'outline-width': 4,
      'outline-color': theme.accent,
      'outline-offset': 1,
      'z-index': 30,
    },
  },
  {
    selector: 'edge.selected',
    style: {
      width: 4,
      'line-opacity': 1,
      'line-color': theme.accent,
      'target-arrow-color': theme.accent,
      'z-index': 30,
    },
  },
  {
    selector: 'node.target',
    style: { 'outline-width': 5, 'outline-color': theme.accent, 'outline-offset': 3, 'z-index': 40 },
  },
  { selector: '.pending', style: { opacity: 0.55 } },
  { selector: '.hidden', style: { display: 'none' } },
];

/** Fewer strokes for a graph of many elements seen from afar. */
const far: StylesheetJson = [
  { selector: 'node', style: { label: '', 'border-width': 0 } },
  {
    selector: 'edge',
    style: { label: '', 'curve-style': 'haystack', 'target-arrow-shape': 'none', width: 1.6, opacity: 0.7 },
  },
];

/** Types only of the relationships that a person looks at. */
const noTypes: StylesheetJson = [
  { selector: 'edge', style: { label: '' } },
  { selector: 'edge.near, edge.hovered, edge.selected', style: { label: 'data(caption)' } },
];

const OF_DETAIL: Record<Detail, StylesheetJson> = { all: [], noTypes, far };

/** Nodes whose captions can be read from any distance. */
const landmarks: StylesheetJson = [
  {
    selector: 'node.landmark',
    style: {
      label: 'data(landmarkCaption)',
      'font-size': 'data(landmarkSize)',
      'text-outline-width': 'data(landmarkOutline)',
      'text-wrap': 'none',
      'z-index': 2,
    },
  },
];

/** The whole look of the canvas. */
export const stylesheet = (theme: CanvasTheme, detail: Detail): StylesheetJson => [
  ...nodes(theme),
  ...edges(theme),
  ...styledEdges,
  ...OF_DETAIL[detail],
  ...landmarks,
  ...innerCaptions,
  ...states(theme),
];
