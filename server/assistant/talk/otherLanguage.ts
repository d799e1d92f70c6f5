import { fold } from '../../../domain/folding/fold.js';
import { isQuestionWord } from '../language/detect.js';
import { phrasesOf } from '../language/phrasePattern.js';
import { wordsOf } from '../language/tokens.js';
import spoken from './languages.json' with { type: 'json' };
import { SCORES } from '../scores/scores.js';

/** The ten languages most spoken in Europe beside ours, by their small words, with what is said to whoever writes in one of them. */
const SPOKEN = spoken.map(({ words, ...one }) => ({ ...one, words: new Set(words.flatMap(phrasesOf).map(fold)) }));

/** So many words of a message, and so great a part of them, are small words of a language that is meant. */
const FEWEST = 2;
const LEAST_SHARE = SCORES.languageShare;

/** What is said to whoever writes in another language. */
interface OtherLanguage {
  readonly code: string;
  readonly reply: string;
}

/** In which language that we do not speak a message is written, as far as its small words tell. Names in it tell nothing. */
export function otherLanguageOf(message: string): OtherLanguage | undefined {
  const words = [...new Set(wordsOf(message))];
  const ours = words.filter(isQuestionWord).length;
  const [best] = SPOKEN.map((language) => ({
    ...language,
    said: words.filter((word) => language.words.has(word)).length,
  })).sort((one, other) => other.said - one.said);
  if (best === undefined || best.said < FEWEST || best.said / words.length < LEAST_SHARE) return undefined;
  return best.said > ours ? { code: best.code, reply: best.reply } : undefined;
}
