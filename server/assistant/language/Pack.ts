import en from './en.json' with { type: 'json' };
import { type Language, lexiconWords } from './lexicon/files.js';
import { formsOf } from './lexicon/lemmas.js';
import { spelledOut } from './phrasePattern.js';
import ro from './ro.json' with { type: 'json' };
import { wordsOf } from './tokens.js';
import { once } from './lexicon/once.js';

type Words = readonly string[];
type ByPhrase<Worth> = Readonly<Record<string, Worth>>;

/** What a word or phrase does in a question, for those who look for phrases anywhere in it. */
export type Trigger = keyof (typeof en)['triggers'];
/** What words may do where the grammar puts them together, whatever the language. */
export type Operator = keyof (typeof en)['operators'];
export const OPERATORS = Object.keys(en.operators) as readonly Operator[];

/** What a word measures, each by the name of a measure; with `-` before it what shrinks as the word grows. */
export type Dimension = Words;

/** The names of properties that hold a measure, or one where more of the word is less of it. */
export interface Measure {
  readonly nouns: Words;
  readonly isInverse: boolean;
}

/** An adjective that compares, and the concepts that it may measure. */
interface Scale {
  readonly concepts: Words;
  /** Concepts that it measures the other way round: who is older has a higher age, and an earlier year of birth. */
  readonly opposite?: Words;
  readonly words: Words;
}

/** How a question goes on from the one before it. Whole phrases, folded. */
export interface DialogueWords {
  /** What a question begins with that changes a part of the last one. */
  readonly also: Words;
  /** What the last answer told of: several, or one. */
  readonly them: Words;
  readonly it: Words;
  /** Where and when that was, behind all else. */
  readonly there: Words;
  /** Those that a narrower set leaves out. */
  readonly others: Words;
  /** What asks for more than what was told of. */
  readonly else: Words;
  /** What stands between that and what it is held against. */
  readonly than: Words;
  /** How a word that holds two things against each other is made one for the first of several. */
  readonly comparative: { readonly pattern: string; readonly superlative: string };
  /** Small forms of those that a noun beside them may double: nothing is said by them where one does. */
  readonly clitics: Words;
  /** Words before a label that mean those just told of. */
  readonly those: Words;
  /** What stands for a noun that was said before. */
  readonly ones: Words;
  /** Whole questions for their number, and for their names. */
  readonly counting: Words;
  readonly listing: Words;
  /** Whole questions for the worth of what was ranked first. */
  readonly measuring: Words;
  /** Whole questions for the opposite order, and for the reason of an answer. */
  readonly reversing: Words;
  readonly why: Words;
  /** Pronouns that are left out, one for each number; none in a language that says them. */
  readonly unsaid: Words;
  /** What makes a noun one that is known: a word before it, or an ending in place of another, as `ă=a`. */
  readonly definite: { readonly before: Words; readonly endings: Words };
  /** What stands before the property that they are sorted by. */
  readonly sorting: Words;
  readonly ascending: Words;
  readonly descending: Words;
  /** Answers to a question back. */
  readonly yes: Words;
  readonly ordinals: readonly Words[];
}

/** Words for who stands at an end of relationships whose names have one of some other words: a wife is married. */
export interface Role {
  readonly words: Words;
  readonly of: Words;
  /** At the other end than the one that the name tells of: a daughter has a parent. */
  readonly isConverse?: boolean;
  readonly isWider?: boolean;
}

/** How a part of a text is spoken of: names that begin with something. Whole phrases, folded. */
interface TextWords extends Readonly<Record<'starts' | 'ends' | 'contains' | 'called', Words>> {
  /** What things are called is called so. */
  readonly names: Words;
  /** Words that lead to it, and to what stands in it. */
  readonly beside: Words;
  readonly operand: Words;
  /** What stands between a text and the name that it stands in. */
  readonly within: Words;
}

