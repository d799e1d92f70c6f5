import { gathered } from '../../../domain/styles/defaults';
import { gradientColour, HUES } from '../../../domain/styles/hues';
import { toldRules } from '../../../domain/styles/rules';
import { type NodeShape, type StyleName, type StyleRule } from '../../../domain/styles/style';
import { SHAPES } from '../core/elementData';
import { type CanvasMode } from '../style/palette';
import { drawnColour } from '../style/looks';
import { type StyleBook } from '../style/StyleBook';

/** How many nodes of each label and relationships of each type are in sight. */
export interface Counts {
  readonly labels: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
}

/** One line of the legend of a picture. */
export interface LegendLine {
  readonly kind: 'title' | 'label' | 'type' | 'value' | 'stroke' | 'gradient' | 'more';
  readonly text: string;
  readonly colours: readonly string[];
  readonly line?: string;
  /** The shape of its mark as Cytoscape calls it; a circle without it. */
  readonly shape?: string;
}

/** Words and numbers of a legend, in the reader's language. */
export interface LegendWords {
  readonly labels: string;
  readonly types: string;
  counted(name: string, count: number): string;
  more(count: number): string;
  range(name: StyleName, property: string): string;
  value(name: StyleName, property: string, value: string): string;
  rule(name: StyleName, rule: StyleRule): string;
}

/** Values of a category that are listed. */
const MOST_VALUES = 10;
const STOPS = [0, 0.25, 0.5, 0.75, 1];

function colourLines(book: StyleBook, name: StyleName, mode: CanvasMode, words: LegendWords): LegendLine[] {
  const style = book.styleOf(name);
  const { colourBy } = style;
  if (colourBy === undefined) return [];
  if (style.colourScale === 'gradient') {
    const colours = STOPS.map((share) => gradientColour(share, mode));
    return [{ kind: 'gradient', text: words.range(name, colourBy), colours }];
  }
  const values = book.colouring(name);
  const listed = values.slice(0, MOST_VALUES).map(([value, total]): LegendLine => ({
    kind: 'value',
    text: words.counted(words.value(name, colourBy, value), total),
    colours: [book.valueColour(name, style, value, mode)],
  }));
  const left = values.length - listed.length;
  return left > 0 ? [...listed, { kind: 'more', text: words.more(left), colours: [] }] : listed;
}

const shaped = (shape: NodeShape | undefined) => (shape === undefined ? {} : { shape: SHAPES[shape] });

function ruleLines(book: StyleBook, name: StyleName, mode: CanvasMode, words: LegendWords): LegendLine[] {
  return toldRules(book.styleOf(name)).map((rule) => ({
    kind: name.kind === 'label' ? 'value' : 'stroke',
    text: words.rule(name, rule),
    colours: [rule.colour === undefined ? HUES.grey[mode] : drawnColour(rule.colour, mode)],
    ...(rule.line && { line: rule.line }),
    ...shaped(rule.shape),
  }));
}

/** The colours that stand before a label or type itself. */
function ownColours(book: StyleBook, name: StyleName, mode: CanvasMode): readonly string[] {
  const { colour, colourBy } = book.styleOf(name);
  if (name.kind === 'type') return colour === undefined ? [] : [drawnColour(colour, mode)];
  return colourBy === undefined ? [book.labelColour(name.name, mode)] : book.sampleColours(name, mode);
}

function nameLines(
  book: StyleBook,
  name: StyleName,
  count: number,
  mode: CanvasMode,
  words: LegendWords,
): LegendLine[] {
  const { line } = book.styleOf(name);
  const shape = name.kind === 'label' ? book.labelShape(name.name) : 'circle';
  const own: LegendLine = {
    ...{ kind: name.kind, text: words.counted(book.nameInWords(name), count), colours: ownColours(book, name, mode) },
    ...(line && { line }),
    ...(shape !== 'circle' && shaped(shape)),
  };
  return [own, ...colourLines(book, name, mode, words), ...ruleLines(book, name, mode, words)];
}

/** The legend of what is in sight: labels and types with how many of each there are, and what their colours mean. */
export function legendLines(counts: Counts, book: StyleBook, mode: CanvasMode, words: LegendWords): LegendLine[] {
  const inOrder = (of: ReadonlyMap<string, number>) =>
    [...of].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one);
  const part = (kind: StyleName['kind'], title: string, entries: { name: string; count: number }[], left: number) =>
    entries.length === 0
      ? []
      : [
          { kind: 'title' as const, text: title, colours: [] },
          ...entries.flatMap(({ name, count }) => nameLines(book, { kind, name }, count, mode, words)),
          ...(left > 0 ? [{ kind: 'more' as const, text: words.more(left), colours: [] }] : []),
        ];
  const labels = inOrder(counts.labels).map(([name, count]) => ({ name, count }));
  const types = gathered(inOrder(counts.types).map(([name, count]) => ({ name, count })));
  return [...part('label', words.labels, labels, 0), ...part('type', words.types, types.listed, types.gathered.length)];
}
