import { fold } from '../folding/fold.js';
import { singularOf } from '../imports/singulars.js';
import { type Language } from '../language/languages.js';
import { ownOf } from '../properties/kinds.js';
import irregularPlurals from './irregularPlurals.json' with { type: 'json' };
import { type OneAndSeveral, saidLabel } from './typeWords.js';

/** An English word in the plural, by the last one of several. */
function englishPlural(word: string): string {
  const [last = ''] = /\p{L}+$/u.exec(word) ?? [];
  const irregular = ownOf<string>(irregularPlurals, fold(last));
  if (irregular !== undefined) {
    const isCapital = last.charAt(0) !== last.charAt(0).toLowerCase();
    const said = isCapital ? irregular.charAt(0).toUpperCase() + irregular.slice(1) : irregular;
    return word.slice(0, word.length - last.length) + said;
  }
  // What a table is called may be a plural already, and a sign has none.
  if (singularOf(last) !== last || !/\p{Ll}/u.test(last)) return word;
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/iu.test(word) ? `${word}es` : `${word}s`;
}

/**
 * What several are called: in the words of their person, else in English by the word for one. Undefined in a language in which endings do not tell
 * the plural.
 */
export function severalIn(words: OneAndSeveral | undefined, one: string, language: Language): string | undefined {
  if (words !== undefined && words.several !== words.one) return words.several;
  return language === 'en' ? englishPlural(words?.one ?? one) : words?.several;
}

/** What several of a label are called, by its own word where nothing else tells. */
export const severalOfLabel = (label: string, words: OneAndSeveral | undefined, language: Language): string =>
  words?.several ?? severalIn(undefined, saidLabel(label), language) ?? saidLabel(label);
