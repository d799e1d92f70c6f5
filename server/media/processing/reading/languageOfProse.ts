import { fold } from '../../../../domain/folding/fold.js';
import { PROSE_LANGUAGES, type ProseLanguage } from '../../../../domain/processing/document.js';
import { resourceOf } from '../offline/language/ProseResource.js';

/** So much of a text tells its language. */
const READ = 20_000;

const COMMON = PROSE_LANGUAGES.map((language) => {
  const { common, prepositions } = resourceOf(language);
  return { language, words: new Set([...common, ...prepositions].flatMap((words) => fold(words).split(' '))) };
});

/** Letters that one language has and no other: of a short text its small words may tell nothing. */
const LETTERS: Readonly<Partial<Record<ProseLanguage, RegExp>>> = { ro: /[ăâîșțşţ]/giu };
const lettersOf = (text: string, language: ProseLanguage): number =>
  text.slice(0, READ).match(LETTERS[language] ?? /(?!)/u)?.length ?? 0;

/** The language whose small words a text has most of. */
export function languageOfProse(text: string): ProseLanguage {
  const words = fold(text.slice(0, READ)).match(/\p{L}+/gu) ?? [];
  const [most] = COMMON.map(({ language, words: common }) => ({
    language,
    count: words.filter((word) => common.has(word)).length,
  })).sort((one, other) => other.count - one.count || lettersOf(text, other.language) - lettersOf(text, one.language));
  return most?.language ?? PROSE_LANGUAGES[0];
}
