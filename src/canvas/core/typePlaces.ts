import { type Point } from '../../../domain/elements/elements';
import { type Bundle, placedNumbers } from './bundleNumbers';
import { LINE_HEIGHT, textWidth, typeLines } from './captionText';
import { type DrawnLine, isLoop } from './captionWays';
import { type Rectangles } from './rectangles';

/** How large a type is written as a rule, and what its arrow takes of a relationship. */
export const TYPE_SIZE = 10;
const ARROW = 10;

/** A relationship between its two nodes, as far as what is written at it is concerned. */
export interface Line extends DrawnLine {
  readonly id: string;
  readonly caption: string;
  /** How many relationships it stands for, where these are several. */
  readonly count?: number | undefined;
  /** Its middle, where it bends around others; on the straight way between its nodes without it. */
  readonly middle?: (() => Point) | undefined;
}

/** What is written at a relationship: its type, and how many of it the line stands for. */
export const typeOf = ({ caption, count }: Pick<Line, 'caption' | 'count'>): string =>
  count === undefined ? caption : `${count} × ${caption}`;

/** The two nodes of a relationship, whichever way it points. */
export const pairOf = ({ ends: [from, to] }: Pick<Line, 'ends'>): string => [from.id, to.id].sort().join(' ');

/** The squares that a type covers, one after the other along its relationship. */
function squaresOf({ ends: [from, to] }: Line, lines: readonly string[], fontSize: number, { x, y }: Point) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const side = lines.length * fontSize * LINE_HEIGHT;
  const width = Math.max(...lines.map(textWidth)) * fontSize;
  const count = Math.max(1, Math.ceil(width / side));
  return Array.from({ length: count }, (_, at) => {
    const along = ((at + 0.5) / count - 0.5) * width;
    const [left, top] = [x + across * along - side / 2, y + down * along - side / 2];
    return { left, top, right: left + side, bottom: top + side };
  });
}

/** Those of some relationships that stand for several. */
const linesOfMany = (lines: readonly Line[]): Bundle[] =>
  lines.flatMap((line) => (line.count === undefined || isLoop(line) ? [] : [{ ...line, count: line.count }]));

/** A part of a type tells less than its line does, and there are as many of them as lines. */
const isWhole = (written: string, caption: string): boolean =>
  written !== '' && written.replaceAll(/\s/gu, '') === caption.replaceAll(/\s/gu, '');

/**
 * The types that are written, by the ids of their relationships: one for those of the same words between the same two nodes, whole, on as many
 * lines as there is room for between the nodes, and none over a node, a caption or another type. What is written is added to what is taken;
 * loops are written as they are.
 */
function placedTypes(lines: readonly Line[], taken: Rectangles, fontSize = TYPE_SIZE): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(pairOf(line), (counts.get(pairOf(line)) ?? 0) + 1);
  const placed = new Map<string, string>();
  const said = new Set<string>();
  for (const line of lines) {
    const pair = pairOf(line);
    const caption = typeOf(line);
    const words = `${pair} ${caption}`;
    const [from, to] = line.ends;
    const room = Math.hypot(to.x - from.x, to.y - from.y) - (from.size + to.size) / 2 - ARROW;
    const written = isLoop(line) ? caption : typeLines(caption, room / fontSize);
    if (!isWhole(written, caption) || said.has(words)) continue;
    const straight = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const middle = counts.get(pair) === 1 ? straight : (line.middle?.() ?? straight);
    const squares = isLoop(line) ? [] : squaresOf(line, written.split('\n'), fontSize, middle);
    if (squares.some((square) => taken.meets(square))) continue;
    for (const square of squares) taken.add(square);
    said.add(words);
    placed.set(line.id, written);
  }
  return placed;
}

/**
 * What is written at lines where it has room: types, and how many those without one stand for. Adds it to what is taken.
 * @param typeSize how large types are written; null where they are not
 */
export function writtenAtLines(lines: readonly Line[], taken: Rectangles, typeSize: number | null, numberSize: number) {
  const types = typeSize === null ? new Map<string, string>() : placedTypes(lines, taken, typeSize);
  const untyped = linesOfMany(lines.filter(({ id }) => !types.has(id)));
  return { types, numbers: placedNumbers(untyped, taken, numberSize) };
}
