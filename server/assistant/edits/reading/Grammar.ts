import { PACKS } from '../../language/Pack.js';
import { type Language } from '../../language/lexicon/files.js';
import { spelledOut } from '../../language/phrasePattern.js';
import en from '../patterns/en.json' with { type: 'json' };
import ro from '../patterns/ro.json' with { type: 'json' };

/** How an act may be said: a pattern of phrases with its verb first, and slots in braces. */
export interface Pattern {
  readonly act: string;
  readonly says: string;
}

/** Phrases of a language by what they do in a request; all words folded. */
type Phrases =
  /** Politeness before a command, and that which makes a question of it; thanks; what puts a question back aside. */
  | ('polite' | 'asking' | 'thanks' | 'dismissing')
  /** What a command ends with that wants it done now; in a sentence it tells what holds now. */
  | 'atOnce'
  /** What an answer to a question back may begin with: "it is a country". */
  | 'telling'
  /** Between clauses, and within a list. */
  | ('joiners' | 'and')
  | ('articles' | 'newness' | 'generic' | 'pronouns' | 'named' | 'with' | 'as' | 'labelled' | 'place')
  /** Words at the end of a command before those that it is not to touch, and what may follow these; that except only after "all". */
  | ('sparing' | 'alone' | 'but')
  | ('every' | 'everything')
  /** Words before a place or a name for whatever is there or of it. */
  | 'those'
  /** Words before those to whom something belongs that was named before: (the orders of Ann and) of Ben. */
  | 'owned'
  /** Words between a property and its value. */
  | 'between'
  /** Words of the product: who speaks of these asks for help. */
  | ('product' | 'today')
  /** Words that say only when something holds, that it holds too, that it does not, or that it does in the place of what did. */
  | ('adverbs' | 'beside' | 'denying' | 'henceforth')
  /** Words that say what something is, not what it was. */
  | 'being'
  | 'percent'
  /** Properties that say where something is. */
  | 'places'
  /** Words before the other end of a relationship that is spoken of. */
  | 'over'
  /** What a question begins with: such a text says nothing. */
  | 'wondering'
  /** Words before a name that are no part of it. */
  | 'titles';

/** How one language asks for edits. */
export interface Grammar extends Readonly<Record<Phrases, readonly string[]>> {
  /** Forms of command by verb, and those that need a "please" or "I want to" before them. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  readonly asked: Readonly<Record<string, readonly string[]>>;
  /** Plurals that are other words than their singulars. */
  readonly irregular: Readonly<Record<string, string>>;
  /** The property that names nodes, where the graph has none that does; what stands before a type; what an age is measured by. */
  readonly naming: string;
  readonly by: string;
  readonly age: string;
  readonly values: Readonly<Record<'true' | 'false', readonly string[]>>;
  /** Verbs that make something more of what an adjective says, with that; those that make a number so many times what it is. */
  readonly growing: Readonly<Record<string, string>>;
  readonly multiplying: Readonly<Record<string, number>>;
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
