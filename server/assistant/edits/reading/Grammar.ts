import { type Language } from '../../language/Language.js';
import en from '../patterns/en.json' with { type: 'json' };
import ro from '../patterns/ro.json' with { type: 'json' };

/** What is to be done. */
export type Act =
  | 'create'
  | 'state'
  | 'connect'
  | 'disconnect'
  | 'set'
  | 'unset'
  | 'rename'
  | 'label'
  | 'unlabel'
  | 'delete'
  | 'describe'
  | 'createAs'
  | 'tell'
  | 'claim'
  | 'untell'
  | 'swap'
  | 'mark'
  | 'raise'
  | 'lower'
  | 'measure'
  | 'move'
  | 'leave'
  | 'succeed'
  | 'setTie'
  | 'measureTie'
  | 'deleteTie'
  | 'deleteType'
  | 'retype'
  | 'relabel'
  | 'reproperty'
  | 'again'
  | 'connectBy';

/** How an act may be said: a verb, words with `|` between alternatives and brackets around what may be left out, slots. */
export interface Saying {
  readonly act: Act;
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
  /** What puts a question back aside. */
  readonly dismissing: readonly string[];
  /** What an answer to a question back may begin with: "it is a country". */
  readonly telling: readonly string[];
  readonly joiners: readonly string[];
  readonly and: readonly string[];
  readonly articles: readonly string[];
  readonly newness: readonly string[];
  /** Words that except only after "all". */
  readonly but: readonly string[];
  readonly generic: readonly string[];
  readonly pronouns: readonly string[];
  readonly every: readonly string[];
  readonly everything: readonly string[];
  /** Plurals that are other words than their singulars. */
  readonly irregular: Readonly<Record<string, string>>;
  readonly only: readonly string[];
  /** Words that say nothing in the description of a set. */
  readonly idle: readonly string[];
  readonly named: readonly string[];
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
  readonly percent: readonly string[];
  /** What an age is measured by in the pack of the grammar. */
  readonly age: string;
  /** Properties that say where something is. */
  readonly places: readonly string[];
  /** Words before the other end of a relationship that is spoken of. */
  readonly over: readonly string[];
  /** Words before a name that are no part of it. */
  /** What a question begins with: such a text says nothing. */
  readonly wondering: readonly string[];
  /** Endings of case in names, and what stands in place of them; folded. */
  readonly cases: readonly (readonly string[])[];
  readonly titles: readonly string[];
  readonly patterns: readonly Saying[];
}

/** The grammar of each language. */
export const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: en as Grammar, ro: ro as Grammar };
