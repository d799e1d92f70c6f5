/**
 * A question as data: what the assistant makes of words, a model writes, a filter of the canvas is, and `POST /neo4j/query`
 * takes. Sets of nodes may stand wherever a set may. What each form means is said by `evaluate/`.
 */

/** A value that a property is held against. Dates are ISO 8601 text. */
export type QueryValue = string | number | boolean;

export const COMPARISONS = ['=', '≠', '<', '≤', '>', '≥'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export const TEXT_TESTS = ['is', 'starts', 'ends', 'contains'] as const;
export type TextTest = (typeof TEXT_TESTS)[number];
export const DIRECTIONS = ['out', 'in', 'either'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const ORDERS = ['most', 'least'] as const;
export type Order = (typeof ORDERS)[number];
export const CHANGED = ['create', 'update', 'delete'] as const;
export type Changed = (typeof CHANGED)[number];
export const AGGREGATES = ['sum', 'mean', 'median', 'least', 'greatest'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

/** Along relationships of some types, of any without types; `out` from start to end. `where` is about the relationship. */
export interface Step {
  readonly types: readonly string[];
  readonly direction: Direction;
  readonly where?: Predicate;
}

/**
 * How many different nodes of a set a step must lead to. `every`: to each of the set, which is not empty. `only`: to one at
 * least, and to none outside the set.
 */
export type Quantity =
  | { readonly kind: 'some' | 'none' | 'every' | 'only' }
  | { readonly kind: 'exactly' | 'atLeast' | 'atMost'; readonly count: number };

/**
 * What an element must fulfil. A property that is missing fulfils nothing but its own absence; a list fulfils what one of its
 * members does, and differs from (`≠`) what none of them is. Only values of one kind compare. Texts are tested folded.
 */
export type Predicate =
  | { readonly kind: 'compare'; readonly property: string; readonly is: Comparison; readonly value: QueryValue }
  | { readonly kind: 'between'; readonly property: string; readonly from: QueryValue; readonly to: QueryValue }
  | { readonly kind: 'text'; readonly property: string; readonly is: TextTest; readonly value: string }
  | { readonly kind: 'has'; readonly property: string }
  | { readonly kind: 'linked'; readonly step: Step; readonly set: NodeSet; readonly quantity: Quantity }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Predicate[] }
  | { readonly kind: 'not'; readonly of: Predicate };

/**
 * What a node is worth: a number or text of its own, how many nodes a step leads to, or what their numbers come to; with `on` the numbers of
 * the relationships that lead there.
 */
export type Measure =
  | { readonly kind: 'property'; readonly property: string }
  | { readonly kind: 'number'; readonly step: Step; readonly set: NodeSet }
  | {
      readonly kind: 'over';
      readonly step: Step;
      readonly set: NodeSet;
      readonly property: string;
      readonly by: Aggregate;
      readonly on?: 'relationships';
    };

/**
 * Nodes, each once. `top` holds the `count` worth most or least and all that tie with the last of them; with `place`, those
 * worth what the one at this place is. Nodes without a worth are in neither.
 */
export type NodeSet =
  | { readonly kind: 'all' }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'nodes'; readonly ids: readonly string[] }
  | { readonly kind: 'where'; readonly of: NodeSet; readonly that: Predicate }
  | { readonly kind: 'follow'; readonly of: NodeSet; readonly step: Step }
  | {
      readonly kind: 'top';
      readonly of: NodeSet;
      readonly by: Measure;
      readonly order: Order;
      readonly count: number;
      readonly place?: number;
    }
  | { readonly kind: 'union' | 'intersection' | 'difference'; readonly of: readonly NodeSet[] };

/** The relationships that a step leads along from members of a set to those of another. */
export interface Along {
  readonly step: Step;
  readonly set: NodeSet;
}

/** In which order nodes come; without one, by their captions. */
export interface Sorting {
  readonly by: Measure;
  readonly order: Order;
}

/** What members of a group have in common: a value, or a node that a step leads to. */
export type GroupKey =
  | { readonly kind: 'property'; readonly property: string }
  | { readonly kind: 'step'; readonly step: Step; readonly set: NodeSet };

/** What a set comes to: how many it has, or what the numbers of a property come to. */
export type Total =
  | { readonly kind: 'count' }
  | { readonly kind: 'aggregate'; readonly by: Aggregate; readonly property: string };

/** What is asked. */
export type Query =
  | { readonly kind: 'nodes'; readonly set: NodeSet; readonly sort?: Sorting; readonly limit?: number }
  | { readonly kind: 'count' | 'exists'; readonly set: NodeSet }
  /** With `along` they are of the relationships there, a row for each of a member. */
  | {
      readonly kind: 'values';
      readonly set: NodeSet;
      readonly along?: Along;
      readonly properties: readonly string[];
      readonly sort?: Sorting;
      readonly limit?: number;
    }
  /** With `along` it is of the relationships there, each once. */
  | {
      readonly kind: 'aggregate';
      readonly set: NodeSet;
      readonly along?: Along;
      readonly by: Aggregate;
      readonly property: string;
    }
  /** Which part of a set is in another; `part`: how large it is is asked, and not whether it is all of it. */
  | { readonly kind: 'share'; readonly set: NodeSet; readonly of: NodeSet; readonly asks?: 'part' }
  | {
      readonly kind: 'group';
      readonly set: NodeSet;
      readonly by: GroupKey;
      readonly total: Total;
      readonly order: Order;
      readonly limit?: number;
    }
  /** What each of several sets comes to; `whether`: if it is the most of the first of them, or the least where that is looked for. */
  | {
      readonly kind: 'compare';
      readonly sets: readonly NodeSet[];
      readonly total: Total;
      readonly asks?: 'whether';
    }
  | {
      readonly kind: 'paths';
      readonly from: NodeSet;
      readonly to: NodeSet;
      readonly step: Step;
      readonly which: 'shortest' | 'allShortest';
      readonly limit?: number;
    }
  | { readonly kind: 'describe'; readonly set: NodeSet }
  | { readonly kind: 'schema' }
  /** What was done since a time, or ever; of the nodes of a set, or of all that there is and was; by which edits. */
  | { readonly kind: 'changes'; readonly since?: string; readonly of?: NodeSet; readonly op?: Changed };

/** How much is answered where a query names no limit of its own, and at most. */
export const USUAL_LIMIT = 100;
export const MOST_LIMIT = 1000;
/** Steps that a path has at most. */
export const MOST_STEPS = 12;
