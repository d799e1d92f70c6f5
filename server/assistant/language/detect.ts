import { detectAll } from 'tinyld/light';

import { fold } from '../../../domain/folding/fold.js';
import { type Language, LANGUAGES } from './Language.js';
import { beginningIn } from './questions.js';
import { RULES } from './rules.js';
import { wordsOf } from './tokens.js';

const vocabulary = (language: Language): ReadonlySet<string> => {
  const { triggers, neutral } = RULES[language];
  return new Set([...neutral, ...Object.values(triggers).flat()].flatMap((phrase) => phrase.split(' ')));
};
const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, vocabulary(language)])) as Record<
  Language,
  ReadonlySet<string>
>;
const ROMANIAN_LETTERS = /[ășțş]|[ţ]/iu;

/** The small words of each language that a text has and the other language has not. */
const votes = (words: readonly string[], language: Language): number =>
  words.filter((word) => LANGUAGES.every((one) => WORDS[one].has(word) === (one === language))).length;

/** Whether a folded word is one of the small words of ours that questions are made of. */
export const isQuestionWord = (word: string): boolean => LANGUAGES.some((language) => WORDS[language].has(word));

/**
 * The language of a question: by the word that it begins with, which is no name; then by its small words, then by a detector trained on letters; where neither tells, the
 * language that is given.
 */
export function languageOf(text: string, otherwise: Language): Language {
  const words = wordsOf(text);
  const begun = beginningIn(words);
  if (begun.length === 1 && begun[0] !== undefined) return begun[0];
  const [en, ro] = [votes(words, 'en'), votes(words, 'ro')];
  if (en !== ro) return en > ro ? 'en' : 'ro';
  if (ROMANIAN_LETTERS.test(text) && fold(text) !== text) return 'ro';
  const guess = detectAll(text).find(({ lang }) => lang === 'en' || lang === 'ro');
  return words.length >= 4 && guess !== undefined && guess.accuracy > 0.5 ? (guess.lang as Language) : otherwise;
}
