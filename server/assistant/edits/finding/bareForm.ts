import { type Language } from '../../language/Language.js';

/** Endings of Romanian nouns with their article, and what stands in place of them without; the first that fits. */
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/([aeiouăâî])ul$/u, '$1u'],
  [/eul$/u, 'eu'],
  [/ul$/u, ''],
  [/ția$/u, 'ție'],
  [/sia$/u, 'sie'],
  [/eaua$/u, 'ea'],
  [/ua$/u, 'uă'],
  [/ea$/u, 'e'],
  [/ia$/u, 'ie'],
  [/a$/u, 'ă'],
  [/ele$/u, 'e'],
];

/** A Romanian noun as it is without its article; words of other languages stay. */
export function bareForm(noun: string, language: Language): string {
  if (language !== 'ro' || noun.length < 4) return noun;
  const [ending, bare] = ARTICLES.find(([one]) => one.test(noun)) ?? [];
  return ending === undefined || bare === undefined ? noun : noun.replace(ending, bare);
}

/** A text with a great letter at its beginning. */
export const capitalised = (text: string): string => `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`;

/** Whether a text is written in small letters only. */
export const isSmall = (text: string): boolean => text === text.toLowerCase();
