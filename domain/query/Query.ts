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
export const TIME_PARTS = ['decade', 'year', 'quarter', 'month', 'day', 'monthOfYear', 'weekday', 'hour'] as const;
export type TimePart = (typeof TIME_PARTS)[number];
export const ARITHMETIC = ['plus', 'times', 'ratio'] as const;
export type Arithmetic = (typeof ARITHMETIC)[number];
export const TIME_UNITS = ['years', 'months', 'weeks', 'days', 'hours', 'minutes'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

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
 * `relate` compares two measures of one element and holds only where both have a worth. `truth` reads true, 1 and the words for yes as
 * yes, and false, 0 and the words for no as no.
 */
export type Predicate =
  | { readonly kind: 'compare'; readonly property: string; readonly is: Comparison; readonly value: QueryValue }
  | { readonly kind: 'between'; readonly property: string; readonly from: QueryValue; readonly to: QueryValue }
  | { readonly kind: 'text'; readonly property: string; readonly is: TextTest; readonly value: string }
  | { readonly kind: 'has'; readonly property: string }
  | { readonly kind: 'truth'; readonly property: string; readonly is: 'yes' | 'no' }
  | { readonly kind: 'relate'; readonly of: Measure; readonly is: Comparison; readonly to: Measure }
  | { readonly kind: 'linked'; readonly step: Step; readonly set: NodeSet; readonly quantity: Quantity }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Predicate[] }
  | { readonly kind: 'not'; readonly of: Predicate };

/**
 * What an element is worth: a number or text. It is a property of its own, a constant, or computed from other measures: a `part` of a date, the
 * lower bound of the `interval` of this width that a number lies in, one number `minus` another or, with `in`, the time from one date to another, one `plus` or
 * `times` another, or their `ratio`. `number`, `over` and
 * `total` describe the nodes that a step leads to, or with `on` the relationships that lead there; `ofSet` is what a set comes to, the same for every
 * node: the average that each is held against. Relationships themselves have none of these four.
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
    }
  | {
      readonly kind: 'total';
      readonly step: Step;
      readonly set: NodeSet;
      readonly total: Total;
      readonly on?: 'relationships';
    }
  | { readonly kind: 'ofSet'; readonly set: NodeSet; readonly along?: Along; readonly total: Total }
  | { readonly kind: 'constant'; readonly value: QueryValue }
  | { readonly kind: 'part'; readonly of: Measure; readonly part: TimePart }
  | { readonly kind: 'interval'; readonly of: Measure; readonly width: number }
  | { readonly kind: 'minus'; readonly of: Measure; readonly less: Measure; readonly in?: TimeUnit }
  | { readonly kind: (typeof ARITHMETIC)[number]; readonly of: Measure; readonly with: Measure };

/**
 * Nodes, each once. `top` holds the `count` worth most or least and all that tie with the last of them; with `place`, those
 * worth what the one at this place is; with `each`, so many of every group. Nodes without a worth are in none of these.
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
      readonly each?: GroupKey;
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

/**
 * What members of a group have in common: a value (of a list each member), a worth such as a decade, or a node that a step leads to. The
 * measure of a bare property is its value.
 */
export type GroupKey =
  | { readonly kind: 'property'; readonly property: string }
  | { readonly kind: 'measure'; readonly of: Measure }
  | { readonly kind: 'step'; readonly step: Step; readonly set: NodeSet };

/** What a group must come to to be told; one that comes to nothing is not. */
export interface Having {
  readonly is: Comparison;
  readonly value: QueryValue;
}

/** What elements come to: their number, the aggregate of a property or of a measure, or how many different values or nodes they have. */
export type Total =
  | { readonly kind: 'count' }
  | { readonly kind: 'aggregate'; readonly by: Aggregate; readonly property: string }
  | { readonly kind: 'measured'; readonly by: Aggregate; readonly of: Measure }
  | { readonly kind: 'distinct'; readonly of: GroupKey };

/** What is asked. */
export type Query =
  | { readonly kind: 'nodes'; readonly set: NodeSet; readonly sort?: Sorting; readonly limit?: number }
  | { readonly kind: 'count' | 'exists'; readonly set: NodeSet }
  /** With `along` they are of the relationships there, a row for each of a member, and so is the order. */
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
  /** What a set comes to; with `along`, the relationships there, each once. */
  | { readonly kind: 'total'; readonly set: NodeSet; readonly along?: Along; readonly total: Total }
  /** What a measure that needs no element comes to: the difference of two totals, or of the values of two nodes. */
  | { readonly kind: 'measure'; readonly of: Measure }
  /** The aggregate of what every group comes to: the average number of members a group has. */
  | {
      readonly kind: 'ofGroups';
      readonly set: NodeSet;
      readonly along?: Along;
      readonly by: GroupKey;
      readonly total: Total;
      readonly then: Aggregate;
    }
  /** Which part of `of` is in `set`; `part`: how large it is is asked, and not whether it is all of it. */
  | { readonly kind: 'share'; readonly set: NodeSet; readonly of: NodeSet; readonly asks?: 'part' }
  /** With `along` the relationships there are grouped, each once, by properties of their own. */
  | {
      readonly kind: 'group';
      readonly set: NodeSet;
      readonly along?: Along;
      readonly by: GroupKey;
      readonly total: Total;
      readonly having?: Having;
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
