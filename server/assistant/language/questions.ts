import { fold } from '../../../domain/folding/fold.js';
import { PACKS } from '../grammar/Pack.js';
import { type Language, LANGUAGES } from './Language.js';
import { wordsOf } from './tokens.js';

/** The words by which questions begin in one language and in no other. */
const HEADS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const of = (one: Language) =>
      (['who', 'which', 'whom', 'count', 'when', 'where', 'how'] as const).flatMap((head) =>
        PACKS[one].operators[head].flatMap((phrase) => (phrase.includes(' ') ? [] : [fold(phrase)])),
      );
    const others = new Set(LANGUAGES.filter((one) => one !== language).flatMap(of));
    return [language, new Set(of(language).filter((word) => !others.has(word)))];
  }),
) as unknown as Readonly<Record<Language, ReadonlySet<string>>>;

/** The languages of which some folded words begin as a question does, and as none does in another language. */
export const beginningIn = (words: readonly string[]): readonly Language[] =>
  LANGUAGES.filter((language) => HEADS[language].has(words[0] ?? ''));

/** A message of more words is a text, in which a question may stand. */
const MOST_WORDS = 40;
const SENTENCE = /[^.!?\n]+[.!?]*/gu;

/** The questions in a long text: what ends as one, or else what begins as one. Undefined where a message is no long text. */
export function questionsIn(message: string): readonly string[] | undefined {
  if (wordsOf(message).length <= MOST_WORDS) return undefined;
  const sentences = (message.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  const ended = sentences.filter((sentence) => sentence.endsWith('?'));
  const found = ended.length > 0 ? ended : sentences.filter((sentence) => beginningIn(wordsOf(sentence)).length > 0);
  return [...new Set(found)].filter((one) => wordsOf(one).length <= MOST_WORDS);
}
