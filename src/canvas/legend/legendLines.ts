import { gradientColour, HUES } from '../../../domain/styles/hues';
import { toldRules } from '../../../domain/styles/rules';
import { type NodeShape, type Style, type StyleName, type StyleRule } from '../../../domain/styles/style';
import { type CanvasMode } from '../style/palette';
import { drawnColour } from '../style/looks';
import { type StyleBook } from '../style/StyleBook';

/** One line of a legend. */
export interface LegendLine {
  readonly kind: 'title' | 'label' | 'type' | 'value' | 'stroke' | 'gradient' | 'more';
  readonly text: string;
  /** The colours of its mark; none where that has the usual one. */
  readonly colours: readonly string[];
  /** For how many elements it stands, and for which value of theirs. */
  readonly total?: number;
  readonly value?: string;
  readonly line?: Style['line'];
  readonly size?: Style['size'];
  readonly shape?: NodeShape | undefined;
}

/** Words and numbers of a legend, in the reader's language. */
export interface LegendWords {
  readonly labels: string;
  readonly types: string;
  counted(name: string, count: number): string;
  more(count: number): string;
  range(property: string, least: number, most: number): string;
  value(name: StyleName, property: string, value: string): string;
  rule(name: StyleName, rule: StyleRule): string;
}

/** Values of a category that are listed. */
const MOST_VALUES = 10;
const STOPS = [0, 0.25, 0.5, 0.75, 1];

/** Says how many there are besides, if any. */
export const moreLines = (left: number, words: LegendWords): LegendLine[] =>
  left > 0 ? [{ kind: 'more', text: words.more(left), colours: [] }] : [];

/** What the colours of a label or type mean, where a property decides them. */
export function colourLines(book: StyleBook, name: StyleName, mode: CanvasMode, words: LegendWords): LegendLine[] {
  const style = book.styleOf(name);
  const { colourBy = '' } = style;
  if (style.colourScale === 'gradient') {
    const summary = book.propertySummary(name.kind, name.name, colourBy);
    if (summary === undefined || summary.numbers === 0) return [];
    const colours = STOPS.map((share) => gradientColour(share, mode));
    return [{ kind: 'gradient', text: words.range(colourBy, summary.least, summary.most), colours }];
  }
  const values = book.colouring(name);
  const listed = values.slice(0, MOST_VALUES).map(([value, total]): LegendLine => {
    const colours = [book.valueColour(name, style, value, mode)];
    return { kind: 'value', text: words.value(name, colourBy, value), colours, total, value };
  });
  return [...listed, ...moreLines(values.length - listed.length, words)];
}

/** What looks otherwise by a rule that no line of a value tells of. */
export const ruleLines = (book: StyleBook, name: StyleName, mode: CanvasMode, words: LegendWords): LegendLine[] =>
  toldRules(book.styleOf(name)).map(({ colour, line, shape, size, ...rule }) => ({
    kind: name.kind === 'label' ? 'value' : 'stroke',
    text: words.rule(name, rule),
    colours: [colour === undefined ? HUES.grey[mode] : drawnColour(colour, mode)],
    ...{ line, shape, size },
  }));
