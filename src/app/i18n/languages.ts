import { type Language, LANGUAGES } from '../../../domain/language/languages';

export { type Language, LANGUAGES };

/** Each language under its own name, in its own language: that is how a reader finds it. */
export const LANGUAGE_OPTIONS = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ro', label: 'Română', lang: 'ro' },
] as const satisfies readonly { value: Language; label: string; lang: string }[];

/** Where the chosen language is kept in the browser. */
export const LANGUAGE_KEY = 'language';

/** Whether a word names a language of the interface. */
export function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** The language of a visit: the one chosen before, else Romanian for a browser that prefers it, else English. */
export function languageOfVisit(chosen: string | null, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  const first = preferred[0]?.slice(0, 2).toLowerCase();
  return isLanguage(first) ? first : LANGUAGES[0];
}
