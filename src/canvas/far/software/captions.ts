import { captionReach } from '../../core/insets';
import { type Captioned, type Settled } from '../../core/captionWays';
import { captionSize } from '../../core/elementData';
import { landmarkAt, landmarks, mostLandmarks, steppedZoom } from '../../core/landmarks';
import { type FarNodes, type FarView, isForFile, MARKS, type PictureKind, unwrittenOn } from '../scene';

/** So many of the best connected in sight are asked whether their captions have room. */
const ASKED = 2500;
/** A caption is written as from afar, also where the zoom is that of captions near by. */
const FARTHEST_NEAR = 0.83;
const farZoom = (zoom: number): number => Math.min(steppedZoom(zoom), FARTHEST_NEAR);
/** Of more nodes fewer captions are written, or they would cover what is densest. */
const MANY_NODES = 2000;

/** Nodes with their captions, and the order in which they are drawn: the best connected last. */
export interface CaptionedNodes {
  readonly nodes: FarNodes;
  readonly captions: readonly string[];
  readonly order: Uint32Array;
}

/** The nodes whose captions may be written on a picture, the best connected first, with those that Cytoscape names. */
export function namedNodes(
  { nodes: { x, y, radius, marks, degree }, captions, order }: CaptionedNodes,
  leftOut: number,
  isInSight: (node: number) => boolean,
): Captioned[] {
  const found: Captioned[] = [];
  for (let at = order.length - 1; at >= 0 && found.length < ASKED; at -= 1) {
    const node = order[at]!;
    if ((marks[node]! & leftOut & ~MARKS.near) !== 0 || !isInSight(node)) continue;
    const caption = captions[node] ?? '';
    const size = radius[node]! * 2;
    const fontSize = captionSize(degree[node]!);
    const isInner = (marks[node]! & leftOut & MARKS.near) !== 0;
    found.push({ id: String(node), caption, degree: degree[node]!, size, fontSize, isInner, x: x[node]!, y: y[node]! });
  }
  // Of nodes that are as well connected the first comes first, as on the canvas.
  return found.sort((one, other) => Number(one.id) - Number(other.id));
}

/** The captions of the most important nodes of a picture that have room there, by the indexes of the nodes. */
export function captionsFor(
  from: CaptionedNodes,
  { zoom, panX, panY, width, height, overscan }: FarView,
  kind: PictureKind,
  isInSight: (node: number) => boolean,
): readonly Settled[] {
  const asked = namedNodes(from, unwrittenOn(kind), isInSight);
  // What lies beyond the window has captions beside those that fit into the window.
  const [left, top] = [-panX / zoom, -panY / zoom];
  const inWindow = asked.filter(
    ({ x, y }) => x >= left && x <= left + width / zoom && y >= top && y <= top + height / zoom,
  );
  const share = Math.min((1 + 2 * overscan) ** 2, asked.length / Math.max(1, inWindow.length));
  const most = (mostLandmarks(width * height) / (from.nodes.count > MANY_NODES ? 2 : 1)) * share;
  const reach = isForFile(kind) ? undefined : captionReach(width);
  return landmarks(asked, farZoom(zoom), Math.round(most), { reach }).map((node) => landmarkAt(node, farZoom(zoom)));
}
