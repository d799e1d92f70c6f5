import { type EdgeSingular, type NodeSingular } from 'cytoscape';

import { shortenMiddle } from '../../graph/propertyText';
import { type CanvasTheme } from '../style/theme';
import { type RingKind } from './emphasised';

/** Below this zoom captions are too small to be read where they are drawn. */
const CAPTION_ZOOM = 0.84;
const CAPTION_PIXELS = 13;
const CAPTION_LENGTH = 28;

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

/** The way of a relationship, stroked once more. */
export function road(context: CanvasRenderingContext2D, edge: EdgeSingular, colour: string, width: number): void {
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
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
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
