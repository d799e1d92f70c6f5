import {
  type Aggregate,
  type NodeSet,
  type Order,
  type Predicate,
  type Quantity,
  type Query,
} from '../../../domain/query/Query.js';
import { type Operator } from '../language/Pack.js';

/** A property with the labels whose nodes have it; `isInverse` where more of the word is less of the property. */
export interface PropertyLink {
  readonly property: string;
  readonly labels: readonly string[];
  readonly isInverse?: boolean;
  readonly isYear?: boolean;
}

/** A property of the relationships of a type. */
export interface TieLink {
  readonly property: string;
  readonly type: string;
  readonly kind: string;
  readonly isYear?: boolean;
}

interface Tie {
  readonly links: readonly TieLink[];
  readonly by?: Aggregate;
  readonly far?: SetMeaning;
}

/** What relationships of some types must say. */
export interface Alongside {
  readonly that: Predicate;
  readonly types: readonly string[];
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
  /** By the word that asks for persons. */
  readonly isWho?: true;
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
  readonly along?: Alongside;
  /** Said beside another with a word that joins them. */
  readonly isAnother?: true;
  /** By a verb that says of rows no more than that there were any: what turned up somewhere. */
  readonly isMet?: true;
  /** Said of a noun by a clause of its own: what claims something of all is no such clause. */
  readonly isRelative?: true;
}

/** A relationship by its word. */
export interface RelMeaning {
  readonly cat: 'rel';
  readonly type: string;
  /** Said from the other end, as `child` of what is stored as `PARENT_OF`. */
  readonly isConverse?: true;
  /** Of what is done, with the word before whoever does it: trained by. Of what a type calls its end by, a verb for what that does: supervises. */
  readonly isDone?: true;
  /** By a word for somebody, as a wife, who may be spoken of by it. */
  readonly isRole?: true;
  /** By what its end is to its start, as the supervisor of what is stored as `HAS_SUPERVISOR`: whoever is named right after it is that end. */
  readonly isOfEnd?: true;
}

/** What a part of a question means, by category. */
export type Meaning =
  | SetMeaning
  | LinkMeaning
  /** `isAtEnd`: nothing follows that it counts, as in the most people. `isOfMany`: the most, never the highest. `isOften`: how many times. */
  | {
      readonly cat: 'op';
      readonly op: Operator;
      readonly isAtEnd?: true;
      readonly isOfMany?: true;
      readonly isOften?: true;
    }
  | RelMeaning
  /** What an end is to a start, said of whoever is named beside it: as supervisor. */
  | { readonly cat: 'asRole'; readonly type: string }
  /** What somebody does, to whom is still to be said; `isDone`: or by whom it is done to them. */
  | {
      readonly cat: 'gap';
      readonly type: string;
      readonly subject: SetMeaning;
      readonly along?: Alongside;
      readonly isDone?: true;
    }
  | {
      readonly cat: 'pred';
      readonly that: Predicate;
      readonly labels: readonly string[];
      readonly property?: string;
      readonly isRelative?: true;
    }
  /** What is said instead of what stands before it: or Danish. */
  | { readonly cat: 'instead'; readonly that: Predicate; readonly labels: readonly string[] }
  /** `isDone`: by a verb that only says that a row took place. */
  | { readonly cat: 'prop'; readonly links: readonly PropertyLink[]; readonly isDone?: true }
  /** What a relationship says: the role that somebody has in something; `by`: what the numbers of several come to. */
  | ({ readonly cat: 'tie' } & Tie)
  | ({ readonly cat: 'along' } & Alongside)
  /** What the relationships of one that is named say, or those between it and another. */
  | ({ readonly cat: 'tied'; readonly near: SetMeaning } & Tie)
  /** `isSpent`: a verb of what somebody gives for each of theirs, so that it is asked of all of them together. */
  | {
      readonly cat: 'dim';
      readonly links: readonly PropertyLink[];
      readonly degree: 'plain' | 'more';
      readonly isSpent?: true;
    }
  /** `count`: how many are asked for. `place`: only the one at it, counted from 1. */
  | {
      readonly cat: 'sup';
      readonly order: Order;
      readonly links: readonly PropertyLink[];
      readonly count?: number;
      readonly place?: number;
      /** By a verb that only says that a row took place. */
      readonly isDone?: true;
    }
  /** The end of an order that is still to be said: the longest. */
  | { readonly cat: 'extreme'; readonly order: Order }
  /** So many of a set, by what is still to be said: in an order, where a word says which end of it. */
  | { readonly cat: 'rim'; readonly order?: Order; readonly count: number; readonly set?: SetMeaning }
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
  /** So many times. */
  | { readonly cat: 'frequency'; readonly amount: Amount }
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
      /** Those of the label that are meant, where not all are. */
      readonly set?: NodeSet;
      readonly type?: string;
    }
  | { readonly cat: 'about'; readonly set: SetMeaning; readonly links: readonly PropertyLink[] }
  /** A number of each of some: the wage of sailors. */
  | {
      readonly cat: 'amounts';
      readonly set: SetMeaning;
      readonly links: readonly PropertyLink[];
      /** What all of them come to is asked where nothing is said of it. */
      readonly isSpent?: true;
    }
  /** A verb with who does it, of a question that begins with both; with neither type nor properties: has. */
  | {
      readonly cat: 'front';
      readonly subject: SetMeaning;
      readonly isEvery: boolean;
      readonly type?: string;
      readonly role?: 'subject' | 'object';
      readonly links?: readonly PropertyLink[];
    }
  /**
   * What rows tell that took place, said by a verb. `amounts`: numbers that the verb names as well; `isOf`: of something named; `rank`: who
   * did it most often or least.
   */
  | {
      readonly cat: 'event';
      readonly rows: SetMeaning;
      readonly amounts: readonly PropertyLink[];
      readonly isOf?: true;
      readonly isNot?: true;
      readonly rank?: Order;
    }
  | { readonly cat: 'query'; readonly query: Query };
export type Cat = Meaning['cat'];
