import { type Language, LANGUAGES, lexiconWords } from './lexicon/files.js';
import { lemmasOf } from './lexicon/lemmas.js';
import { firstFormsOf } from './meanings.js';
import { FIRST_FORMS, PACKS } from './Pack.js';
import { kept } from './lexicon/once.js';

/** Fewer letters than this are no root, nor a word. */
const LEAST_ROOT = 3;

/** An ending and what stands in its place without it, as `ies=y` says it. */
interface Cut {
  readonly from: string;
  readonly to: string;
}

/** Endings of a resource, `from=to`, taken apart. */
export const cutsOf = (endings: readonly string[]): Cut[] =>
  endings.map((ending) => {
    const [from = '', to = ''] = ending.split('=');
    return { from, to };
  });

const INFLECTIONS = LANGUAGES.flatMap((language) => cutsOf(PACKS[language].endings));
const ORIGINS = Object.fromEntries(LANGUAGES.map((language) => [language, cutsOf(PACKS[language].adjectives)]));

const stripped = (word: string, cuts: readonly Cut[] = []): string[] =>
  cuts
    .filter(({ from, to }) => word.length - from.length + to.length >= LEAST_ROOT && word.endsWith(from))
    .map(({ from, to }) => word.slice(0, word.length - from.length) + to);

/** So many letters of a word every root of it begins with. */
const KEPT = LEAST_ROOT - Math.max(0, ...INFLECTIONS.map(({ to }) => to.length));

/** Whether two words may have a common root: one keeps the first letters of its word. */
export const mayShareRoot = (one: string, other: string): boolean => one.startsWith(other.slice(0, KEPT));

/** The word and what is left of it without each ending of inflection, in any language: two words with a common root are one. */
export const rootsOf = kept((word: string): ReadonlySet<string> => new Set([word, ...stripped(word, INFLECTIONS)]));

/** The words that have a root in common with a word, by each ending that a language has. */
export const inflectionsOf = (word: string): ReadonlySet<string> =>
  new Set(
    [...rootsOf(word)].flatMap((root) => [
      root,
      ...INFLECTIONS.filter(({ to }) => root.endsWith(to)).map(
        ({ from, to }) => root.slice(0, root.length - to.length) + from,
      ),
    ]),
  );

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** A word with one typing error: a letter left out, put in, changed, or swapped with the next. */
export function slipsOf(word: string): ReadonlySet<string> {
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, here = '', next = '', after = ''] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 1)];
    slips.add(before + after).add(before + next + here + word.slice(at + 2));
    for (const letter of LETTERS) slips.add(before + letter + here + after).add(before + letter + after);
  }
  slips.delete(word);
  return slips;
}

/** What an adjective of origin may be made from: `european` from `europ`. */
export const originsOf = (word: string, language: Language): string[] => stripped(word, ORIGINS[language]);

/** Words from this length on may have two typing errors. */
const LONG = 9;

const VOWELS = /[aeiou]/gu;

/** Number of letters put in, left out, changed or swapped; `most` when it is more. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      line.push(cost);
    }
    before = last;
    last = line;
  }
  return Math.min(last[other.length] ?? most, most);
}

/** Whether two texts differ by one letter that is put in, left out, changed or swapped with the next, or not at all. */
export const areOneApart = (one: string, other: string): boolean => distance(one, other, 2) < 2;

/** Typing errors allowed in a word of this length. */
const errorsAllowed = (length: number): number => (length < 5 ? 0 : length < LONG ? 1 : 2);

/** Whether a folded word may be another with a typing error: a form of another word is none. */
export function isMistyped(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || /\d/u.test(word)) return false;
  const allowed = errorsAllowed(Math.min(word.length, meant.length));
  return distance(word, meant, allowed + 1) <= allowed;
}

/** How alike two folded words are: 1 the same, less for another ending or a typing error, 0 for different words. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one[0] !== other[0]) return 0;
  const [roots, others] = [rootsOf(one), rootsOf(other)];
  for (const root of roots) if (others.has(root)) return 0.95;
  if (/\d/u.test(one)) return 0;
  // Niger is no typing error for Nigeria: an error changes the length of a word by little.
  if (Math.abs(one.length - other.length) > (one.length < LONG ? 1 : 2)) return 0;
  let best = 0;
  for (const mine of roots) {
    for (const theirs of others) {
      const allowed = errorsAllowed(Math.min(mine.length, theirs.length));
      const errors = distance(mine, theirs, allowed + 1);
      if (errors > allowed) continue;
      const sound = mine.replace(VOWELS, '') === theirs.replace(VOWELS, '');
      best = Math.max(best, (sound ? 0.85 : 0.8) - errors * 0.025);
    }
  }
  return best;
}

const LEAST_SHARED = 5;
const LONGEST_REST = 3;

/** Whether two words are forms of one, also where no ending tells: wrote and written. */
function areForms(one: string, other: string): boolean {
  const forms = firstFormsOf(FIRST_FORMS.get(one) ?? one);
  for (const form of firstFormsOf(FIRST_FORMS.get(other) ?? other)) if (forms.has(form)) return true;
  return false;
}

/** A word and all that it may be a form of: two words with none of these in common are no forms of one (`sameWord` is below 0.95). */
export const kinOf = (word: string): readonly string[] => [
  word,
  ...firstFormsOf(FIRST_FORMS.get(word) ?? word),
  ...rootsOf(word),
];

/** How well a word of a question is a word of the graph: 1 the same, less for another form; 0 for another word. */
export function sameWord(one: string, other: string): number {
  if (one === other) return 1;
  if (areForms(one, other)) return 0.97;
  if (!mayShareRoot(one, other)) return 0;
  const others = rootsOf(other);
  for (const root of rootsOf(one)) if (others.has(root)) return 0.95;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const isNear = shared >= LEAST_SHARED && Math.max(one.length, other.length) - shared <= LONGEST_REST;
  return isNear ? 0.7 : 0;
}

const SHORT = 3;
/** Whether a language has two words and no form of one in the other: what was given (dat) is no date (dată). */
const areTwo = (one: string, other: string, language: Language): boolean => {
  const words = lexiconWords(language);
  const [own, others] = [lemmasOf(one, words), lemmasOf(other, words)];
  return own.length > 0 && others.length > 0 && !own.some((lemma) => others.includes(lemma));
};

/** How well a word is one of several in a name. Of a short word its root alone says nothing, where its language has both. */
export const oneOf = (word: string, words: readonly string[], language: Language | undefined): number =>
  Math.max(
    ...words.map((other) =>
      word.length <= SHORT && language !== undefined && areTwo(word, other, language) ? 0 : sameWord(word, other),
    ),
  );

/** How well some words are some others, one for one. */
export function sameWords(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0 || words.length !== others.length) return 0;
  return Math.min(...words.map((word, at) => sameWord(word, others[at] ?? '')));
}
