import { lexiconWords, LANGUAGES } from './lexicon/files.js';
import { formsOf } from './lexicon/lemmas.js';
import { inEveryLanguage, PACKS } from './Pack.js';

/** What means one thing, in every language; what means the opposite means that it is not so. */
export interface Concept {
  readonly name: string;
  /** Single words as dictionaries have them, and all their forms. */
  readonly words: readonly string[];
  readonly forms: ReadonlySet<string>;
  readonly phrases: readonly string[];
  /** Words that add nothing beside it, in all their forms. */
  readonly beside: ReadonlySet<string>;
  readonly opposite?: string;
}

/** Some folded words in all their forms, in every language. */
const inAllForms = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => LANGUAGES.flatMap((language) => formsOf(word, lexiconWords(language)))));

const STOPWORDS = inEveryLanguage(({ stopwords }) => stopwords);

let known: ReadonlyMap<string, Concept> | undefined;

/** The concepts by their names; put together when a question first needs them, since the lexicon is read for it. */
export function concepts(): ReadonlyMap<string, Concept> {
  known ??= new Map(
    [...new Set(LANGUAGES.flatMap((one) => Object.keys(PACKS[one].concepts)))].map((name) => {
      const all = LANGUAGES.flatMap((one) => PACKS[one].concepts[name] ?? []);
      const phrases = all.flatMap(({ words = [] }) => words);
      const words = phrases.filter((phrase) => !phrase.includes(' '));
      // A form of another word than is listed may be a small word, which means nothing.
      const forms = new Set([...inAllForms(words)].filter((form) => words.includes(form) || !STOPWORDS.has(form)));
      const beside = inAllForms(all.flatMap((one) => one.beside ?? []));
      const opposite = all.flatMap((one) => one.opposite ?? [])[0];
      const several = phrases.filter((phrase) => phrase.includes(' '));
      return [name, { name, words, phrases: several, forms, beside, ...(opposite === undefined ? {} : { opposite }) }];
    }),
  );
  return known;
}
