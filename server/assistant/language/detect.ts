import { detectAll } from 'tinyld/light';

import { fold } from '../../../domain/folding/fold.js';
import { type Language, LANGUAGES } from './lexicon/files.js';
import { PACKS } from './Pack.js';
import { wordsOf } from './tokens.js';

const vocabulary = (language: Language): ReadonlySet<string> => {
  const { triggers, stopwords } = PACKS[language];
  return new Set([...stopwords, ...Object.values(triggers).flat()].flatMap((phrase) => phrase.split(' ')));
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

/** The words by which questions begin in one language and in no other. */
const HEADS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const of = (one: Language) =>
      (['who', 'which', 'whom', 'count', 'when', 'where', 'how'] as const).flatMap((head) =>
        PACKS[one].operators[head].filter((phrase) => !phrase.includes(' ')),
      );
    const others = new Set(LANGUAGES.filter((one) => one !== language).flatMap(of));
    return [language, new Set(of(language).filter((word) => !others.has(word)))];
  }),
) as unknown as Readonly<Record<Language, ReadonlySet<string>>>;

/** Whether a text begins with a word by which questions begin, in one language alone. */
const beginsQuestion = (text: string): boolean =>
  LANGUAGES.some((language) => HEADS[language].has(wordsOf(text)[0] ?? ''));

/** A text without its signs in capitals, unless it shouts: CA is California, and no word of a language. */
const withoutSigns = (text: string): string =>
  /\p{Ll}/u.test(text) ? text.replaceAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, ' ') : text;

/** The language of a question: by its first word, then by small words, then by a detector trained on letters. */
export function languageOf(text: string, otherwise: Language): Language {
  const words = wordsOf(text);
  const begun = LANGUAGES.filter((language) => HEADS[language].has(words[0] ?? ''));
  if (begun.length === 1 && begun[0] !== undefined) return begun[0];
  const small = wordsOf(withoutSigns(text));
  const [en, ro] = [votes(small, 'en'), votes(small, 'ro')];
  if (en !== ro) return en > ro ? 'en' : 'ro';
  if (ROMANIAN_LETTERS.test(text) && fold(text) !== text) return 'ro';
  const guess = detectAll(text).find(({ lang }) => lang === 'en' || lang === 'ro');
  return words.length >= 4 && guess !== undefined && guess.accuracy > 0.5 ? (guess.lang as Language) : otherwise;
}

/** A message of more words is a text, in which a question may stand. */
const MOST_WORDS = 40;
const SENTENCE = /[^.!?\n]+[.!?]*/gu;

/** The questions in a long text: what ends as one, or else what begins as one. Undefined where a message is no long text. */
export function questionsIn(message: string): readonly string[] | undefined {
  if (wordsOf(message).length <= MOST_WORDS) return undefined;
  const sentences = (message.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  const ended = sentences.filter((sentence) => sentence.endsWith('?'));
  const found = ended.length > 0 ? ended : sentences.filter(beginsQuestion);
  return [...new Set(found)].filter((one) => wordsOf(one).length <= MOST_WORDS);
}
