import { type PropertyValue } from '../../properties/values.js';
import { type NodeSet, type Query, type QueryValue } from '../Query.js';
import { type CypherNote } from './mapping/Conditions.js';
import { type Single } from './mapping/Ground.js';
import { type Token } from './tokens.js';

/** What stands in a row: a value, nothing, a node by its id and what it is called, or a list of nodes, as a path is. */
export type TableValue =
  | PropertyValue
  | null
  | { readonly node: string; readonly caption: string }
  | readonly { readonly node: string; readonly caption: string }[];

/** Which node of a row: the one that the query is of, or the other end of a relationship. */
type End = 'near' | 'far';

/** What of a row of the result stands in a column. */
export type Cell =
  | { readonly kind: 'node' | 'labels' | 'id'; readonly end: End }
  | { readonly kind: 'property'; readonly end: End; readonly property: string }
  /** A value of the relationship, by its place in the query. */
  | { readonly kind: 'value'; readonly at: number }
  | { readonly kind: 'key' | 'path' | 'steps' }
  | { readonly kind: 'total'; readonly orZero?: true }
  | { readonly kind: 'constant'; readonly value: QueryValue | null }
  /** A value of a row that was made before, and what of a node that stands there. */
  | { readonly kind: 'column'; readonly at: number }
  | { readonly kind: 'ofNode'; readonly of: Cell; readonly what: 'labels' | 'id' | { readonly property: string } }
  /** What a function, an operator or CASE makes of other cells. */
  | { readonly kind: 'computed'; readonly name: string; readonly of: readonly Cell[]; readonly at: Token };

export interface Column {
  readonly name: string;
  readonly cell: Cell;
}

/** What is done with the rows of the result, in this order. */
export interface Finish {
  readonly distinct: boolean;
  readonly order: readonly { readonly cell: Cell; readonly descending: boolean }[];
  readonly skip: number;
  readonly limit: number | undefined;
  /** Where the rows must all be there for it. */
  readonly needsAll: Token | undefined;
  /** Columns whose values become a list where the others are alike, and the columns by which the rows then come. */
  readonly collected?: {
    readonly lists: readonly { readonly column: number; readonly distinct: boolean }[];
    readonly order: readonly { readonly column: number; readonly descending: boolean }[];
  };
  /** Most relationships of a path. */
  readonly most?: number;
}

/** What the query does not say of rows, looked up beside it. */
export interface Beside {
  /** Sets that must have one member at most. */
  readonly singles: readonly Single[];
  /** What the group of those comes to that have no value, as a row of its own. */
  readonly missing?: Query;
  /** Relationships that must join each two nodes but once: all of them, and the nodes by what they are joined to. */
  readonly pairs?: { readonly relationships: Query; readonly nodes: Query; readonly at: Token };
  /** Columns by which no two rows may be the same: nodes are grouped, not what they are called. */
  readonly keys?: { readonly columns: readonly number[]; readonly at: Token };
}

/** A query, and how rows are made of its result. */
export interface CypherReading {
  readonly query: Query;
  readonly columns: readonly Column[];
  readonly finish: Finish;
  readonly beside: Beside;
  readonly notes: readonly CypherNote[];
}

/** The members of a set that have no such property. */
export const withoutProperty = (of: NodeSet, property: string): NodeSet => ({
  kind: 'where',
  of,
  that: { kind: 'not', of: { kind: 'has', property } },
});
