import { type Style, type StyleChange, type StyleName } from '../../../domain/styles/style';
import { type StyleBook } from '../style/StyleBook';

/** What each part of the editor of a style gets. */
export interface PartProps {
  readonly book: StyleBook;
  readonly name: StyleName;
  /** As it looks now: what was chosen, and what follows where nothing was. */
  readonly style: Style;
  onChange(change: StyleChange): void;
}

/**
 * The properties of a label or type, the ones that most have first.
 * @param isNumeric only those with numbers
 */
export function propertiesOf(book: StyleBook, { kind, name }: StyleName, isNumeric = false): string[] {
  const names = kind === 'label' ? book.summary.labels : book.summary.types;
  return [...(names.get(name)?.properties ?? [])]
    .filter(([, { numbers }]) => !isNumeric || numbers > 0)
    .sort(([a, one], [b, other]) => other.filled - one.filled || (a < b ? -1 : 1))
    .map(([property]) => property);
}
