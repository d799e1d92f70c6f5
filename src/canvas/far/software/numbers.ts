import { type Bundle, NUMBER_HALO, NUMBER_PIXELS, placedNumbers, sizeOfNumber } from '../../core/bundleNumbers';
import { CAPTION_APART, scaled, type Settled } from '../../core/captionWays';
import { coveredBy } from '../../core/nodeCaptions';
import { type Bundled } from '../bundledLines';
import { type FarTheme, type FarView, MARKS, type PictureKind, unwrittenOn } from '../scene';
import { ontoPicture, sizeOf } from '../views';
import { type CaptionedNodes, namedNodes } from './captions';

/** So many of the largest bundles of a picture are asked whether their numbers have room. */
const ASKED = 500;

/** Where numbers stand on the plane. */
type Numbers = readonly { readonly x: number; readonly y: number; readonly count: number }[];

/** The numbers of the bundles on a picture that have room there, beside nodes and captions. @param written the captions of the picture */
export function numbersOn(
  from: CaptionedNodes,
  { edges, counts }: Bundled,
  written: readonly Settled[],
  view: FarView,
  kind: PictureKind,
  isInSight: (node: number) => boolean,
): Numbers {
  if (counts.size === 0) return [];
  const { nodes } = from;
  const { scale, left, top } = ontoPicture(view);
  const { width, height } = sizeOf(view);
  const end = (node: number) => ({
    ...{ x: nodes.x[node]! * scale, y: nodes.y[node]! * scale, size: nodes.radius[node]! * 2 * scale },
  });
  const leftOut = unwrittenOn(kind);
  const bundles = [...counts].flatMap(([edge, count]): Bundle[] => {
    const [start, stop] = [edges.from[edge]!, edges.to[edge]!];
    const ends = nodes.marks[start]! | nodes.marks[stop]!;
    if ((edges.marks[edge]! & leftOut) !== 0 || (ends & MARKS.hidden) !== 0) return [];
    const [one, other] = [end(start), end(stop)];
    const [x, y] = [(one.x + other.x) / 2 + left, (one.y + other.y) / 2 + top];
    return x >= 0 && y >= 0 && x < width && y < height ? [{ id: String(edge), count, ends: [one, other] }] : [];
  });
  bundles.sort((one, other) => other.count - one.count);
  const seen = [...namedNodes(from, leftOut, isInSight), ...written].map((node) => scaled(node, scale));
  const taken = coveredBy(seen, CAPTION_APART * scale);
  const placed = placedNumbers(bundles.slice(0, ASKED), taken, NUMBER_PIXELS * view.ratio);
  return [...placed].map(([id, { x, y }]) => ({ x: x / scale, y: y / scale, count: counts.get(Number(id))! }));
}

/** The same for whom places captions above the picture. */
export const asWritten = (numbers: Numbers, { zoom }: FarView): Settled[] =>
  numbers.map(({ x, y, count }) => {
    const fontSize = NUMBER_PIXELS / zoom;
    const { across, down } = sizeOfNumber(count, fontSize);
    const written = { lines: [String(count)], fontSize, at: 'inside' } as const;
    return { id: `number at ${x} ${y}`, x, y, size: Math.max(across, down), written };
  });

/** Writes numbers over the lines of a picture. */
export function writeNumbers(
  context: OffscreenCanvasRenderingContext2D,
  numbers: Numbers,
  { text, halo, fontFamily }: FarTheme,
  view: FarView,
): void {
  const { ratio } = view;
  const { scale, left, top } = ontoPicture(view);
  Object.assign(context, { fillStyle: text, strokeStyle: halo, lineWidth: 2 * NUMBER_HALO * ratio, lineJoin: 'round' });
  Object.assign(context, { textBaseline: 'middle', textAlign: 'center' });
  context.font = `500 ${NUMBER_PIXELS * ratio}px ${fontFamily}`;
  for (const { x, y, count } of numbers) {
    context.strokeText(String(count), x * scale + left, y * scale + top);
    context.fillText(String(count), x * scale + left, y * scale + top);
  }
}
