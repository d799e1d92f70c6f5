import { type EdgeSingular, type NodeSingular } from 'cytoscape';

import { shortenMiddle } from '../../graph/propertyText';
import { POLYGONS } from '../picture/shapes';
import { type CanvasTheme } from '../style/theme';
import { type RingKind } from './emphasised';

/** Below this zoom captions are too small to be read where they are drawn. */
const CAPTION_ZOOM = 0.84;
const CAPTION_PIXELS = 13;
const CAPTION_LENGTH = 28;

/** What an arrow takes of its relationship, and how far the background of a type reaches beyond its letters. */
const ARROW = { width: 10, length: 10 };
const TYPE_PADDING = 2;

/** How wide a ring is, and how far from the node, in pixels of the screen at most. */
const RINGS: Record<RingKind, { readonly width: number; readonly gap: number }> = {
  selected: { width: 4, gap: 1 },
  hovered: { width: 3, gap: 0 },
  target: { width: 5, gap: 5 },
};

/** A ring around a node, which can be seen from any distance. */
export function ring(
  context: CanvasRenderingContext2D,
  node: NodeSingular,
  colour: string,
  kind: RingKind,
  zoom: number,
): void {
  const { x, y } = node.position();
  // From afar a ring of the graph's own measures would be too thin.
  const scale = Math.max(1, 0.5 / zoom);
  const { width, gap } = RINGS[kind];
  context.beginPath();
  context.arc(x, y, node.outerWidth() / 2 + (gap + width / 2) * scale, 0, 2 * Math.PI);
  context.lineWidth = width * scale;
  context.strokeStyle = colour;
  context.stroke();
}

/** Traces the way of a relationship. */
function traceRoad(context: CanvasRenderingContext2D, edge: EdgeSingular): void {
  const [from, to] = [edge.sourceEndpoint(), edge.targetEndpoint()];
  const bends = edge.controlPoints() ?? [];
  const between = edge.segmentPoints() ?? [];
  context.beginPath();
  context.moveTo(from.x, from.y);
  bends.forEach((bend, index) => {
    const next = bends[index + 1];
    const end = next === undefined ? to : { x: (bend.x + next.x) / 2, y: (bend.y + next.y) / 2 };
    context.quadraticCurveTo(bend.x, bend.y, end.x, end.y);
  });
  if (bends.length === 0) for (const { x, y } of [...between, to]) context.lineTo(x, y);
}

/** The way of a relationship, stroked once more. */
export function road(context: CanvasRenderingContext2D, edge: EdgeSingular, colour: string, width: number): void {
  traceRoad(context, edge);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}

/** Erases what is drawn on a canvas where `trace` draws, so that the graph below shows there. */
function reveal(context: CanvasRenderingContext2D, trace: () => void): void {
  context.save();
  context.globalCompositeOperation = 'destination-out';
  trace();
  context.restore();
}

/** Whether the caption of an element can be read at a zoom. */
const isWritten = (element: NodeSingular | EdgeSingular, zoom: number): boolean =>
  element.style('label') !== '' &&
  element.numericStyle('font-size') * zoom >= element.numericStyle('min-zoomed-font-size');

/** The type of a relationship lies along it: half of its size each way, from the middle of the relationship. */
function typeExtent(context: CanvasRenderingContext2D, edge: EdgeSingular): { readonly x: number; readonly y: number } {
  const size = edge.numericStyle('font-size');
  const lines = String(edge.style('label')).split('\n');
  context.font = `${size}px ${String(edge.style('font-family'))}`;
  const widest = Math.max(...lines.map((line) => context.measureText(line).width));
  return { x: widest / 2 + TYPE_PADDING, y: (lines.length * size) / 2 + TYPE_PADDING };
}

/** Opens a canvas above the graph where a relationship is, with its arrow and its type. */
export function revealEdge(context: CanvasRenderingContext2D, edge: EdgeSingular, zoom: number): void {
  const [from, to] = [edge.sourceEndpoint(), edge.targetEndpoint()];
  const [before = from] = [...(edge.controlPoints() ?? []), ...(edge.segmentPoints() ?? [])].slice(-1);
  const away = Math.atan2(before.y - to.y, before.x - to.x);
  reveal(context, () => {
    context.lineWidth = edge.numericStyle('width');
    traceRoad(context, edge);
    context.stroke();
    context.lineWidth = ARROW.width;
    context.beginPath();
    context.moveTo(to.x, to.y);
    context.lineTo(to.x + Math.cos(away) * ARROW.length, to.y + Math.sin(away) * ARROW.length);
    context.stroke();
    if (!isWritten(edge, zoom)) return;
    const { x, y } = edge.midpoint();
    const half = typeExtent(context, edge);
    context.translate(x, y);
    context.rotate(Math.atan((to.y - from.y) / (to.x - from.x || 1e-6)));
    context.fillRect(-half.x, -half.y, 2 * half.x, 2 * half.y);
  });
}

/** Traces the outline of a node with its rim. */
function traceNode(context: CanvasRenderingContext2D, node: NodeSingular): void {
  const { x, y } = node.position();
  const radius = node.outerWidth() / 2;
  const polygon = POLYGONS[String(node.data('shape'))];
  context.beginPath();
  if (polygon !== undefined) for (const [dx, dy] of polygon) context.lineTo(x + dx * radius, y + dy * radius);
  else if (node.data('shape') === 'round-rectangle')
    context.roundRect(x - radius, y - radius, 2 * radius, 2 * radius, radius / 4);
  else context.arc(x, y, radius, 0, 2 * Math.PI);
  context.closePath();
}

/** Opens a canvas above the graph where a node is, with its caption. */
export function revealNode(context: CanvasRenderingContext2D, node: NodeSingular, zoom: number): void {
  reveal(context, () => {
    traceNode(context, node);
    context.fill();
    if (!isWritten(node, zoom)) return;
    const { x1, y1, w, h } = node.boundingBox({ includeNodes: false, includeEdges: false, includeOverlays: false });
    context.fillRect(x1, y1, w, h);
  });
}

/** The caption of a node where it has none that can be read. */
export function caption(
  context: CanvasRenderingContext2D,
  node: NodeSingular,
  { text, background, fontFamily }: CanvasTheme,
  zoom: number,
): void {
  // Near by it has one of its own, unless others left no room for it.
  if (zoom >= CAPTION_ZOOM && (node.hasClass('captioned') || node.hasClass('inner'))) return;
  const { x, y } = node.position();
  const size = CAPTION_PIXELS / zoom;
  context.font = `500 ${size}px ${fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineJoin = 'round';
  context.lineWidth = 4 / zoom;
  context.strokeStyle = background;
  context.fillStyle = text;
  const words = shortenMiddle(String(node.data('caption')), CAPTION_LENGTH);
  const top = y + node.outerHeight() / 2 + 6 / zoom;
  context.strokeText(words, x, top);
  context.fillText(words, x, top);
}
