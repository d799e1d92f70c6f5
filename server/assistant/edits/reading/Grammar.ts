import { PACKS } from '../../../language/Pack.js';
import { type Language } from '../../../language/Language.js';
import { spelledOut } from '../../../language/phrasePattern.js';
import en from '../patterns/en.json' with { type: 'json' };
import ro from '../patterns/ro.json' with { type: 'json' };

/** How an act may be said: a pattern of phrases with its verb first, and slots in braces. */
export interface Pattern {
  readonly act: string;
  readonly says: string;
}

/** How one language asks for edits; all words folded. */
export interface Grammar {
  /** Forms of command by verb, and those that need a "please" or "I want to" before them. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  readonly asked: Readonly<Record<string, readonly string[]>>;
  readonly polite: readonly string[];
  /** Politeness that makes a question of a command. */
  readonly asking: readonly string[];
  readonly thanks: readonly string[];
  /** What a command ends with that wants it done now; in a sentence it tells what holds now. */
  readonly atOnce: readonly string[];
  /** What puts a question back aside. */
  readonly dismissing: readonly string[];
  /** What an answer to a question back may begin with: "it is a country". */
  readonly telling: readonly string[];
  readonly joiners: readonly string[];
  readonly and: readonly string[];
  readonly articles: readonly string[];
  readonly newness: readonly string[];
  /** Words at the end of a command before those that it is not to touch, and what may follow these. */
  readonly sparing: readonly string[];
  readonly alone: readonly string[];
  /** Words that except only after "all". */
  readonly but: readonly string[];
  readonly generic: readonly string[];
  readonly pronouns: readonly string[];
  readonly every: readonly string[];
  readonly everything: readonly string[];
  /** Words before a place or a name for whatever is there or of it. */
  readonly those: readonly string[];
  /** Plurals that are other words than their singulars. */
  readonly irregular: Readonly<Record<string, string>>;
  readonly only: readonly string[];
  /** Words that say nothing in the description of a set. */
  readonly idle: readonly string[];
  readonly named: readonly string[];
  /** Words before those to whom something belongs that was named before: (the orders of Ann and) of Ben. */
  readonly owned: readonly string[];
  /** The property that names nodes, where the graph has none that does. */
  readonly naming: string;
  readonly with: readonly string[];
  readonly as: readonly string[];
  /** Before the type of a relationship. */
  readonly by: string;
  readonly labelled: readonly string[];
  readonly place: readonly string[];
  /** Words between a property and its value. */
  readonly between: readonly string[];
  readonly values: Readonly<Record<'true' | 'false', readonly string[]>>;
  readonly today: readonly string[];
  /** Words of the product: who speaks of these asks for help. */
  readonly product: readonly string[];
  /** Words that say only when something holds, or that it does too. */
  readonly adverbs: readonly string[];
  /** Words that say that something holds as well as what holds already. */
  readonly beside: readonly string[];
  /** Words before a value that deny it. */
  readonly denying: readonly string[];
  /** Verbs that make something more of what an adjective says, with that. */
  readonly growing: Readonly<Record<string, string>>;
  /** Verbs that make a number so many times what it is. */
  readonly multiplying: Readonly<Record<string, number>>;
  /** Words that say what something is, not what it was. */
  readonly being: readonly string[];
  /** Words that say that something holds from now on, in the place of what did. */
  readonly henceforth: readonly string[];
  readonly percent: readonly string[];
  /** What an age is measured by in the pack of the grammar. */
  readonly age: string;
  /** Properties that say where something is. */
  readonly places: readonly string[];
  /** Words before the other end of a relationship that is spoken of. */
  readonly over: readonly string[];
  /** What a question begins with: such a text says nothing. */
  readonly wondering: readonly string[];
  /** Words before a name that are no part of it. */
  readonly titles: readonly string[];
  /** In the order in which they are tried: an act may come again. */
  readonly patterns: readonly Pattern[];
}

type Resource = Omit<Grammar, 'patterns'> & {
  readonly patterns: readonly Readonly<Record<string, readonly string[]>>[];
};

function grammarIn(language: Language, { patterns, ...lists }: Resource): Grammar {
  const resource = spelledOut(lists);
  const sayings = patterns.flatMap((group) => Object.entries(group));
  return {
    ...resource,
    wondering: [...PACKS[language].operators.is, ...resource.wondering],
    patterns: sayings.flatMap(([act, all]) => all.map((says) => ({ act, says }))),
  };
}

/** The grammar of each language. */
export const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: grammarIn('en', en as unknown as Resource), // JSON's literal keys are narrower than the records that are read
  ro: grammarIn('ro', ro as unknown as Resource), // for the same reason
};
