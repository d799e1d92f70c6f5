import { fold } from '../../domain/folding/fold.js';
import { lexiconWords } from './lexicon/files.js';
import { formsOf } from './lexicon/lemmas.js';
import { PACKS } from './Pack.js';
import { type Language } from './Language.js';
import en from './en.json' with { type: 'json' };
import { byPhrase, phrasesOf, spelledOut } from './phrasePattern.js';
import ro from './ro.json' with { type: 'json' };

/** What a word or phrase does in a question. */
export type Trigger = keyof (typeof en)['triggers'];

/** An adjective that compares, and the concepts that it may measure. */
interface Scale {
  readonly concepts: readonly string[];
  /** Concepts that it measures the other way round: who is older has a higher age, and an earlier year of birth. */
  readonly opposite?: readonly string[];
  readonly words: readonly string[];
}

/** The words of one language by what they do; folded, but for what is said to be as it is written. Long lists may be patterns of phrases. */
export interface Rules {
  readonly triggers: Readonly<Record<Trigger, readonly string[]>>;
  /** Words that say nothing when the way between two things is asked for, beside those that say nothing anywhere. */
  readonly onPaths: readonly string[];
  /** Words that say little of what is asked of a taught question. */
  readonly slight: readonly string[];
  /** Words that say nothing of what is asked, beside those of the grammar's pack that do so. */
  readonly neutral: readonly string[];
  /** Small words as they are written, by how people who are in a hurry write them. */
  readonly spoken: Readonly<Record<string, readonly string[]>>;
  /** Numbers in words, beside those of the grammar's pack. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly scales: Readonly<Record<string, number>>;
  /** Articles before a scale, and words between a number and its scale: "a million", "100 de milioane". */
  readonly ones: readonly string[];
  readonly ofScale: readonly string[];
  /** Words before a number that make a decade of it. */
  readonly decades: readonly string[];
  /** Comparisons of which the amount itself is a part: "at least". */
  readonly inclusive: readonly string[];
  /** Words in a name that say that something is missing. */
  readonly negative: readonly string[];
  readonly times: Readonly<
    Record<'yesterday' | 'today' | 'days' | 'weeks' | 'week' | 'month' | 'hours', readonly string[]>
  >;
  /** Parts of a year and seasons by their first and last month, years by how many they are from this one, and small words beside them. */
  readonly periods: {
    readonly parts: Readonly<Record<string, readonly number[]>>;
    readonly seasons: Readonly<Record<string, readonly number[]>>;
    readonly years: Readonly<Record<string, number>>;
    readonly of: readonly string[];
    /** Words before a month that is said without a year. */
    readonly within: readonly string[];
    readonly lastBefore: readonly string[];
    readonly lastAfter: readonly string[];
  };
  readonly timeWords: readonly string[];
  readonly greater: readonly Scale[];
  readonly lesser: readonly Scale[];
  /** What tells why a question is asked: before a name, after it, and before the question; and how that begins. */
  readonly asides: Readonly<Record<'opening' | 'closing' | 'joining' | 'asking', readonly string[]>>;
  /** What strengthens an adjective that compares and says no more: "further north". */
  readonly degrees: readonly string[];
  /** What a superlative may be said with and means all the same: "the longest ever". */
  readonly ofAll: readonly string[];
  /** Verbs that say only that two things have to do with each other. */
  readonly generic: readonly string[];
  /** Adverbs that make nothing else of "most": "most widely spoken". */
  readonly mostly: readonly string[];
  /** Those of them that say only that a thing has something. */
  readonly having: readonly string[];
  readonly superlative: string;
  /** Endings of inflection, the longest first; `ies=y` puts one in place of the other. */
  readonly endings: readonly string[];
  readonly adjectives: readonly string[];
  /** The word that asks for a list, as it is written. */
  readonly list: string;
  /** Endings of nouns with their article as they are written, and what stands in place of them without; the first that fits. */
  readonly articles: readonly (readonly [ending: string, bare: string])[];
  readonly plural: string;
  readonly singular: string;
  /** What is to be worked out of several values. */
  readonly operations: Readonly<Record<'sum' | 'mean' | 'other', readonly string[]>>;
  /** Places in a ranking, as they are said, beside those of the grammar's pack. */
  readonly ordinals: readonly string[];
}

/** Made when it is first asked for: the lexicon is read only then. */
function later<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** The words for numbers above one. */
const severalIn = (numbers: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(numbers).filter(([word, number]) => number > 1 && !word.includes(' ')));

function rulesIn(language: Language, resource: Rules): Rules {
  const { triggers, asides, operations, neutral, onPaths, slight, endings, adjectives, inclusive, periods } = resource;
  const { operators, ordinals, numbers } = PACKS[language];
  const { is, that, anybody } = operators;
  const listed = spelledOut({ neutral, onPaths, slight, endings, adjectives, inclusive });
  const lists = {
    ...listed,
    triggers: spelledOut({ ...triggers, asking: [...is.map(fold), ...triggers.asking] }),
    asides: spelledOut(asides),
    operations: spelledOut(operations),
    scales: byPhrase(resource.scales),
    periods: {
      ...periods,
      parts: byPhrase(periods.parts),
      seasons: byPhrase(periods.seasons),
      years: byPhrase(periods.years),
      of: periods.of.flatMap(phrasesOf),
    },
    ordinals: [...Object.keys(ordinals), ...resource.ordinals],
    // "One" is an article more often than a number.
    numbers: { ...severalIn(numbers), ...resource.numbers },
    neutral: [...[...is, ...that, ...anybody].map(fold), ...listed.neutral],
  };
  const inForms = (words: readonly string[]) => words.flatMap((word) => formsOf(word, lexiconWords(language)));
  const scales = (all: readonly Scale[]) => all.map((scale) => ({ ...scale, words: inForms(scale.words) }));
  const [greater, lesser] = [later(() => scales(resource.greater)), later(() => scales(resource.lesser))];
  const paths = later(() => inForms(listed.onPaths));
  const having = later(() => inForms(resource.having));
  const generic = later(() => [...having(), ...inForms(resource.generic)]);
  return {
    ...resource,
    ...lists,
    get greater() {
      return greater();
    },
    get lesser() {
      return lesser();
    },
    get onPaths() {
      return paths();
    },
    get having() {
      return having();
    },
    get generic() {
      return generic();
    },
  };
}

/** The rules of each language. */
export const RULES: Readonly<Record<Language, Rules>> = {
  en: rulesIn('en', en as unknown as Rules), // JSON's literal keys are narrower than the records that are read
  ro: rulesIn('ro', ro as unknown as Rules), // for the same reason
};
