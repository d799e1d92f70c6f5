import { type Bundle, NUMBER_HALO, NUMBER_PIXELS, placedNumbers } from '../../core/bundleNumbers';
import { bodyOf } from '../../core/captionWays';
import { type Landmark } from '../../core/landmarks';
import { Rectangles } from '../../core/rectangles';
import { type Bundled } from '../bundledLines';
import { type FarTheme, type FarView, MARKS, type PictureKind, unwrittenOn } from '../scene';
import { ontoPicture, sizeOf } from '../views';
import { type CaptionedNodes, namedNodes, writtenArea } from './captions';

/** So many of the largest bundles of a picture are asked whether their numbers have room. */
const ASKED = 500;

/** Where numbers stand on a picture, by the lines that stand for so many. */
type Numbers = ReadonlyMap<number, { readonly x: number; readonly y: number; readonly count: number }>;

/** The numbers of the bundles on a picture that have room there, beside nodes and captions. @param written the captions of the picture */
export function numbersOn(
  from: CaptionedNodes,
  { edges, counts }: Bundled,
  written: readonly Landmark[],
  view: FarView,
  kind: PictureKind,
  isInSight: (node: number) => boolean,
): Numbers {
  if (counts.size === 0) return new Map();
  const { nodes } = from;
  const { scale, left, top } = ontoPicture(view);
  const { width, height } = sizeOf(view);
  const end = (node: number) => ({
    ...{ x: nodes.x[node]! * scale + left, y: nodes.y[node]! * scale + top, size: nodes.radius[node]! * 2 * scale },
  });
  const leftOut = unwrittenOn(kind);
  const bundles = [...counts].flatMap(([edge, count]): Bundle[] => {
    const [start, stop] = [edges.from[edge]!, edges.to[edge]!];
    const ends = nodes.marks[start]! | nodes.marks[stop]!;
    if ((edges.marks[edge]! & leftOut) !== 0 || (ends & MARKS.hidden) !== 0) return [];
    const [one, other] = [end(start), end(stop)];
    const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
    return x >= 0 && y >= 0 && x < width && y < height ? [{ id: String(edge), count, ends: [one, other] }] : [];
  });
  bundles.sort((one, other) => other.count - one.count);
  const taken = new Rectangles();
  for (const node of namedNodes(from, leftOut, isInSight)) taken.add(bodyOf({ ...node, ...end(Number(node.id)) }));
  for (const node of written) taken.add(writtenArea(node, end(Number(node.id)), view).area);
  const placed = placedNumbers(bundles.slice(0, ASKED), taken, NUMBER_PIXELS * view.ratio);
  return new Map([...placed].map(([id, at]) => [Number(id), { ...at, count: counts.get(Number(id))! }]));
}

/** Writes numbers over the lines of a picture. */
export function writeNumbers(
  context: OffscreenCanvasRenderingContext2D,
  numbers: Numbers,
  { text, halo, fontFamily }: FarTheme,
  { ratio }: FarView,
): void {
  Object.assign(context, { fillStyle: text, strokeStyle: halo, lineWidth: 2 * NUMBER_HALO * ratio, lineJoin: 'round' });
  Object.assign(context, { textBaseline: 'middle', textAlign: 'center' });
  context.font = `500 ${NUMBER_PIXELS * ratio}px ${fontFamily}`;
  for (const { x, y, count } of numbers.values()) {
    context.strokeText(String(count), x, y);
    context.fillText(String(count), x, y);
  }
}
