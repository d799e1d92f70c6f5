import { inflectionsOf, slipsOf } from '../language/likeness.js';
import { allFormsOf, isCutShort, kinship, meaningsOf } from '../language/meanings.js';
import { isInDictionary } from '../marking/vocabulary.js';
import { SCORES } from '../scores/scores.js';

/** How a word of a question is found in a graph, the surest first. */
export const MATCHES = ['same', 'form', 'abbreviation', 'meaning', 'beginning', 'slip'] as const;
export type Match = (typeof MATCHES)[number];

/** Shorter words begin too many others, or are mistyped into too many. */
const LEAST_BEGINNING = 5;
const LEAST_SLIPPED = 6;
const LEAST_ABBREVIATION = 3;

/** What a folded word of a question may stand in a graph as. */
export interface WordForms {
  readonly word: string;
  /** Forms of the dictionary, and what it may be the beginning or another ending of. */
  readonly forms: ReadonlySet<string>;
  /** What the word itself begins with. */
  readonly begins: ReadonlySet<string>;
  readonly beginning: string | undefined;
  readonly slips: ReadonlySet<string>;
}

/** No word of a language is as long; what is stands for nothing but itself, since it has as many misspellings as letters. */
export const MOST_LETTERS = 64;

const NONE: ReadonlySet<string> = new Set();

export function wordForms(word: string): WordForms {
  if (word.length > MOST_LETTERS) return { word, forms: NONE, begins: NONE, beginning: undefined, slips: NONE };
  const ends = Array.from({ length: Math.max(0, word.length - LEAST_BEGINNING) }, (_, at) => LEAST_BEGINNING + at);
  return {
    word,
    forms: new Set([...allFormsOf(word), ...inflectionsOf(word)]),
    begins: new Set(ends.map((end) => word.slice(0, end))),
    beginning: word.length < LEAST_BEGINNING ? undefined : word,
    slips: word.length < LEAST_SLIPPED ? NONE : slipsOf(word),
  };
}

/** How a word stands in a text of a graph as one of the text's folded words; undefined where it does not. @param isCode it has no other forms */
export function matchOf(
  { word, forms, begins, beginning, slips }: WordForms,
  own: string,
  isCode = false,
): Match | undefined {
  if (word === own) return 'same';
  if (isCode) return undefined;
  if (forms.has(own)) return 'form';
  if (begins.has(own) || (beginning !== undefined && own.startsWith(beginning))) return 'beginning';
  return slips.has(own) ? 'slip' : undefined;
}

/** `dep` of `dep_delay`, for departure: no word of its own. */
const isAbbreviation = (word: string, own: string): boolean =>
  own.length >= LEAST_ABBREVIATION &&
  own.length < word.length &&
  word.startsWith(own) &&
  (!isInDictionary(own) || isCutShort(own));

/** The same thing in other words: `categorie` of `category`. */
function isMeant(word: string, own: string): boolean {
  const kin = kinship(meaningsOf([word]), meaningsOf([own]));
  return kin !== undefined && kin.isItself && kin.score >= SCORES.meaningSame;
}

/** How a word stands in a name that the graph is made with; such a name may abbreviate it, or mean it in another language. */
export function matchInName(forms: WordForms, name: readonly string[]): Match | undefined {
  if (name.length > 1 && name.map(([first]) => first).join('') === forms.word) return 'abbreviation';
  const found = name.map((own): Match | undefined => {
    const match = matchOf(forms, own);
    if (match === 'same' || match === 'form') return match;
    if (isAbbreviation(forms.word, own)) return 'abbreviation';
    return isMeant(forms.word, own) ? 'meaning' : match;
  });
  return MATCHES.find((match) => found.includes(match));
}
