import { type EdgeSingular, type NodeSingular } from 'cytoscape';

import { type Point } from '../../../domain/elements/elements';
import { pathOf, POLYGONS } from '../picture/shapes';
import { textWidth } from './captionText';
import { type RingKind } from './emphasised';

/** An arrow to the right, with its tip where it points. */
const ARROW = 'M 0 0 L -9 4.5 L -9 -4.5 Z';
/** How far the background of a type reaches beyond its letters. */
const TYPE_PADDING = 2;

/** How wide a ring is, and how far from the node, in pixels of the screen at most. */
const RINGS: Record<RingKind, { readonly width: number; readonly gap: number }> = {
  selected: { width: 4, gap: 1 },
  hovered: { width: 3, gap: 0 },
  target: { width: 5, gap: 5 },
};

/** A node by its rim, in the graph's units; in Cytoscape's shape, a circle without one. */
export interface Disc extends Point {
  readonly radius: number;
  readonly shape?: string;
}

/** A node that Cytoscape draws. */
export const discOf = (node: NodeSingular): Disc => ({
  ...node.position(),
  radius: node.outerWidth() / 2,
  shape: String(node.data('shape')),
});

/** A ring around a node, which can be seen from any distance. */
export function ring(
  context: CanvasRenderingContext2D,
  { x, y, radius }: Disc,
  colour: string,
  kind: RingKind,
  zoom: number,
): void {
  // From afar a ring of the graph's own measures would be too thin.
  const scale = Math.max(1, 0.5 / zoom);
  const { width, gap } = RINGS[kind];
  context.beginPath();
  context.arc(x, y, radius + (gap + width / 2) * scale, 0, 2 * Math.PI);
  context.lineWidth = width * scale;
  context.strokeStyle = colour;
  context.stroke();
}

/** Draws straight relationships between nodes again, wide enough to be seen from any distance. */
export function straightRoads(
  context: CanvasRenderingContext2D,
  roads: readonly (readonly Point[])[],
  colour: string,
  zoom: number,
): void {
  context.beginPath();
  for (const [from, to] of roads) {
    if (from === undefined || to === undefined) continue;
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.lineWidth = Math.max(2.5, 1.5 / zoom);
  context.strokeStyle = colour;
  context.stroke();
}

/** The points of the way of a relationship. */
const wayOf = (edge: EdgeSingular): readonly Point[] => [
  edge.sourceEndpoint(),
  ...(edge.controlPoints() ?? []),
  edge.targetEndpoint(),
];

/** Draws a wider road of another colour beside a relationship, which is seen through it. */
export function road(context: CanvasRenderingContext2D, edge: EdgeSingular, colour: string, width: number): void {
  const way = wayOf(edge);
  const path = new Path2D(pathOf(way));
  context.save();
  Object.assign(context, { lineWidth: width, strokeStyle: colour });
  context.stroke(path);
  Object.assign(context, { lineWidth: edge.numericStyle('width'), globalCompositeOperation: 'destination-out' });
  context.stroke(path);
  context.restore();
  if (edge.style('target-arrow-shape') !== 'none') arrow(context, way, colour);
}

/** The arrow at the end of a relationship. */
function arrow(context: CanvasRenderingContext2D, way: readonly Point[], colour: string): void {
  const [from, to] = [way.at(-2), way.at(-1)];
  if (from === undefined || to === undefined) return;
  context.save();
  context.translate(to.x, to.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  context.fillStyle = colour;
  context.fill(new Path2D(ARROW));
  context.restore();
}

/** Opens a canvas above the graph where the type of a relationship is written along it. */
export function type(context: CanvasRenderingContext2D, edge: EdgeSingular): void {
  if (!edge.hasClass('typed')) return;
  const [from, to] = [edge.sourceEndpoint(), edge.targetEndpoint()];
  const { x, y } = edge.midpoint();
  const [size, lines] = [edge.numericStyle('font-size'), String(edge.style('label')).split('\n')];
  const width = Math.max(...lines.map(textWidth)) * size + 2 * TYPE_PADDING;
  const height = lines.length * size + 2 * TYPE_PADDING;
  context.save();
  context.translate(x, y);
  context.rotate(Math.atan((to.y - from.y) / (to.x - from.x || 1e-6)));
  context.clearRect(-width / 2, -height / 2, width, height);
  context.restore();
}

/** Traces the outline of a node with its rim. */
function traceNode(context: CanvasRenderingContext2D, { x, y, radius, shape = '' }: Disc): void {
  const polygon = POLYGONS[shape];
  context.beginPath();
  if (polygon !== undefined) for (const [dx, dy] of polygon) context.lineTo(x + dx * radius, y + dy * radius);
  else if (shape === 'round-rectangle') context.roundRect(x - radius, y - radius, 2 * radius, 2 * radius, radius / 4);
  else context.arc(x, y, radius, 0, 2 * Math.PI);
  context.closePath();
}

/** Opens a canvas above the graph where a node is. */
export function reveal(context: CanvasRenderingContext2D, node: Disc): void {
  context.save();
  context.globalCompositeOperation = 'destination-out';
  traceNode(context, node);
  context.fill();
  context.restore();
}

/** Whether a node has a caption that can be read: near by it has, unless others left no room for it. */
export const isCaptioned = (node: NodeSingular): boolean => node.hasClass('captioned');
