import { type Language } from '../language/languages.js';
import { type OneAndSeveral } from './typeWords.js';

/** An English word in the plural, as far as endings tell. */
function englishPlural(word: string): string {
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
