import { isNaming } from '../../../domain/caption/caption';
import { bestCategory } from '../../../domain/styles/defaults';
import { type Style, type StyleChange, type StyleName } from '../../../domain/styles/style';
import { type StyleBook } from '../style/StyleBook';

/** What each part of the editor of a style gets. */
export interface PartProps {
  readonly book: StyleBook;
  readonly name: StyleName;
  /** As it looks now: what was chosen, and what follows where nothing was. */
  readonly style: Style;
  /** The last change, once the store has refused it. */
  readonly refused?: StyleChange | undefined;
  onChange(change: StyleChange): void;
}

const summaryOf = (book: Pick<StyleBook, 'summary'>, { kind, name }: StyleName) =>
  (kind === 'label' ? book.summary.labels : book.summary.types).get(name);

/**
 * The properties of a label or type, the ones that most have first.
 * @param isNumeric only those with numbers
 */
export function propertiesOf(book: Pick<StyleBook, 'summary'>, name: StyleName, isNumeric = false): string[] {
  return [...(summaryOf(book, name)?.properties ?? [])]
    .filter(([, { numbers }]) => !isNumeric || numbers > 0)
    .sort(([a, one], [b, other]) => other.filled - one.filled || (a < b ? -1 : 1))
    .map(([property]) => property);
}

/** The properties of a label or type, the one whose values tell its elements apart best first, and not a name that each has alone. */
export function categoriesFirst(book: Pick<StyleBook, 'summary' | 'styleOf'>, name: StyleName): string[] {
  const properties = propertiesOf(book, name);
  const summary = summaryOf(book, name);
  const best =
    (summary && bestCategory(summary, book.styleOf(name).caption)) ??
    properties.find((property) => !isNaming(property));
  return best === undefined ? properties : [best, ...properties.filter((property) => property !== best)];
}

/** What two nodes are called that a type joins; undefined where none of the type is drawn. */
export function exampleOf(
  book: Pick<StyleBook, 'drawn' | 'nameOf'>,
  type: string,
): { readonly start: string; readonly end: string } | undefined {
  const { drawn } = book;
  const found = drawn?.relationships().find((one) => one.type === type);
  if (found === undefined) return undefined;
  return { start: book.nameOf(drawn?.node(found.startNodeId)), end: book.nameOf(drawn?.node(found.endNodeId)) };
}