/** Everything that is known of a language to read questions. All of it is data, `<language>.json`: folded, but for what is written; lists and keys may be patterns of phrases. */
interface Resource {
  readonly triggers: Readonly<Record<Trigger, Words>>;
  readonly operators: Readonly<Record<Operator, Words>>;
  /** Words that say nothing of what is asked. */
  readonly stopwords: Words;
  /** Words that change nothing where they stand. */
  readonly neutral: Words;
  /** Words that say nothing when the way between two things is asked for, beside those that say nothing anywhere. */
  readonly onPaths: Words;
  /** Words that say little of what is asked of a taught question. */
  readonly slight: Words;
  /** Small words as they are written, by how people who are in a hurry write them. */
  readonly spoken: ByPhrase<Words>;
  /** Numbers in words, and what is counted by its place: the second year. */
  readonly numbers: ByPhrase<number>;
  readonly ordinals: ByPhrase<number>;
  readonly scales: ByPhrase<number>;
  /** Articles before a scale, and words between a number and its scale: "a million", "100 de milioane". */
  readonly ones: Words;
  readonly ofScale: Words;
  /** Comparisons of which the amount itself is a part: "at least". */
  readonly inclusive: Words;
  /** What is to be worked out of several values. */
  readonly operations: Readonly<Record<'sum' | 'mean' | 'other', Words>>;
  readonly texts: TextWords;
  /** Words before a number that make a decade of it. */
  readonly decades: Words;
  readonly times: Readonly<Record<'yesterday' | 'today' | 'days' | 'weeks' | 'week' | 'month' | 'hours', Words>>;
  /** Parts of a year and seasons by their first and last month, years by how many they are from this one, and small words beside them. */
  readonly periods: {
    readonly parts: ByPhrase<readonly number[]>;
    readonly seasons: ByPhrase<readonly number[]>;
    readonly years: ByPhrase<number>;
    readonly of: Words;
    /** Words before a month that is said without a year. */
    readonly within: Words;
    readonly lastBefore: Words;
    readonly lastAfter: Words;
  };
  readonly timeWords: Words;
  /** Words beside a day that are no part of it, and whether the day comes before the month in figures. */
  readonly besideDays: Words;
  readonly daysFirst: boolean;
  readonly greater: readonly Scale[];
  readonly lesser: readonly Scale[];
  /** What strengthens an adjective that compares and says no more: "further north". */
  readonly degrees: Words;
  /** What a superlative may be said with and means all the same: "the longest ever". */
  readonly ofAll: Words;
  /** Adverbs that make nothing else of "most": "most widely spoken". */
  readonly mostly: Words;
  /** What a superlative, or the word before it, is told by. */
  readonly superlativePattern: string;
  /** Endings of `older` and `oldest`; `ier=y` puts another in their place. */
  readonly comparative: Words;
  readonly superlative: Words;
  /** Words that make a comparative of the next one. */
  readonly comparing: Words;
  /** Those of the most and the least that are said of numbers alone, never of a height. */
  readonly ofMany: Words;
  readonly dimensions: ByPhrase<Dimension>;
  /** Those of them that say what somebody gives for each of what is theirs. */
  readonly spent: Words;
  /** Verbs that say only that two things have to do with each other, and those of them that say only that a thing has something. */
  readonly generic: Words;
  readonly having: Words;
  /** Words in a name that say that something is missing. */
  readonly negative: Words;
  /** Words between a share and what it is of: 60% of the orders. */
  readonly among: Words;
  /** Words before those with whom somebody does something. */
  readonly company: Words;
  /** Words before who does it that leave the verb for the end. */
  readonly auxiliaries: Words;
  /** Words for what rows come to, and verbs that say no more than that a row took place. */
  readonly worth: { readonly nouns: Words; readonly verbs: Words };
  /** Words in the names of properties that hold years or dates. */
  readonly years: Words;
  /** Words after a number that say what it counts. */
  readonly counted: Words;
  /** What says behind a number that it is an age. */
  readonly aged: Words;
  /** Words of relationships that hold both ways, whichever way they are stored. */
  readonly mutual: Words;
  /** Forms of one word that neither an ending nor the lexicon tells. */
  readonly irregular: readonly Words[];
  /** What one end is or does, and what the other: `child` and `parent`. */
  readonly converse: readonly { readonly one: Words; readonly other: Words }[];
  /** What somebody is to another by a relationship, in more words than its name has; `isWider`: the name says less, so that it is asked about. */
  readonly roles: readonly Role[];
  /** Endings of inflection, the longest first, and of adjectives of origin; `ies=y` puts one in place of the other. */
  readonly endings: Words;
  readonly adjectives: Words;
  /** Endings of nouns with their article as they are written, and what stands in place of them without; the first that fits. */
  readonly articles: readonly { readonly ending: string; readonly bare: string }[];
  readonly plural: string;
  readonly singular: string;
  /** Endings of what was done: pruned, fed. */
  readonly done: Words;
  /** Endings of what is done, which a verb at the end has after who did it. */
  readonly participles: Words;
  /** Small words in the names of types and properties. */
  readonly particles: Words;
  /** What the name of a property begins a word with that holds what a thing is called as well. */
  readonly otherNames: Words;
  /** Endings that names of places have and their forms in a sentence have not: of one word, and of the first of several. */
  readonly placeEndings: { readonly alone: Words; readonly first: Words };
  readonly dialogue: DialogueWords;
  /** Units of measure by how people write and say them. */
  readonly units: ByPhrase<Words>;
  /** Measures by what properties that hold them are called. */
  readonly measures: ByPhrase<Words>;
  /** What means one thing, by its name: single words as dictionaries have them, phrases, and words that add nothing beside it. */
  readonly concepts: ByPhrase<{ readonly words?: Words; readonly beside?: Words; readonly opposite?: string }>;
}

/** The words of one language by what they do. */
export interface Pack extends Resource {
  /** The single words for numbers above one: "one" is an article more often. */
  readonly several: ByPhrase<number>;
}

