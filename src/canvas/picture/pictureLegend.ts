import { gathered } from '../../../domain/styles/defaults';
import { type StyleName } from '../../../domain/styles/style';
import { colourLines, type LegendLine, type LegendWords, moreLines, ruleLines } from '../legend/legendLines';
import { type CanvasMode } from '../style/palette';
import { type StyleBook } from '../style/StyleBook';

/** How many nodes of each label and relationships of each type are in sight. */
export interface Counts {
  readonly labels: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
}

/** The legend of what is in sight: labels and types with how many of each there are, and what their colours mean. */
export function pictureLegend(counts: Counts, book: StyleBook, mode: CanvasMode, words: LegendWords): LegendLine[] {
  const inOrder = (of: ReadonlyMap<string, number>) =>
    [...of].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one);
  const part = (kind: StyleName['kind'], title: string, entries: { name: string; count: number }[], left: number) =>
    entries.length === 0
      ? []
      : [
          { kind: 'title' as const, text: title, colours: [] },
          ...entries.flatMap(({ name: own, count }): LegendLine[] => {
            const name = { kind, name: own };
            return [
              { kind, text: book.nameInWords(name), total: count, ...book.markOf(name, mode) },
              ...colourLines(book, name, mode, words),
              ...ruleLines(book, name, mode, words),
            ];
          }),
          ...moreLines(left, words),
        ];
  const labels = inOrder(counts.labels).map(([name, count]) => ({ name, count }));
  const types = gathered(inOrder(counts.types).map(([name, count]) => ({ name, count })));
  const lines = [
    ...part('label', words.labels, labels, 0),
    ...part('type', words.types, types.listed, types.gathered.length),
  ];
  return lines.map((one) => (one.total === undefined ? one : { ...one, text: words.counted(one.text, one.total) }));
}
