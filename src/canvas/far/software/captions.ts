import { captionReach } from '../../core/insets';
import { type Rectangle } from '../../../../domain/coordinates/rectangle';
import { type Point } from '../../../../domain/elements/elements';
import { CAPTION_APART, captionArea, type Captioned } from '../../core/captionWays';
import { LINE_HEIGHT } from '../../core/captionText';
import { captionSize } from '../../core/elementData';
import { landmarkCaption, landmarks, type Landmark, mostLandmarks, steppedZoom } from '../../core/landmarks';
import { type FarNodes, type FarTheme, type FarView, isForFile, type PictureKind, unwrittenOn } from '../scene';

/** So many of the best connected in sight are asked whether their captions have room. */
const ASKED = 2500;
/** A caption is written as from afar, also where the zoom is that of captions near by. */
const FARTHEST_NEAR = 0.83;
const farZoom = (zoom: number): number => Math.min(steppedZoom(zoom), FARTHEST_NEAR);
/** Of more nodes fewer captions are written, or they would cover what is densest. */
const MANY_NODES = 2000;
const HALO = 5;
/** In which direction a node lies from its caption. */
const TOWARDS = { below: -1, above: 1, right: 0, left: 0 } as const;
/** What stays free between a node and a caption beside it, in pixels. */
const FREE = 0.5;

/** Nodes with their captions, and the order in which they are drawn: the best connected last. */
export interface CaptionedNodes {
  readonly nodes: FarNodes;
  readonly captions: readonly string[];
  readonly order: Uint32Array;
}

/** The nodes whose captions may be written on a picture, the best connected first. */
export function namedNodes(
  { nodes: { x, y, radius, marks, degree }, captions, order }: CaptionedNodes,
  leftOut: number,
  isInSight: (node: number) => boolean,
): Captioned[] {
  const found: Captioned[] = [];
  for (let at = order.length - 1; at >= 0 && found.length < ASKED; at -= 1) {
    const node = order[at]!;
    if ((marks[node]! & leftOut) !== 0 || !isInSight(node)) continue;
    const caption = captions[node] ?? '';
    const size = radius[node]! * 2;
    const fontSize = captionSize(degree[node]!);
    found.push({ id: String(node), caption, degree: degree[node]!, size, fontSize, x: x[node]!, y: y[node]! });
  }
  // Of nodes that are as well connected the first comes first, as on the canvas.
  return found.sort((one, other) => Number(one.id) - Number(other.id));
}

/** The captions of the most important nodes of a picture that have room there. */
export function captionsFor(
  from: CaptionedNodes,
  { zoom, panX, panY, width, height, overscan }: FarView,
  kind: PictureKind,
  isInSight: (node: number) => boolean,
): readonly Landmark[] {
  const asked = namedNodes(from, unwrittenOn(kind), isInSight);
  // What lies beyond the window has captions beside those that fit into the window.
  const [left, top] = [-panX / zoom, -panY / zoom];
  const inWindow = asked.filter(
    ({ x, y }) => x >= left && x <= left + width / zoom && y >= top && y <= top + height / zoom,
  );
  const share = Math.min((1 + 2 * overscan) ** 2, asked.length / Math.max(1, inWindow.length));
  const most = (mostLandmarks(width * height) / (from.nodes.count > MANY_NODES ? 2 : 1)) * share;
  const reach = isForFile(kind) ? undefined : captionReach(width);
  return landmarks(asked, farZoom(zoom), Math.round(most), reach);
}

/** Where a caption lies on a picture, and how large it is written there. @param at where its node is on the picture */
export function writtenArea(node: Landmark, { x, y }: Point, { zoom, ratio }: FarView) {
  const scale = zoom * ratio;
  const caption = landmarkCaption(node, farZoom(zoom));
  const [fontSize, shift] = [caption.fontSize * scale, (caption.shift ?? 0) * scale];
  const area = captionArea({ x, y, size: node.size * scale, fontSize }, { ...node, shift }, CAPTION_APART * scale);
  return { area, fontSize };
}

/** Where the lines of a caption begin or end across: what stands beside a node does at it, since how wide a text is, is only estimated. */
function anchorOf({ side, size }: Landmark, x: number, { left, right }: Rectangle, scale: number) {
  const reach = (size / 2 + CAPTION_APART) * scale + FREE;
  if (side === 'right') return { align: 'left', lineX: x + reach } as const;
  if (side === 'left') return { align: 'right', lineX: x - reach } as const;
  return { align: 'center', lineX: (left + right) / 2 } as const;
}

/** Writes captions over a picture. @param place where a node is on the picture */
export function writeCaptions(
  context: OffscreenCanvasRenderingContext2D,
  written: readonly Landmark[],
  { text, halo, fontFamily }: FarTheme,
  view: FarView,
  place: (node: number) => readonly [x: number, y: number],
): void {
  context.fillStyle = text;
  context.strokeStyle = halo;
  context.lineWidth = HALO * view.ratio;
  context.lineJoin = 'round';
  context.textBaseline = 'middle';
  for (const node of written) {
    const [x, y] = place(Number(node.id));
    const { area, fontSize } = writtenArea(node, { x, y }, view);
    const { align, lineX } = anchorOf(node, x, area, view.zoom * view.ratio);
    context.textAlign = align;
    // The room between lines is not left beside the node as well.
    const nearer = (TOWARDS[node.side] * (LINE_HEIGHT - 1) * fontSize) / 2;
    context.font = `500 ${fontSize}px ${fontFamily}`;
    for (const [at, line] of node.lines.entries()) {
      const lineY = area.top + (at + 0.5) * LINE_HEIGHT * fontSize + nearer;
      context.strokeText(line, lineX, lineY);
      context.fillText(line, lineX, lineY);
    }
  }
}
