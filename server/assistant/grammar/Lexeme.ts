import { type ChosenCaptions } from '../../../domain/styles/names.js';
import { type NodeSet } from '../../../domain/query/Query.js';
import { type Language } from '../language/lexicon/files.js';
import { type Token } from '../language/tokens.js';
import { type Meaning } from './Meaning.js';
import { type Marked } from '../marking/Marked.js';
import { type Pack } from '../language/Pack.js';
import { type Schema } from './Schema.js';

/** Words of a question for a name of the graph: `actor` for `Person`. */
export interface WordLink {
  readonly words: string;
  readonly kind: 'label' | 'type' | 'property';
  readonly name: string;
  readonly isSure: boolean;
  /** Of a verb that says more or less than the type does: sure only since the labels beside it leave no other. */
  readonly isSettled?: true;
  /** By what somebody is to another, as a father, where the graph only says less. */
  readonly isRole?: true;
}

/** A meaning of some words in a row, and how sure it is. */
export interface Lexeme {
  /** Which of the graph's names the words stand for, where they are other words. */
  readonly link?: WordLink;
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
  readonly score: number;
}

/** What the last answer told of, and the one thing that its question named. */
export interface Focus {
  readonly set: NodeSet;
  readonly ids: readonly string[];
  readonly labels: readonly string[];
  /** What the question named, where that was one thing. */
  readonly named?: { readonly id: string; readonly labels: readonly string[] };
  /** What a word for several means, where the last answer told of only one. */
  readonly several?: Pick<Focus, 'set' | 'ids' | 'labels'>;
}

/** What words of a question are read by: the question, its language, and the graph that it is about. */
export interface Ground {
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
  readonly pack: Pack;
  readonly schema: Schema;
  /** The language of the question, where the lexicon has it. */
  readonly language: Language | undefined;
  /** What nodes were chosen to be called. */
  readonly captions: ChosenCaptions;
  readonly aliases: readonly Alias[];
  /** What the last answer told of. */
  readonly focus?: Focus | undefined;
  /** Whether a noun with its article may mean the one that was told of. */
  readonly isDefinite?: boolean | undefined;
  /** Whether a name may be all that is said: of a part of a question. */
  readonly isPart?: boolean | undefined;
  /** Whether the shape of the graph may say what words stand for that are none of its own. */
  readonly isLoose?: boolean | undefined;
  /** Whether what is read is only offered: then words may mean what is not meant to the day. */
  readonly isOffered?: boolean | undefined;
  /** What is known of the words beyond the grammar: other names, likeness, concepts. */
  readonly wide?: Marked | undefined;
}

const LONGEST = 8;

/** Every run of words, the longest first. */
export function* spans(words: readonly string[]): Generator<{ from: number; to: number; words: readonly string[] }> {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1)
      yield { from, to, words: words.slice(from, to) };
  }
}

/** What a person has said that words mean in a graph, kept for the project: `actor` is the label `Person`. */
export interface Alias {
  /** Folded, as in a question. */
  readonly words: string;
  readonly kind: 'label' | 'type' | 'property';
  readonly name: string;
}
