import { type Place } from '../place.js';
import {
  type Aggregate,
  type Arithmetic,
  type Query,
  type QueryValue,
  type TimePart,
  type TimeUnit,
} from '../Query.js';

/** Sentences of chips, by the keys of their texts. */
export type ChipText =
  | 'all'
  | 'exactly'
  | 'atLeast'
  | 'atMost'
  | 'every'
  | 'only'
  | 'not'
  | 'or'
  | 'same'
  | 'differs'
  | 'under'
  | 'upTo'
  | 'over'
  | 'orMore'
  | 'before'
  | 'until'
  | 'after'
  | 'since'
  | 'inTime'
  | 'inYear'
  | 'between'
  | 'starts'
  | 'ends'
  | 'contains'
  | 'is'
  | 'has'
  | 'hasNot'
  | 'joined'
  | 'relationships'
  | 'leadsTo'
  | 'leadsToNone'
  | 'cameFrom'
  | 'cameFromNone'
  | 'doneBy'
  | 'heading'
  | 'headingNone'
  | 'withHeading'
  | 'withoutHeading'
  | 'underHeading'
  | 'underHeadingNone'
  | 'alongOut'
  | 'alongIn'
  | 'reached'
  | 'reachedBack'
  | 'headingOf'
  | 'hasHeading'
  | 'anything'
  | 'nothing'
  | 'numberOf'
  | 'most'
  | 'least'
  | 'leastNumber'
  | 'mostNumber'
  | 'place'
  | 'except'
  | 'also'
  | 'orOf'
  | 'count'
  | 'countEach'
  | 'groupNumber'
  | 'exists'
  | 'values'
  | 'sum'
  | 'mean'
  | 'median'
  | 'leastOf'
  | 'greatestOf'
  | 'share'
  | 'group'
  | 'path'
  | 'allPaths'
  | 'describe'
  | 'schema'
  | 'changes'
  | 'changesEver'
  | 'changesOf'
  | 'create'
  | 'update'
  | 'delete'
  | 'whether'
  | 'sortMost'
  | 'sortLeast'
  | 'limit'
  | 'mostOf'
  | 'fewestOf'
  | 'latestOf'
  | 'earliestOf'
  | 'theDecade'
  | 'theQuarter'
  | 'interval'
  | 'difference'
  | 'changeInPercent'
  | Arithmetic
  | 'distinct'
  | 'each'
  | 'truthYes'
  | 'truthNo'
  | `then${Capitalize<Aggregate>}`
  | TimePart
  | TimeUnit;

/** How a person's language and graph say what a query is made of. */
export interface ChipWords {
  /** In which months and days of the week are called. */
  readonly language: string;
  say(text: ChipText, values?: Readonly<Record<string, string | number>>): string;
  /** The name of a property. */
  name(name: string): string;
  /** Whether all numbers of a property are years; undefined where nobody looked. */
  holdsYears?(property: string): boolean | undefined;
  /** One of a label, or several. */
  label(name: string, count: 'one' | 'several'): string;
  type(name: string): string;
  /** The heading of a table that a type was made from, where it is said by no other words. */
  heading(type: string): string | undefined;
  /** @param property whose value it is; undefined for one that was computed */
  value(value: QueryValue, property?: string): string;
  /** What nodes are called. */
  captions(ids: readonly string[]): string;
}

/** A piece of a query as a person sees it: what it says, where it stands, and the query without it. */
export interface Chip {
  readonly text: string;
  readonly place: Place;
  /** How far inside another it stands: what is said of the nodes that a condition leads to. */
  readonly depth: number;
  /** Undefined where the query would be none without it. */
  readonly without?: Query;
}
