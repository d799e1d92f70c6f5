import { type PropertyValue } from '../properties/values.js';

/** What one group comes to: the value or the node that its members share, and the total; null where nothing has a number. */
export interface Group {
  readonly key: string | number | boolean;
  readonly total: number | string | null;
}

/**
 * What a query comes to, nodes by their ids. `total` counts all of what was asked for, whatever the limit; with a sorting,
 * `worths` are what the nodes are sorted by.
 */
export type QueryResult =
  | {
      readonly kind: 'nodes';
      readonly total: number;
      readonly ids: readonly string[];
      readonly worths?: readonly (number | string | null)[];
    }
  | { readonly kind: 'count'; readonly total: number }
  | { readonly kind: 'exists'; readonly holds: boolean }
  /** `far`: the other end of a relationship whose values they are. */
  | {
      readonly kind: 'values';
      readonly total: number;
      readonly rows: readonly {
        readonly id: string;
        readonly far?: string;
        readonly values: readonly (PropertyValue | null)[];
      }[];
    }
  /** `counted`: how many nodes or relationships have such a value. */
  | { readonly kind: 'aggregate'; readonly value: number | string | null; readonly counted: number }
  /** `parts`: what the two sides of a difference, sum, product or ratio come to. */
  | {
      readonly kind: 'measure';
      readonly value: number | string | null;
      readonly parts: readonly (number | string | null)[];
    }
  | { readonly kind: 'share'; readonly part: number; readonly whole: number }
  | { readonly kind: 'group'; readonly of: 'value' | 'node'; readonly total: number; readonly groups: readonly Group[] }
  | { readonly kind: 'compare'; readonly totals: readonly (number | string | null)[] }
  /** Paths of one length, each as the nodes along it; `isCut` where there are more. */
  | {
      readonly kind: 'paths';
      readonly steps: number | null;
      readonly paths: readonly (readonly string[])[];
      readonly isCut: boolean;
    }
  | { readonly kind: 'describe'; readonly total: number; readonly ids: readonly string[] }
  /** `shape` and `changes` are the store's own: what the graph is made of, and what has changed in it. */
  | { readonly kind: 'schema'; readonly shape?: object }
  | { readonly kind: 'changes'; readonly since?: string; readonly changes?: readonly object[] };
