import { type Rectangle } from '../../../domain/coordinates/rectangle';
import { bodyOf, captionArea, type Captioned, type Side } from './captionWays';
import { innerFont, type InnerNode, LEAST_PIXELS, writtenIn } from './innerLines';
import { placedCaptions } from './placedCaptions';
import { Rectangles } from './rectangles';

/** What sets a caption off what it lies on, in the graph's units. */
const HALO = 2.5;

/** What is written at a node, in the graph's units. */
export interface NodeCaption {
  readonly lines: readonly string[];
  readonly fontSize: number;
  readonly at: 'inside' | Side;
  readonly shift?: number;
  readonly halo?: number;
}

/** What a caption covers beside its node; undefined for one that is written in it. */
export const areaOf = (
  { x, y, size }: Pick<Captioned, 'x' | 'y' | 'size'>,
  { lines, fontSize, at, shift = 0 }: NodeCaption,
): Rectangle | undefined =>
  at === 'inside' ? undefined : captionArea({ x, y, size, fontSize }, { lines, side: at, shift });

/** What nodes and their captions cover. */
export function coveredBy(
  nodes: readonly Pick<Captioned, 'id' | 'x' | 'y' | 'size'>[],
  captions: ReadonlyMap<string, NodeCaption>,
): Rectangles {
  const covered = new Rectangles();
  for (const node of nodes) {
    covered.add(bodyOf(node));
    const caption = captions.get(node.id);
    const written = caption && areaOf(node, caption);
    if (written !== undefined) covered.add(written);
  }
  return covered;
}

/**
 * What is written at nodes at a zoom, by their ids: in those that are large enough for two lines, beside all others where the letters can be
 * read and none lies over a node or over another.
 * @param chosen captions that are written already: those of landmarks
 */
export function nodeCaptions(
  nodes: readonly (Captioned & InnerNode)[],
  chosen: ReadonlyMap<string, NodeCaption>,
  zoom: number,
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
  const others = nodes.flatMap((node) => {
    const written = captions.get(node.id);
    const area = written && areaOf(node, written);
    return isBeside(node) ? [] : [area === undefined ? node : { ...node, written: area }];
  });
  const sizes = new Map(beside.map(({ id, fontSize }) => [id, fontSize]));
  for (const [id, { lines, side, shift = 0 }] of placedCaptions(beside, others))
    captions.set(id, { lines, fontSize: sizes.get(id) ?? 0, at: side, shift, halo: HALO });
  return captions;
}
