import { type EdgeSingular, type NodeSingular } from 'cytoscape';

import { type Point } from '../../../domain/elements/elements';
import { type Bundle } from './bundleNumbers';
import { LINE_HEIGHT, textWidth, typeLines } from './captionText';
import { type Rectangles } from './rectangles';

/** How large a type is written as a rule, and what its arrow takes of a relationship. */
const TYPE_SIZE = 10;
const ARROW = 10;

/** What is written at a relationship: its type, and how many of it the line stands for. */
export function typeOf(edge: EdgeSingular): string {
  const { caption, count } = edge.data() as Readonly<Record<string, unknown>>;
  return count === undefined ? String(caption) : `${String(count)} × ${String(caption)}`;
}

/** A type as it is written along its relationship: on as many lines and with as many letters as there is room for between its nodes. */
export function typeAlong(edge: EdgeSingular): string {
  const [from, to] = [edge.source(), edge.target()];
  const [start, end] = [from.position(), to.position()];
  const { fontSize = TYPE_SIZE } = edge.data() as Readonly<Record<string, unknown>>;
  const words = typeOf(edge);
  const room = Math.hypot(end.x - start.x, end.y - start.y) - (from.data('size') + to.data('size')) / 2 - ARROW;
  return edge.isLoop() ? words : typeLines(words, room / Number(fontSize));
}

/** The two nodes of a relationship, whichever way it points. */
const pairOf = (edge: EdgeSingular): string => [edge.source().id(), edge.target().id()].sort().join(' ');

/** The middle of a relationship; one that bends around others of its two nodes is asked for its own. */
function middleOf(edge: EdgeSingular, isAlone: boolean): Point {
  const [from, to] = [edge.source().position(), edge.target().position()];
  const isDrawn = edge.cy().container() !== null;
  if (isDrawn && !isAlone) return edge.midpoint();
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The squares that a type covers, one after the other along its relationship. */
function squaresOf(edge: EdgeSingular, lines: readonly string[], { x, y }: Point) {
  const [from, to] = [edge.source().position(), edge.target().position()];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const side = lines.length * TYPE_SIZE * LINE_HEIGHT;
  const width = Math.max(...lines.map(textWidth)) * TYPE_SIZE;
  const count = Math.max(1, Math.ceil(width / side));
  return Array.from({ length: count }, (_, at) => {
    const along = ((at + 0.5) / count - 0.5) * width;
    const [left, top] = [x + across * along - side / 2, y + down * along - side / 2];
    return { left, top, right: left + side, bottom: top + side };
  });
}

/** Those of some drawn relationships that stand for several. */
export const linesOfMany = (edges: readonly EdgeSingular[]): Bundle[] =>
  edges.flatMap((edge) => {
    const count: unknown = edge.data('count');
    if (count === undefined || edge.hasClass('bundled') || edge.isLoop()) return [];
    if ([edge, edge.source(), edge.target()].some((one) => one.hasClass('hidden'))) return [];
    const end = (node: NodeSingular) => ({ ...node.position(), size: Number(node.data('size')) });
    return [{ id: edge.id(), count: Number(count), ends: [end(edge.source()), end(edge.target())] }];
  });

/** A part of a type tells less than its line does, and there are as many of them as lines. */
const isWhole = (written: string, caption: string): boolean =>
  written !== '' && written.replaceAll(/\s/gu, '') === caption.replaceAll(/\s/gu, '');

/**
 * The types that are written, by the ids of their relationships: one for those of the same words between the same two nodes, whole, and none over
 * a node, a caption or another type. What is written is added to what is taken; loops are written as they are.
 */
export function placedTypes(edges: readonly EdgeSingular[], taken: Rectangles): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const drawn = edges.filter((edge) => !edge.hasClass('bundled'));
  for (const edge of drawn) counts.set(pairOf(edge), (counts.get(pairOf(edge)) ?? 0) + 1);
  const placed = new Map<string, string>();
  const said = new Set<string>();
  for (const edge of drawn) {
    const pair = pairOf(edge);
    const caption = typeOf(edge);
    const words = `${pair} ${caption}`;
    const written = typeAlong(edge);
    if (!isWhole(written, caption) || said.has(words)) continue;
    const squares = edge.isLoop() ? [] : squaresOf(edge, written.split('\n'), middleOf(edge, counts.get(pair) === 1));
    if (squares.some((square) => taken.meets(square))) continue;
    for (const square of squares) taken.add(square);
    said.add(words);
    placed.set(edge.id(), written);
  }
  return placed;
}
