import { type StoredStyle } from './style.js';

/** The words that persons gave to types of relationships, by type. */
export type TypeWords = ReadonlyMap<string, string>;

/** A name of the graph as words: `postalCode` and `postal_code` are "postal Code" and "postal code". */
export const worded = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ');

/** The words of a type that nobody gave words: `FLIES_TO` and `fliesTo` are "flies to". */
export const proposedWords = (type: string, language: string): string => worded(type).toLocaleLowerCase(language);

/** The words of types among styles. */
export const typeWordsIn = (styles: Iterable<Pick<StoredStyle, 'kind' | 'name' | 'style'>>): TypeWords =>
  new Map(
    [...styles].flatMap(({ kind, name, style }) =>
      kind === 'type' && style.words !== undefined && style.words.trim() !== '' ? [[name, style.words.trim()]] : [],
    ),
  );