function packIn(language: Language, resource: Resource): Pack {
  const pack = spelledOut(resource);
  const { is, that, anybody } = pack.operators;
  const inForms = (words: Words) => words.flatMap((word) => formsOf(word, lexiconWords(language)));
  const ofScales = (all: readonly Scale[]) => all.map((scale) => ({ ...scale, words: inForms(scale.words) }));
  const inAllForms = () => {
    const { greater, lesser, onPaths, having, generic } = pack;
    const scales = { greater: ofScales(greater), lesser: ofScales(lesser) };
    return { ...scales, onPaths: inForms(onPaths), having: inForms(having), generic: inForms([...having, ...generic]) };
  };
  let formed: ReturnType<typeof inAllForms> | undefined;
  const made: Pack = {
    ...pack,
    triggers: { ...pack.triggers, asking: [...is, ...pack.triggers.asking] },
    stopwords: [...is, ...that, ...anybody, ...pack.stopwords],
    several: Object.fromEntries(
      Object.entries(pack.numbers).filter(([word, number]) => number > 1 && !word.includes(' ')),
    ),
  };
  // The lexicon is read only when a word is first wanted in all its forms.
  for (const name of ['greater', 'lesser', 'onPaths', 'having', 'generic'] as const)
    Object.defineProperty(made, name, { enumerable: true, get: () => (formed ??= inAllForms())[name] });
  return made;
}

/** The packs of the product; a test adds one of its own. */
export const PACKS: Readonly<Record<Language, Pack>> = { en: packIn('en', en), ro: packIn('ro', ro) };

/** Some words of every language: a graph has its own language, which need not be that of a question. */
export const inEveryLanguage = (words: (pack: Pack) => Words): ReadonlySet<string> =>
  new Set(Object.values(PACKS).flatMap(words));
/** What every language has by each of some names. */
const byName = (lists: (pack: Pack) => ByPhrase<Words>): ByPhrase<Words> => {
  const all = Object.values(PACKS).map(lists);
  const names = new Set(all.flatMap((one) => Object.keys(one)));
  return Object.fromEntries([...names].map((name) => [name, all.flatMap((one) => one[name] ?? [])]));
};
const single = (phrases: Words) => phrases.filter((phrase) => !phrase.includes(' '));

/** Units of measure by how people write and say them. */
export const UNITS = byName(({ units }) => units);

const NOUNS = byName(({ measures }) => measures);
/** The measures of a word. */
export const measuresOf = (dimension: Dimension): readonly Measure[] =>
  dimension.map((name) => {
    const isInverse = name.startsWith('-');
    return { nouns: NOUNS[isInverse ? name.slice(1) : name] ?? [], isInverse };
  });

/** The first form of each word that has irregular ones, by each of them. */
export const FIRST_FORMS: ReadonlyMap<string, string> = new Map(
  Object.values(PACKS).flatMap(({ irregular }) =>
    irregular.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
  ),
);

/** The words before whoever does something, and those of them that say nothing else. */
export const BY = inEveryLanguage(({ operators }) => operators.by);
export const AGENTS = inEveryLanguage(({ operators }) => operators.by.filter((word) => !operators.at.includes(word)));
/** The words that say that something is missing. */
export const LACKING = inEveryLanguage(({ operators }) => single(operators.no));
/** The endings of what was done. */
export const DONE: Words = [...inEveryLanguage(({ done }) => done)];
/** The words before whom somebody does something with: what a column of persons may be called as well. */
export const COMPANY = inEveryLanguage(({ company }) => company);
/** The single words that ask for persons: what a column of persons may be called. */
export const ASKING_WHO = inEveryLanguage(({ operators }) => single(operators.who));
/** The words for what holds both ways. */
export const MUTUAL: Words = [...inEveryLanguage(({ mutual }) => mutual)];
/** The words for years, as names of properties have them. */
export const YEARS: Words = [...inEveryLanguage(({ years }) => years)];
/** The words after a number that say what it counts. */
export const COUNTED: Words = [...inEveryLanguage(({ counted }) => counted)];
/** Words that names in a graph may be made of. */
export const PARTICLES = inEveryLanguage(({ particles }) => particles);

/** The small words and phrases of a language. */
interface Small {
  readonly neutral: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  /** What is neutral, and what does something in a question. */
  readonly grammar: ReadonlySet<string>;
  /** Single words that a question is begun with. */
  readonly heads: ReadonlySet<string>;
  /** What does anything else. */
  readonly telling: ReadonlySet<string>;
}

const together = (phrases: Words) => phrases.map((phrase) => wordsOf(phrase).join(' '));

/** The small words of a pack, worked out once. */
export const smallOf = once((pack: Pack): Small => {
  const { is: heads, meet: _, ...telling } = pack.operators;
  const grammar = [...pack.neutral, ...heads, ...Object.values(telling).flat()];
  return {
    neutral: new Set(together(pack.neutral)),
    particles: new Set(pack.particles),
    // Verbs that say that there was something may be names of the graph as well.
    grammar: new Set(grammar),
    heads: new Set(together(heads)),
    telling: new Set(together(Object.values(telling).flat())),
  };
});
