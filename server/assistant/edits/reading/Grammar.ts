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
  | 'delete';

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
  readonly patterns: readonly Saying[];
}

/** The grammar of each language. */
export const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: en as Grammar, ro: ro as Grammar };
