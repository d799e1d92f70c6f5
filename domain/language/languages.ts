/** The languages that the product speaks; the first is the default and the fallback. */
export const LANGUAGES = ['en', 'ro'] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** Something that is said in some of the languages. */
export type ByLanguage<T> = { readonly [L in Language]?: T };
