import { fold } from '../../domain/folding/fold.js';
import { type Language } from './Language.js';
import { byPhrase, spelledOut } from './phrasePattern.js';
import { wordsOf } from './tokens.js';
import en from './packs/en.json' with { type: 'json' };
import measures from './packs/measures.json' with { type: 'json' };
import ro from './packs/ro.json' with { type: 'json' };

/** What words may do in a question, whatever the language. */
export type Operator = keyof (typeof en)['operators'];
export const OPERATORS = Object.keys(en.operators) as readonly Operator[];

/** What a word measures, each by its name in `measures.json`; with `-` before it what shrinks as the word grows. */
export type Dimension = readonly string[];

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
  /** Whole questions for the opposite order, and for the reason of an answer. */
  readonly reversing: readonly string[];
  readonly why: readonly string[];
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

/** Words for who stands at an end of relationships whose names have one of some other words: a wife is married. */
export interface Role {
  readonly words: readonly string[];
  readonly of: readonly string[];
  /** At the other end than the one that the name tells of: a daughter has a parent. */
  readonly isConverse?: boolean;
  readonly isWider?: boolean;
}

/** Everything that the grammar knows of a language. All of it is data: `lexicon/<language>.json`, folded. */
export interface Pack {
  /** Words that change nothing where they stand. */
  readonly neutral: readonly string[];
  readonly operators: Readonly<Record<Operator, readonly string[]>>;
  /** Those of the most and the least that are said of numbers alone, never of a height. */
  readonly ofMany: readonly string[];
  readonly dimensions: Readonly<Record<string, Dimension>>;
  /** Those of them that say what somebody gives for each of what is theirs. */
  readonly spent?: readonly string[];
  /** Words between a share and what it is of: 60% of the orders. */
  readonly among?: readonly string[];
  /** Words before those with whom somebody does something. */
  readonly company?: readonly string[];
  /** Words before who does it that leave the verb for the end. */
  readonly auxiliaries: readonly string[];
  /** Endings of what is done, which a verb at the end has after who did it. */
  readonly participles: readonly string[];
  /** Endings of what was done: pruned, fed. */
  readonly done: readonly string[];
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
  /** Forms of one word that neither an ending nor the lexicon tells. */
  readonly irregular: readonly (readonly string[])[];
  /** What one end is or does, and what the other: `child` and `parent`. */
  readonly converse: readonly { readonly one: readonly string[]; readonly other: readonly string[] }[];
  /** What somebody is to another by a relationship, in more words than its name has; `isWider`: the name says less, so that it is asked about. */
  readonly roles?: readonly Role[];
  readonly dialogue?: DialogueWords;
  /** Words for what rows come to, and verbs that say no more than that a row took place. */
  readonly worth: { readonly nouns: readonly string[]; readonly verbs: readonly string[] };
  readonly numbers: Readonly<Record<string, number>>;
  /** What is counted by its place: the second year. */
  readonly ordinals: Readonly<Record<string, number>>;
  /** Words after a number that say what it counts. */
  readonly units: readonly string[];
}

/** A pack whose lists of words and phrases may be written as patterns. */
const packIn = (resource: typeof en | typeof ro): Pack => {
  const { neutral, particles, years, units, mutual, dimensions, numbers, ordinals: places } = resource;
  const { ordinals, definite, ...phrases } = resource.dialogue;
  const dialogue = { ...spelledOut(phrases), ordinals, definite };
  const lists = spelledOut({ neutral, particles, years, units, mutual });
  const keyed = { dimensions: byPhrase<Dimension>(dimensions), numbers: byPhrase(numbers), ordinals: byPhrase(places) };
  return {
    ...resource,
    ...lists,
    ...keyed,
    worth: spelledOut(resource.worth),
    operators: spelledOut(resource.operators),
    dialogue,
  };
};

/** The packs of the product; a test adds one of its own. */
export const PACKS: Readonly<Record<Language, Pack>> = { en: packIn(en), ro: packIn(ro) };

/** The first form of each word that has irregular ones, by each of them. */
export const FIRST_FORMS: ReadonlyMap<string, string> = new Map(
  Object.values(PACKS).flatMap(({ irregular }) =>
    irregular.flatMap(([first = '', ...others]) => others.map((other) => [fold(other), fold(first)] as const)),
  ),
);

/** The words of every language before whoever does something, and those of them that say nothing else. */
export const BY: ReadonlySet<string> = new Set(Object.values(PACKS).flatMap(({ operators }) => operators.by.map(fold)));
export const AGENTS: ReadonlySet<string> = new Set(
  Object.values(PACKS).flatMap(({ operators }) =>
    operators.by.filter((word) => !operators.at.includes(word)).map(fold),
  ),
);

/** The words of every language that say that something is missing. */
export const LACKING: ReadonlySet<string> = new Set(
  Object.values(PACKS).flatMap(({ operators }) => operators.no.filter((word) => !word.includes(' ')).map(fold)),
);

/** The endings of every language of what was done. */
export const DONE: readonly string[] = Object.values(PACKS).flatMap(({ done }) => done.map(fold));

/** The words of every language before whom somebody does something with: what a column of persons may be called as well. */
export const COMPANY: ReadonlySet<string> = new Set(
  Object.values(PACKS).flatMap(({ company = [] }) => company.map(fold)),
);

/** The single words of every language that ask for persons: what a column of persons may be called. */
export const ASKING_WHO: ReadonlySet<string> = new Set(
  Object.values(PACKS).flatMap(({ operators }) => operators.who.filter((word) => !word.includes(' ')).map(fold)),
);

/** The words of every language for what holds both ways. */
export const MUTUAL: readonly string[] = Object.values(PACKS).flatMap(({ mutual }) => mutual.map(fold));

/** The words of every language for years, as names of properties have them: a graph has its own language. */
export const YEARS: readonly string[] = Object.values(PACKS).flatMap(({ years }) => years);

/** The words of every language after a number that say what it counts. */
export const COUNTED: readonly string[] = Object.values(PACKS).flatMap(({ units }) => units);

/** Words of every language that names in a graph may be made of. */
export const PARTICLES: ReadonlySet<string> = new Set(
  Object.values(PACKS).flatMap(({ particles }) => particles.map(fold)),
);

/** The small words and phrases of a language, folded. */
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

const SMALL = new WeakMap<Pack, Small>();
const together = (phrases: readonly string[]) => phrases.map((phrase) => wordsOf(phrase).join(' '));

/** The small words of a pack, worked out once. */
export function smallOf(pack: Pack): Small {
  const known = SMALL.get(pack);
  if (known !== undefined) return known;
  const { is: heads, meet: _, measured: __, ...telling } = pack.operators;
  const grammar = [...pack.neutral, ...heads, ...Object.values(telling).flat()];
  const small = {
    neutral: new Set(together(pack.neutral)),
    particles: new Set(pack.particles.map(fold)),
    // Verbs that say that there was something may be names of the graph as well.
    grammar: new Set(grammar.map(fold)),
    heads: new Set(together(heads)),
    telling: new Set(together(Object.values(telling).flat())),
  };
  SMALL.set(pack, small);
  return small;
}
