import { ownOf } from '../properties/kinds.js';
import { type ByLanguage, type Language, LANGUAGES } from '../language/languages.js';
import { eachLanguage, TO_HEADING, type TypesSaid, worded, wordsOfStyle } from './typeInWords.js';
import { type StoredStyle, type Style, type StyleChange, type StyleKind, withChange } from './style.js';
import typesSaid from './typesSaid.json' with { type: 'json' };

/** The words that persons gave to types of relationships, by type, in each language that they hold for. */
export type TypeWords = ReadonlyMap<string, ByLanguage<string>>;

/** A property as it is said: `birthYear`, `birth_year` and `BIRTH_YEAR` are "birth year". What is one word stays as it is written: GDP. */
export function saidName(name: string): string {
  const words = /^\p{Ll}{2,}(?:\p{Lu}\p{Ll}+)+$/u.test(name) ? worded(name).toLowerCase() : name.replaceAll('_', ' ');
  return words.includes(' ') && !/\p{Ll}/u.test(words) ? words.toLowerCase() : words;
}

/** A label as it is said: of several words in small letters, as "sweep customer" of `SweepCustomer`; one word as it is written. */
export const saidLabel = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(name) ? worded(name).toLowerCase() : name;

/** The heading of a table that an import made a type of: `HAS_STANDARD_STATE` is "standard state"; undefined for any other type. */
export const headingOf = (type: string): string | undefined =>
  TO_HEADING.test(type) ? worded(type.replace(TO_HEADING, '')).toLowerCase() : undefined;

/** Whether a type tells what is done by somebody, in the words of any language: its start undergoes what its end does. */
export const isPassive = (type: string): boolean =>
  Object.entries<TypesSaid>(typesSaid).some(([language, { passive }]) => {
    const words = worded(type).toLocaleLowerCase(language);
    return passive !== undefined && new RegExp(passive.of, 'u').test(words);
  });

/** A year, or a month of one, as a node is called by it. */
const YEAR = /^\d{3,4}(?:-\d\d)?$/u;

/** Words as they lead to what is called so: somebody was born on a day, but in a year. */
export function wordsTo(end: string, words: string, language: string): string {
  const { toYear } = ownOf<TypesSaid>(typesSaid, language) ?? {};
  return toYear === undefined || !YEAR.test(end) ? words : words.replace(new RegExp(toYear.of, 'u'), toYear.said);
}

/** Words as they lead to the noun that they stand behind; undefined where a language has no other form for that. */
export function wordsToHere(words: string, language: string): string | undefined {
  const { toHere } = ownOf<TypesSaid>(typesSaid, language) ?? {};
  const form = toHere === undefined ? undefined : new RegExp(toHere.of, 'u');
  return form?.test(words) === true ? words.replace(form, toHere?.said ?? '') : undefined;
}

type Styles = Iterable<Pick<StoredStyle, 'kind' | 'name' | 'style'>>;

/** Gives words in one language, or takes them away; what the others say stays, also where it was said without a language. */
export function wordsChange(style: Style, language: Language, words: string | undefined): StyleChange {
  const { [language]: _before, ...others } = wordsOfStyle(style);
  const wordsIn = words === undefined ? others : { ...others, [language]: words };
  return { words: undefined, wordsIn: Object.keys(wordsIn).length === 0 ? undefined : wordsIn };
}

/** Words that two windows gave in one language: those of this one, and those that stand. */
export interface WordsTaken {
  readonly mine: string;
  readonly theirs: string;
}

/**
 * A change of words that was made to one style, made to what became of it meanwhile: each language stays as it was said last. What
 * both changed in one language is given back as it is.
 */
export function rebasedWords(change: StyleChange, before: Style, now: Style): StyleChange | WordsTaken {
  const [old, own, standing] = [before, withChange(before, change), now].map(wordsOfStyle);
  const isMine = (language: Language) => own?.[language] !== old?.[language];
  const taken = LANGUAGES.find(
    (one) => isMine(one) && standing?.[one] !== old?.[one] && standing?.[one] !== own?.[one],
  );
  if (taken !== undefined) return { mine: own?.[taken] ?? '', theirs: standing?.[taken] ?? '' };
  const wordsIn = eachLanguage((language) => (isMine(language) ? own : standing)?.[language]);
  return { words: undefined, wordsIn: Object.keys(wordsIn).length === 0 ? undefined : wordsIn };
}

/** The words of types, or of labels, among styles. */
const wordsAmong = (styles: Styles, of: StyleKind): (readonly [name: string, words: ByLanguage<string>])[] =>
  [...styles].flatMap(({ kind, name, style }) => {
    const words = wordsOfStyle(style);
    return kind === of && Object.keys(words).length > 0 ? [[name, words] as const] : [];
  });

/** The words of types among styles. */
export const typeWordsIn = (styles: Styles): TypeWords => new Map(wordsAmong(styles, 'type'));

/** What is said in one language, by what it is said of. */
export const inLanguage = <T>(said: ReadonlyMap<string, ByLanguage<T>>, language: Language): ReadonlyMap<string, T> =>
  new Map([...said].flatMap(([name, { [language]: one }]) => (one === undefined ? [] : [[name, one] as const])));

/** What one and several of a label are called. */
export interface OneAndSeveral {
  readonly one: string;
  readonly several: string;
}

/** The words that persons gave to labels, by label, in each language that they hold for. */
export type LabelWords = ReadonlyMap<string, ByLanguage<OneAndSeveral>>;

/** What stands between the words for one and those for several. */
const BETWEEN = ',';
/** Words for one and for several as they are kept; undefined where there are none. What a person left out stays out: it is nobody's to fill in. */
export const joinedWords = ({ one, several }: OneAndSeveral): string | undefined => {
  const [first = '', other = ''] = [one, several].map((words) => words.replace(/[,\s]+/gu, ' ').trim());
  if (other === '') return first === '' ? undefined : first;
  return `${first}${BETWEEN} ${other}`;
};
/** And as they are kept, apart: empty where a person said nothing. */
export function saidWords(words: string): OneAndSeveral {
  const [one = '', several = ''] = words.split(BETWEEN).map((part) => part.trim());
  return { one, several };
}
/** What is said by them: who gave one word means it for both. */
export function partedWords(words: string): OneAndSeveral {
  const { one, several } = saidWords(words);
  return { one: one || several, several: several || one };
}

/** The words of labels among styles. */
export const labelWordsIn = (styles: Styles): LabelWords =>
  new Map(
    wordsAmong(styles, 'label').map(([name, words]) => [
      name,
      eachLanguage((language) => (words[language] === undefined ? undefined : partedWords(words[language]))),
    ]),
  );
