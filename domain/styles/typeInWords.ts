import { ownOf } from '../properties/kinds.js';
import { type ByLanguage, type Language, LANGUAGES } from '../language/languages.js';
import { type Style } from './style.js';
import typesSaid from './typesSaid.json' with { type: 'json' };

/** A name of the graph as words: `postalCode` and `postal_code` are "postal Code" and "postal code". */
export const worded = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ');

/** How an import names a tie to what stands under a heading. */
export const TO_HEADING = /^HAS_/u;

/** Words of a type by their form, and with what verb they are said. */
interface FormSaid {
  readonly of: string;
  readonly said: string;
}

/** How a language says the types that headings are made into. */
export interface TypesSaid {
  readonly has: string;
  /** What is done by somebody says so with a verb of its own: “collected by” alone would tell that it did the collecting. */
  readonly passive?: FormSaid;
  /** What somebody is to another: “owner of” alone makes no sentence. */
  readonly role?: FormSaid;
  /** What leads to a day is said otherwise where only its year is known. */
  readonly toYear?: FormSaid;
  /** What leads to the noun before it begins with the small word that it ends with: “în care lucrează”. */
  readonly toHere?: FormSaid;
  /** What Harta itself makes of prose has names in one language, whichever the prose was in: without words a reader of another met English. */
  readonly found?: Readonly<Record<string, string>>;
}

/** The words of a type that nobody gave words: `FLIES_TO` and `fliesTo` are "flies to"; what an import named `HAS_ARMATOR` or `OWNED_BY`, and what was found in prose, is said as languages say it. */
export function proposedWords(type: string, language: string): string {
  const { has, passive, role, found } = ownOf<TypesSaid>(typesSaid, language) ?? {};
  const said = found === undefined ? undefined : ownOf<string>(found, type);
  if (said !== undefined) return said;
  const named = has === undefined ? type : type.replace(TO_HEADING, `${has}_`);
  const words = worded(named).toLocaleLowerCase(language);
  const form = [passive, role].find((one) => one !== undefined && new RegExp(one.of, 'u').test(words));
  return form === undefined ? words : words.replace(new RegExp(form.of, 'u'), form.said);
}

/** Something in each language that has it. */
export const eachLanguage = <T>(of: (language: Language) => T | undefined): ByLanguage<T> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const said = of(language);
      return said === undefined ? [] : [[language, said] as const];
    }),
  );

/** The words that a style gives, in each language: its own, else those that were given without a language. */
export const wordsOfStyle = ({ words, wordsIn }: Style): ByLanguage<string> =>
  eachLanguage((language) => (wordsIn?.[language] ?? words)?.trim() || undefined);

/** A type as it is said: by the words that its style gives it in a language, else by those of its name. */
export const typeInWords = (type: string, style: Style, language: Language): string =>
  wordsOfStyle(style)[language] ?? proposedWords(type, language);
