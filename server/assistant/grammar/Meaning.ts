import {
  type Aggregate,
  type NodeSet,
  type Order,
  type Predicate,
  type Quantity,
  type Query,
} from '../../../domain/query/Query.js';
import { type Operator } from './Pack.js';

/** A property with the labels whose nodes have it; `isInverse` where more of the word is less of the property. */
export interface PropertyLink {
  readonly property: string;
  readonly labels: readonly string[];
  readonly isInverse?: boolean;
  readonly isYear?: boolean;
}

/** Nodes that words mean, and the labels that they may wear; none: any. */
export interface SetMeaning {
  readonly cat: 'set';
  readonly set: NodeSet;
  readonly labels: readonly string[];
  /** One node or several by name. */
  readonly isNamed?: true;
  /** A label alone, which may stand beside a name. */
  readonly isPlain?: true;
  /** A question word, and the end of a relationship that it asks for. */
  readonly asks?: 'any' | 'subject' | 'object';
  /** What is to be told of it, where a question word said so. */
  readonly asked?: 'list' | 'count';
  /** Members of a conjunction. */
  readonly each?: readonly NodeSet[];
  /** One of several that are named: nothing is told of all of them. */
  readonly isEither?: true;
}

/** How many of a set: `most` and `least` rank by their number. */
export type Amount = Quantity | { readonly kind: 'most' } | { readonly kind: 'least' };

/** What is said of nodes by what they are joined to. `head` is the end that the described node stands at. */
export interface LinkMeaning {
  readonly cat: 'link';
  /** Undefined where no word says which: the one type that fits. */
  readonly type: string | undefined;
  readonly other: SetMeaning;
  readonly head: 'subject' | 'object' | undefined;
  readonly amount: Amount;
  readonly isVerbFirst?: true;
  /** Said of a noun by a clause of its own: what claims something of all is no such clause. */
  readonly isRelative?: true;
}

/** What a part of a question means, by category. */
export type Meaning =
  | SetMeaning
  | LinkMeaning
  | { readonly cat: 'op'; readonly op: Operator }
  /** `isConverse`: said from the other end, as `child` of what is stored as `PARENT_OF`. */
  | { readonly cat: 'rel'; readonly type: string; readonly isConverse?: true }
  | { readonly cat: 'gap'; readonly type: string; readonly subject: SetMeaning }
  | {
      readonly cat: 'pred';
      readonly that: Predicate;
      readonly labels: readonly string[];
      readonly property?: string;
      readonly isRelative?: true;
    }
  | { readonly cat: 'prop'; readonly links: readonly PropertyLink[] }
  | { readonly cat: 'dim'; readonly links: readonly PropertyLink[]; readonly degree: 'plain' | 'more' }
  /** `count`: how many are asked for. `place`: only the one at it, counted from 1. */
  | {
      readonly cat: 'sup';
      readonly order: Order;
      readonly links: readonly PropertyLink[];
      readonly count?: number;
      readonly place?: number;
    }
  /** So many of a set, in an order that is still to be said. */
  | { readonly cat: 'rim'; readonly order: Order; readonly count: number; readonly set?: SetMeaning }
  | { readonly cat: 'ordered'; readonly links: readonly PropertyLink[] }
  | { readonly cat: 'ord'; readonly value: number }
  | { readonly cat: 'num'; readonly value: number; readonly hasUnit?: true }
  | {
      readonly cat: 'cmp';
      readonly is: '=' | '<' | '>' | '≥' | '≤';
      readonly value: number;
      readonly isTime?: true;
      readonly isThan?: true;
    }
  | { readonly cat: 'some'; readonly amount: Amount; readonly set: SetMeaning }
  | { readonly cat: 'pp'; readonly set: SetMeaning; readonly of: boolean }
  | { readonly cat: 'agent'; readonly set: SetMeaning }
  | { readonly cat: 'except'; readonly set: SetMeaning }
  | { readonly cat: 'agg'; readonly by: Aggregate; readonly links: readonly PropertyLink[] }
  /** What is found most or least often: a property's values, or nodes of a label. */
  | {
      readonly cat: 'common';
      readonly order: Order;
      readonly links: readonly PropertyLink[];
      readonly labels: readonly string[];
    }
  /** What something is told for each of: nodes of a label, joined by a type where a word says which, or a property's values. */
  | {
      readonly cat: 'per';
      readonly links: readonly PropertyLink[];
      readonly labels: readonly string[];
      readonly type?: string;
    }
  | { readonly cat: 'about'; readonly set: SetMeaning; readonly links: readonly PropertyLink[] }
  /** A number of each of some: the wage of sailors. */
  | { readonly cat: 'amounts'; readonly set: SetMeaning; readonly links: readonly PropertyLink[] }
  /** A verb with who does it, of a question that begins with both; with neither type nor properties: has. */
  | {
      readonly cat: 'front';
      readonly subject: SetMeaning;
      readonly isEvery: boolean;
      readonly type?: string;
      readonly role?: 'subject' | 'object';
      readonly links?: readonly PropertyLink[];
    }
  | { readonly cat: 'query'; readonly query: Query };
export type Cat = Meaning['cat'];
