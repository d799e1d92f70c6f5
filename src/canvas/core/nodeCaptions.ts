import { type Among, areaOf, type Body, bodyOf, type Captioned, type NodeCaption, type Settled } from './captionWays';
import { innerFont, type InnerNode, LEAST_PIXELS, writtenIn } from './innerLines';
import { landmarkCaption, landmarks, type LandmarksAmong } from './landmarks';
import { placedCaptions } from './placedCaptions';
import { Rectangles } from './rectangles';

/** What sets a caption off what it lies on, in the graph's units. */
const HALO = 2.5;

/** Nodes with what is written at them. */
export const settled = <Node extends Body>(nodes: readonly Node[], captions: ReadonlyMap<string, NodeCaption>) =>
  nodes.map((node): Node & Settled => ({ ...node, written: captions.get(node.id) }));

/** What nodes and their captions cover. @param apart how far captions stand from them */
export function coveredBy(nodes: readonly Settled[], apart?: number): Rectangles {
  const covered = new Rectangles();
  for (const node of nodes) {
    covered.add(bodyOf(node));
    const written = node.written && areaOf(node, node.written, apart);
    if (written !== undefined) covered.add(written);
  }
  return covered;
}

/** The captions of those nodes that are read from afar, by their ids. @param step the zoom for which they are chosen and written */
export function captionsFromAfar(
  nodes: readonly (Captioned & InnerNode)[],
  zoom: number,
  most: number,
  among: LandmarksAmong,
  step = zoom,
): ReadonlyMap<string, NodeCaption> {
  const told = nodes.map((node) => ({ ...node, isInner: writtenIn(node, zoom) !== undefined }));
  return new Map(landmarks(told, step, most, among).map((node) => [node.id, landmarkCaption(node, step)]));
}

/**
 * What is written at nodes at a zoom, by their ids: in those that are large enough for two lines, beside all others where the letters can be
 * read and none lies over a node or over another.
 * @param chosen the captions of landmarks
 */
export function nodeCaptions(
  nodes: readonly (Captioned & InnerNode)[],
  chosen: ReadonlyMap<string, NodeCaption>,
  zoom: number,
  { others = [], lines = [] }: Among = {},
): ReadonlyMap<string, NodeCaption> {
  const captions = new Map(chosen);
  for (const node of nodes) {
    const inner = writtenIn(node, zoom);
    const fontSize = inner && innerFont(node.size, inner);
    if (fontSize) captions.set(node.id, { lines: inner.split('\n'), fontSize, at: 'inside', halo: 0 });
  }
  const isBeside = ({ id, caption, fontSize }: Captioned) =>
    caption !== '' && !captions.has(id) && fontSize * zoom >= LEAST_PIXELS;
  const beside = nodes.filter(isBeside);
  if (beside.length === 0) return captions;
  const rest = settled(
    nodes.filter((node) => !isBeside(node)),
    captions,
  );
  const sizes = new Map(beside.map(({ id, fontSize }) => [id, fontSize]));
  const placed = placedCaptions(beside, { others: [...rest, ...others], lines });
  for (const [id, { side: at, ...caption }] of placed)
    captions.set(id, { ...caption, at, fontSize: sizes.get(id) ?? 0, halo: HALO });
  return captions;
}
