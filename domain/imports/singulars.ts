import { fold } from '../folding/fold.js';
import { type Language } from '../language/languages.js';
import { ownOf } from '../properties/kinds.js';
import resource from './words.json' with { type: 'json' };

/** How words in the plural become one of a kind. */
export interface Singulars {
  /** The singular of a word; the word itself where it is one, or nothing is known of it. */
  readonly of: (word: string) => string;
  /** Whether the word for what things are comes before what describes it, as in "stații autobuz". */
  readonly isHeadFirst: boolean;
  /** Whether a dictionary has a word; without a dictionary any may be one. */
  readonly isKnown: (word: string) => boolean;
  /** Whether a word is mostly said of things, and not of how they are, as `postal` is. */
  readonly isNoun: (word: string) => boolean;
  /** The language that the words are of, or else that of the person. */
  readonly language: Language;
}

/** The singular of a word that no rule tells, such as `people`. */
export const irregularSingular = (word: string): string | undefined => ownOf<string>(resource.irregular, fold(word));

/** The singular of a word, as far as a few endings tell. */
export function singularOf(word: string): string {
  const known = irregularSingular(word);
  if (known !== undefined) return known;
  const small = word.toLowerCase();
  if (small.length < 4) return word;
  const [ending, instead] = resource.plurals.find(([end = '']) => small.endsWith(end)) ?? [];
  return ending === undefined ? word : word.slice(0, word.length - ending.length) + (instead ?? '');
}

/** The singular of a word that comes before what describes it, as in some languages: "stații autobuz"; another one stays as it is. */
export function leadingSingular(word: string): string {
  const small = word.toLowerCase();
  // A stem has more letters than the ending of a short word leaves.
  const [ending, instead = ''] =
    resource.leadingPlurals.find(([end = '']) => small.endsWith(end) && small.length >= end.length + 3) ?? [];
  return ending === undefined ? word : word.slice(0, word.length - ending.length) + instead;
}

/** What is known of singulars without a dictionary. */
export const BY_ENDINGS: Singulars = {
  of: singularOf,
  isHeadFirst: false,
  isKnown: () => true,
  isNoun: () => true,
  language: 'en',
};
