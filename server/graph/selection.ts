import { type ChangeSource, type GraphNode } from '../contract/elements.js';
import { type NodeId } from '../contract/ids.js';
import { type PropertyKind } from '../../domain/properties/values.js';

/** A step over relationships of some types; `out` follows them from start to end. */
export interface Step {
  readonly types: readonly string[];
  readonly way: 'out' | 'in' | 'both';
}

/** How a value is held against another. */
type Comparison = '=' | '>' | '<' | '>=' | '<=';

/** What a node must fulfil. A property that is missing fulfils nothing but its own absence. Dates compare as text. */
export type Filter =
  | {
      readonly kind: 'compare';
      readonly property: string;
      readonly test: Comparison;
      readonly value: string | number | boolean;
    }
  | { readonly kind: 'has'; readonly property: string }
  /** From the node along these steps one reaches one of these nodes. */
  | { readonly kind: 'linked'; readonly steps: readonly Step[]; readonly to: readonly NodeId[] }
  /** One step leads from the node to so many different nodes. */
  | { readonly kind: 'joined'; readonly step: Step; readonly test: Comparison; readonly value: number }
  | { readonly kind: 'among'; readonly ids: readonly NodeId[] }
  | { readonly kind: 'any' | 'all'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter };

/** What nodes are ranked by: all their relationships, a property, or the number of different nodes one step away. */
export type Measure =
  | { readonly by: 'degree' }
  | { readonly by: 'property'; readonly property: string }
  | { readonly by: 'linked'; readonly step: Step };

/** Nodes of a label that fulfil all filters, ranked if asked, otherwise in the order of their captions. */
export interface Selection {
  readonly label?: string;
  readonly where: readonly Filter[];
  readonly rank?: { readonly measure: Measure; readonly least?: boolean };
  readonly limit: number;
}

/** What a selection finds: the number of all, and the first of them; with a rank, each with its value. */
export interface Selected {
  readonly total: number;
  readonly nodes: readonly GraphNode[];
  readonly values: readonly (number | string)[];
  /** With a rank by a property: the sum of all its values that are numbers, and how many those are. */
  readonly sum?: { readonly value: number; readonly count: number };
}

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
