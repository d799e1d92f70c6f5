import { type Query } from '../../Query.js';
import { type CypherNote } from '../mapping/Conditions.js';
import { type Cell, type CypherReading, type TableValue } from '../Reading.js';
import { type Token } from '../tokens.js';

/** What rows come to: their number where `of` is undefined, otherwise what the values of a cell come to. */
export interface RowTotal {
  readonly name: string;
  readonly isDistinct: boolean;
  readonly of: Cell | undefined;
  readonly at: Token;
}

/** How rows are projected: their columns, order and number, and the condition that holds for them afterwards. */
export interface Layout {
  readonly cells: readonly Cell[];
  readonly isDistinct: boolean;
  readonly order: readonly { readonly cell: Cell; readonly isDescending: boolean }[];
  readonly skip: number;
  readonly limit: number | undefined;
  readonly where: Cell | undefined;
}

/** How rows are made. */
export type RowPlan =
  | { readonly kind: 'asked'; readonly reading: CypherReading }
  | { readonly kind: 'given'; readonly rows: readonly (readonly TableValue[])[] }
  /** Rows of the first, each with the last value of the rows of the others that have the same first values. */
  | { readonly kind: 'joined'; readonly parts: readonly RowPlan[]; readonly keys: number }
  /** Each row of one with each of the other. */
  | { readonly kind: 'crossed'; readonly parts: readonly RowPlan[]; readonly at: Token }
  | { readonly kind: 'appended'; readonly parts: readonly RowPlan[] }
  /** The second where the first is refused by the rows that it meets. */
  | { readonly kind: 'either'; readonly first: RowPlan; readonly second: RowPlan }
  | { readonly kind: 'unwound'; readonly of: RowPlan; readonly list: Cell }
  | {
      readonly kind: 'grouped';
      readonly of: RowPlan;
      readonly keys: readonly Cell[];
      readonly totals: readonly RowTotal[];
    }
  | { readonly kind: 'laid'; readonly of: RowPlan; readonly layout: Layout };

/** What Cypher was read as: rows of one query, or rows that are made of those of several. */
export interface CypherPlan {
  /** The first query that is asked. */
  readonly query: Query;
  readonly columns: readonly string[];
  readonly rows: RowPlan;
  readonly notes: readonly CypherNote[];
}

/** The readings that rows are made of, the first first. */
export function readingsIn(plan: RowPlan): readonly CypherReading[] {
  switch (plan.kind) {
    case 'asked':
      return [plan.reading];
    case 'given':
      return [];
    case 'joined':
    case 'crossed':
    case 'appended':
      return plan.parts.flatMap(readingsIn);
    case 'either':
      return [plan.first, plan.second].flatMap(readingsIn);
    default:
      return readingsIn(plan.of);
  }
}

/** The different queries that are asked for rows. */
export function queriesIn(plan: RowPlan): readonly Query[] {
  const readings = plan.kind === 'either' ? readingsIn(plan.first) : readingsIn(plan);
  return [...new Map(readings.map(({ query }) => [JSON.stringify(query), query])).values()];
}

/** How many values a row of a plan has. */
export function widthOf(plan: RowPlan): number {
  switch (plan.kind) {
    case 'asked':
      return plan.reading.columns.length;
    case 'given':
      return plan.rows[0]?.length ?? 0;
    case 'joined':
      return widthOf(plan.parts[0] as RowPlan) + plan.parts.length - 1;
    case 'crossed':
      return plan.parts.reduce((all, part) => all + widthOf(part), 0);
    case 'appended':
      return widthOf(plan.parts[0] as RowPlan);
    case 'either':
      return widthOf(plan.first);
    case 'unwound':
      return widthOf(plan.of) + 1;
    case 'grouped':
      return plan.keys.length + plan.totals.length;
    case 'laid':
      return plan.layout.cells.length;
  }
}
