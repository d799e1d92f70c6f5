import { CAPTION_APART, captionArea, type Captioned } from '../../core/captionWays';
import { LINE_HEIGHT } from '../../core/captionText';
import { captionSize } from '../../core/elementData';
import { landmarks, landmarkData, type Landmark, mostLandmarks } from '../../core/landmarks';
import { type FarNodes, type FarTheme, type FarView, isForFile, LEFT_OUT, MARKS, type PictureKind } from '../scene';

/** So many of the best connected in sight are asked whether their captions have room. */
const ASKED = 2500;
/** A caption is written as from afar, also where the zoom is that of captions near by. */
const FARTHEST_NEAR = 0.83;
const HALO = 5;

/** Nodes with their captions, and the order in which they are drawn: the best connected last. */
interface CaptionedNodes {
  readonly nodes: FarNodes;
  readonly captions: readonly string[];
  readonly order: Uint32Array;
}

/** The nodes whose captions may be written on a picture, the best connected first. */
function captioned(
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
  return found;
}

/** The captions of the most important nodes of a picture that have room there. */
export function captionsFor(
  from: CaptionedNodes,
  { zoom, panX, panY, width, height, overscan }: FarView,
  kind: PictureKind,
  isInSight: (node: number) => boolean,
): readonly Landmark[] {
  const leftOut = LEFT_OUT[kind] | (isForFile(kind) ? 0 : MARKS.faint);
  const asked = captioned(from, leftOut, isInSight);
  // What lies beyond the window has captions beside those that fit into the window.
  const [left, top] = [-panX / zoom, -panY / zoom];
  const inWindow = asked.filter(
    ({ x, y }) => x >= left && x <= left + width / zoom && y >= top && y <= top + height / zoom,
  );
  const share = Math.min((1 + 2 * overscan) ** 2, asked.length / Math.max(1, inWindow.length));
  return landmarks(asked, Math.min(zoom, FARTHEST_NEAR), Math.round((mostLandmarks(width * height) / 2) * share));
}

/** Writes captions over a picture. @param place where a node is on the picture */
export function writeCaptions(
  context: OffscreenCanvasRenderingContext2D,
  written: readonly Landmark[],
  { text, halo, fontFamily }: FarTheme,
  { zoom, ratio }: FarView,
  place: (node: number) => readonly [x: number, y: number],
): void {
  context.fillStyle = text;
  context.strokeStyle = halo;
  context.lineWidth = HALO * ratio;
  context.lineJoin = 'round';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const node of written) {
    const [x, y] = place(Number(node.id));
    const scale = zoom * ratio;
    const { landmarkSize, landmarkShift } = landmarkData(node, zoom);
    const [fontSize, shift] = [landmarkSize * scale, landmarkShift * scale];
    const area = captionArea({ x, y, size: node.size * scale, fontSize }, { ...node, shift }, CAPTION_APART * scale);
    context.font = `500 ${fontSize}px ${fontFamily}`;
    for (const [at, line] of node.lines.entries()) {
      const [lineX, lineY] = [(area.left + area.right) / 2, area.top + (at + 0.5) * LINE_HEIGHT * fontSize];
      context.strokeText(line, lineX, lineY);
      context.fillText(line, lineX, lineY);
    }
  }
}
