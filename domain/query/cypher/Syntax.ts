import { type QueryValue } from '../Query.js';
import { type Token } from './tokens.js';

/** Cypher as it was written, before anything is made of it. Each part knows the token at which it begins. */

/** Signs and words that join two expressions. */
export type Binary =
  | 'OR'
  | 'XOR'
  | 'AND'
  | '='
  | '<>'
  | '<'
  | '<='
  | '>'
  | '>='
  | '=~'
  | 'STARTS WITH'
  | 'ENDS WITH'
  | 'CONTAINS'
  | 'IN'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '^';

export type Expression = { readonly at: Token } & (
  | { readonly kind: 'literal'; readonly value: QueryValue | null }
  | { readonly kind: 'list'; readonly of: readonly Expression[] }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'property'; readonly variable: string; readonly name: string }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly distinct: boolean;
      readonly star: boolean;
      readonly args: readonly Expression[];
    }
  | { readonly kind: 'binary'; readonly op: Binary; readonly left: Expression; readonly right: Expression }
  /** `1 <= n.size <= 5`. */
  | { readonly kind: 'chain'; readonly links: readonly Expression[] }
  /** With `of`, what it is compared with in each branch; conditions without it. */
  | {
      readonly kind: 'case';
      readonly of: Expression | undefined;
      readonly branches: readonly (readonly [when: Expression, then: Expression])[];
      readonly otherwise: Expression | undefined;
    }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'isNull'; readonly of: Expression; readonly isNot: boolean }
  /** Each of the alternatives, of which the node has one: `n:A:B`, `n:A|B`. */
  | { readonly kind: 'labels'; readonly variable: string; readonly labels: readonly (readonly string[])[] }
  | { readonly kind: 'pattern'; readonly patterns: readonly Pattern[] }
  | { readonly kind: 'exists'; readonly body: Statement }
  | { readonly kind: 'count' | 'collect'; readonly body: Statement }
  | { readonly kind: 'member'; readonly of: Expression; readonly index: number }
);

export interface NodePattern {
  readonly at: Token;
  readonly variable: string | undefined;
  readonly labels: readonly (readonly string[])[];
  readonly properties: readonly (readonly [string, Expression])[];
  readonly where: Expression | undefined;
}

export interface EdgePattern {
  readonly at: Token;
  readonly variable: string | undefined;
  readonly types: readonly string[];
  readonly direction: 'out' | 'in' | 'either';
  /** How many relationships in a row; one without it. */
  readonly length: { readonly least: number; readonly most: number | undefined } | undefined;
  readonly properties: readonly (readonly [string, Expression])[];
  readonly where: Expression | undefined;
}

/** A chain of nodes with a relationship between each two. */
export interface Pattern {
  readonly at: Token;
  /** The name of the path. */
  readonly variable: string | undefined;
  readonly shortest: 'shortest' | 'allShortest' | undefined;
  readonly nodes: readonly NodePattern[];
  readonly edges: readonly EdgePattern[];
}

export interface Item {
  readonly of: Expression;
  readonly name: string;
  readonly isNamed: boolean;
}

export type Clause = { readonly at: Token } & (
  | {
      readonly kind: 'match';
      readonly optional: boolean;
      readonly patterns: readonly Pattern[];
      readonly where: Expression | undefined;
    }
  /** A row for each member of a list. */
  | { readonly kind: 'unwind'; readonly of: Expression; readonly name: string }
  | {
      readonly kind: 'with' | 'return';
      readonly distinct: boolean;
      readonly star: boolean;
      readonly items: readonly Item[];
      readonly order: readonly { readonly of: Expression; readonly descending: boolean }[];
      readonly skip: number | undefined;
      readonly limit: number | undefined;
      readonly where: Expression | undefined;
    }
);
export type Projection = Extract<Clause, { kind: 'with' | 'return' }>;

export interface Statement {
  readonly at: Token;
  readonly clauses: readonly Clause[];
}

/** Statements whose rows come one after the other; with `isOnce` each row once. */
export interface Union {
  readonly statements: readonly Statement[];
  /** The words UNION, each before a statement. */
  readonly joints: readonly Token[];
  readonly isOnce: boolean;
}
