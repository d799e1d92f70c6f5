import { type ChangeSource } from '../contract/elements.js';
import { type PropertyKind } from '../../domain/properties/values.js';

/** A property as nodes of a label have it. */
export interface PropertyShape {
  readonly name: string;
  readonly kind: PropertyKind;
  /** Its numbers or texts say yes and no, and nothing else: 1 and 0. */
  readonly isTruth?: true;
}

/** A property as relationships of a type have it, with the texts that they choose from where those are few. */
export interface TieProperty extends PropertyShape {
  readonly values?: readonly string[];
}

/** What a graph is made of: its labels with their properties, and which labels its types join. Read from a sample. */
export interface GraphShape {
  readonly labels: readonly {
    readonly label: string;
    readonly total: number;
    readonly properties: readonly PropertyShape[];
    /** What its person has one of it called, and several, in any language. */
    readonly words?: readonly string[];
  }[];
  readonly types: readonly {
    readonly type: string;
    readonly total: number;
    readonly properties: readonly TieProperty[];
    /** What its person has it called in sentences, in any language. */
    readonly words?: readonly string[];
  }[];
  readonly links: readonly { readonly start: string; readonly type: string; readonly end: string }[];
}

/** Folded texts by which nodes are looked for: whole captions, beginnings of captions, words anywhere in their text. */
export interface Mentions {
  readonly captions: readonly string[];
  readonly beginnings: readonly string[];
  readonly words: readonly string[];
  /** Captions that begin so and are so long: what may be meant by a word with typing errors. */
  readonly near: readonly { readonly beginning: string; readonly least: number; readonly most: number }[];
}

/** Folded words, and beginnings of words, of which an element holds at least one. */
export interface AnyWord {
  readonly words: readonly string[];
  readonly beginnings: readonly string[];
  /** So many nodes at most, and so many relationships. */
  readonly limit: number;
}

/** An element of a change, by the name that it had after it, or before it when it is gone. */
export interface ChangedElement {
  readonly op: 'create' | 'update' | 'delete';
  readonly of: 'node' | 'relationship';
  readonly id: string;
  readonly caption: string;
  /** Labels of a node, or the type of a relationship. */
  readonly labels: readonly string[];
  /** What the node was called before, when that changed. */
  readonly before?: string;
  /** Names of the properties that an update set or removed. */
  readonly properties: readonly string[];
}

/** A change with what it touched. */
export interface ChangeDetail {
  readonly at: string;
  readonly source: ChangeSource;
  readonly reference?: string;
  /** Number of all elements touched, also of those that are not listed. */
  readonly total: number;
  readonly elements: readonly ChangedElement[];
}
