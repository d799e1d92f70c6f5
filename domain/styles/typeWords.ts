import { ownOf } from '../properties/kinds.js';
import { type StoredStyle, type StyleKind } from './style.js';
import having from './having.json' with { type: 'json' };

/** The words that persons gave to types of relationships, by type. */
export type TypeWords = ReadonlyMap<string, string>;

/** A name of the graph as words: `postalCode` and `postal_code` are "postal Code" and "postal code". */
export const worded = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ');

/** How an import names a tie to what stands under a heading. */
const TO_HEADING = /^HAS_/u;

/** The words of a type that nobody gave words: `FLIES_TO` and `fliesTo` are "flies to"; what an import named `HAS_ARMATOR` is said as languages say it. */
export function proposedWords(type: string, language: string): string {
  const has = ownOf<string>(having, language);
  const words = has === undefined ? type : type.replace(TO_HEADING, `${has}_`);
  return worded(words).toLocaleLowerCase(language);
}

type Styles = Iterable<Pick<StoredStyle, 'kind' | 'name' | 'style'>>;

/** The words of types, or of labels, among styles. */
const wordsIn = (styles: Styles, of: StyleKind): (readonly [name: string, words: string])[] =>
  [...styles].flatMap(({ kind, name, style }) => {
    const words = style.words?.trim() ?? '';
    return kind === of && words !== '' ? [[name, words] as const] : [];
  });

/** The words of types among styles. */
export const typeWordsIn = (styles: Styles): TypeWords => new Map(wordsIn(styles, 'type'));

/** What one and several of a label are called. */
export interface OneAndSeveral {
  readonly one: string;
  readonly several: string;
}

/** The words that persons gave to labels, by label. */
export type LabelWords = ReadonlyMap<string, OneAndSeveral>;

/** What stands between the words for one and those for several. */
const BETWEEN = ',';
/** Words for one and for several as they are kept; undefined where there are none. */
export const joinedWords = ({ one, several }: OneAndSeveral): string | undefined => {
  const [first, other] = [one, several].map((words) => words.replace(/[,\s]+/gu, ' ').trim());
  const both = [first || other, other || first].join(`${BETWEEN} `);
  return first === '' && other === '' ? undefined : both;
};
/** And as they are kept, apart; who gave one word means it for both. */
export function partedWords(words: string): OneAndSeveral {
  const [one = '', several = ''] = words.split(BETWEEN).map((part) => part.trim());
  return { one: one || several, several: several || one };
}

/** The words of labels among styles. */
export const labelWordsIn = (styles: Styles): LabelWords =>
  new Map(wordsIn(styles, 'label').map(([name, words]) => [name, partedWords(words)]));
