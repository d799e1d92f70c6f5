import { fold } from '../../../domain/folding/fold.js';
import { type Language } from '../language/Language.js';
import en from './lexicon/en.json' with { type: 'json' };
import measures from './lexicon/measures.json' with { type: 'json' };
import ro from './lexicon/ro.json' with { type: 'json' };

/** What words may do in a question, whatever the language. */
export const OPERATORS = [
  'which',
  'who',
  'whom',
  'byWhom',
  'count',
  'when',
  'where',
  'how',
  'that',
  'is',
  'of',
  'at',
  'by',
  'and',
  'both',
  'or',
  'not',
  'no',
  'nobody',
  'byNobody',
  'toNobody',
  'anybody',
  'neither',
  'nor',
  'except',
  'only',
  'exactly',
  'atLeast',
  'atMost',
  'every',
  'per',
  'more',
  'less',
  'than',
  'after',
  'before',
  'since',
  'most',
  'least',
  'last',
  'common',
  'rare',
  'first',
  'ones',
  'ordered',
  'degree',
  'mean',
  'median',
  'sum',
  'other',
  'have',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** What a word measures, each by its name in `measures.json`; with `-` before it what shrinks as the word grows. */
type Dimension = readonly string[];

/** The names of properties that hold a measure, or one where more of the word is less of it. */
export interface Measure {
  readonly nouns: readonly string[];
  readonly isInverse: boolean;
}

const NOUNS: Readonly<Record<string, readonly string[]>> = measures;
/** The measures of a word. */
export const measuresOf = (dimension: Dimension): readonly Measure[] =>
  dimension.map((name) => {
    const isInverse = name.startsWith('-');
    return { nouns: NOUNS[isInverse ? name.slice(1) : name] ?? [], isInverse };
  });

/** How a question goes on from the one before it. Whole phrases, folded. */
export interface DialogueWords {
  /** What a question begins with that changes a part of the last one. */
  readonly also: readonly string[];
  /** What the last answer told of: several, or one. */
  readonly them: readonly string[];
  readonly it: readonly string[];
  /** Small forms of those that a noun beside them may double: nothing is said by them where one does. */
  readonly clitics: readonly string[];
  /** Words before a label that mean those just told of. */
  readonly those: readonly string[];
  /** What stands for a noun that was said before. */
  readonly ones: readonly string[];
  /** Whole questions for their number, and for their names. */
  readonly counting: readonly string[];
  readonly listing: readonly string[];
  /** Whole questions for the worth of what was ranked first. */
  readonly measuring: readonly string[];
  /** Pronouns that are left out, one for each number; none in a language that says them. */
  readonly unsaid: readonly string[];
  /** What makes a noun one that is known: a word before it, or an ending in place of another, as `ă=a`. */
  readonly definite: { readonly before: readonly string[]; readonly endings: readonly string[] };
  /** What stands before the property that they are sorted by. */
  readonly sorting: readonly string[];
  readonly ascending: readonly string[];
  readonly descending: readonly string[];
  /** Answers to a question back. */
  readonly yes: readonly string[];
  readonly ordinals: readonly (readonly string[])[];
}

/** Everything that the grammar knows of a language. All of it is data: `lexicon/<language>.json`, folded. */
export interface Pack {
  /** Words that change nothing where they stand. */
  readonly neutral: readonly string[];
  readonly operators: Readonly<Record<Operator, readonly string[]>>;
  readonly dimensions: Readonly<Record<string, Dimension>>;
  /** Words before who does it that leave the verb for the end. */
  readonly auxiliaries: readonly string[];
  /** Small words in the names of types and properties. */
  readonly particles: readonly string[];
  /** Endings of `older` and `oldest`; `ier=y` puts another in their place. */
  readonly comparative: readonly string[];
  readonly superlative: readonly string[];
  /** Words that make a comparative of the next one. */
  readonly comparing: readonly string[];
  /** Words in the names of properties that hold years or dates. */
  readonly years: readonly string[];
  /** Words of relationships that hold both ways, whichever way they are stored. */
  readonly mutual: readonly string[];
  /** Forms of one word that no ending tells. */
  readonly irregular: readonly (readonly string[])[];
  /** What one end is or does, and what the other: `child` and `parent`. */
  readonly converse: readonly { readonly one: readonly string[]; readonly other: readonly string[] }[];
  readonly dialogue?: DialogueWords;
  readonly numbers: Readonly<Record<string, number>>;
  /** What is counted by its place: the second year. */
  readonly ordinals: Readonly<Record<string, number>>;
  /** Words after a number that say what it counts. */
  readonly units: readonly string[];
}

/** The packs of the product; a test adds one of its own. */
export const PACKS: Readonly<Record<Language, Pack>> = { en, ro };

/** The first form of each word that has irregular ones, by each of them. */
export const FIRST_FORMS: ReadonlyMap<string, string> = new Map(
  Object.values(PACKS).flatMap(({ irregular }) =>
    irregular.flatMap(([first = '', ...others]) => others.map((other) => [fold(other), fold(first)] as const)),
  ),
);

/** The words of every language before whoever does something. */
export const AGENTS: ReadonlySet<string> = new Set(
  Object.values(PACKS).flatMap(({ operators }) =>
    operators.by.filter((word) => !operators.at.includes(word)).map(fold),
  ),
);

/** The words of every language that say that something is missing. */
export const LACKING: ReadonlySet<string> = new Set(
  Object.values(PACKS).flatMap(({ operators }) => operators.no.filter((word) => !word.includes(' ')).map(fold)),
);

/** The words of every language for what holds both ways. */
export const MUTUAL: readonly string[] = Object.values(PACKS).flatMap(({ mutual }) => mutual.map(fold));

/** The words of every language for years, as names of properties have them: a graph has its own language. */
export const YEARS: readonly string[] = Object.values(PACKS).flatMap(({ years }) => years);

/** Words of every language that names in a graph may be made of. */
export const particlesOf = (packs: readonly Pack[]): ReadonlySet<string> =>
  new Set(packs.flatMap(({ particles }) => particles.map(fold)));
