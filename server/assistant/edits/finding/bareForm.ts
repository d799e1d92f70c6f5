import { type Language } from '../../language/lexicon/files.js';
import { PACKS } from '../../language/Pack.js';

/** A noun shorter than this ends as one with an article would by chance. */
const SHORTEST = 4;

/** A noun as it is without the article that its language puts at its end; words of other languages stay. */
export function bareForm(noun: string, language: Language): string {
  if (noun.length < SHORTEST) return noun;
  for (const { ending, bare } of PACKS[language].articles) {
    const article = new RegExp(ending, 'u');
    if (article.test(noun)) return noun.replace(article, bare);
  }
  return noun;
}

/** A text with a great letter at its beginning. */
export const capitalised = (text: string): string => `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`;

/** Whether a text is written in small letters only. */
export const isSmall = (text: string): boolean => text === text.toLowerCase();
