import { fold } from '../../../domain/folding/fold.js';
import { type Comparison, type Predicate, type QueryValue } from '../../../domain/query/Query.js';
import { type RowPropertySql } from './Dialect.js';
import { type Planning } from './Planning.js';

type OwnPredicate = Exclude<Predicate, { kind: 'linked' | 'relate' | 'and' | 'or' | 'not' }>;

/** Signs of SQL for comparisons of values that have an order. */
export const SIGNS: Readonly<Record<Exclude<Comparison, '=' | '≠'>, string>> = {
  '<': '<',
  '≤': '<=',
  '>': '>',
  '≥': '>=',
};

function compareSql(plan: Planning, own: RowPropertySql, is: Comparison, value: QueryValue): string {
  if (is === '=') return own.equals(value);
  if (is === '≠') return `(${own.isThere} AND NOT ${own.equals(value)})`;
  // True and false have no order.
  if (typeof value === 'boolean') return plan.dialect.no;
  const bound = plan.bind(value);
  return own.any(typeof value as 'string' | 'number', (found) => `${found} ${SIGNS[is]} ${bound}`);
}

function textSql(plan: Planning, own: RowPropertySql, { is, value }: Extract<Predicate, { kind: 'text' }>): string {
  const wanted = fold(value);
  const bound = plan.bind(wanted);
  // Signs that fold to nothing stand in every text.
  const isAny = wanted === '' && is !== 'is';
  return own.anyText((text) => (isAny ? plan.dialect.yes : plan.dialect.textTests[is](text, bound)));
}

/** A condition on the properties of a row of this alias, never nothing. */
export function ownSql(plan: Planning, row: string, predicate: OwnPredicate): string {
  const own = plan.dialect.rowProperty(plan.bind, row, predicate.property);
  switch (predicate.kind) {
    case 'compare':
      return compareSql(plan, own, predicate.is, predicate.value);
    case 'has':
      return own.isThere;
    case 'truth':
      return own.says(predicate.is);
    case 'text':
      return textSql(plan, own, predicate);
    case 'between': {
      const { from, to } = predicate;
      if (typeof from !== typeof to || typeof from === 'boolean') return plan.dialect.no;
      const [low, high] = [plan.bind(from), plan.bind(to)];
      return own.any(typeof from as 'string' | 'number', (found) => `${found} BETWEEN ${low} AND ${high}`);
    }
  }
}
