import { type Aggregate, type Comparison, type Order } from '../../../../../domain/query/Query.js';
import { type Operator } from '../../../grammar/Pack.js';

/** What a query does with its sets that a word of the question must say. */
export type Feature =
  | 'count'
  | 'sum'
  | 'mean'
  | 'median'
  | 'most'
  | 'least'
  | 'more'
  | 'less'
  | 'not'
  | 'or'
  | 'every'
  | 'only'
  | 'exactly'
  | 'share'
  | 'group';

const OF_COMPARISON: Readonly<Record<Comparison, Feature | undefined>> = {
  '=': undefined,
  '≠': 'not',
  '<': 'less',
  '≤': 'less',
  '>': 'more',
  '≥': 'more',
};
const OF_AGGREGATE: Readonly<Record<Aggregate, Feature>> = {
  sum: 'sum',
  mean: 'mean',
  median: 'median',
  least: 'least',
  greatest: 'most',
};
const OF_KIND: Readonly<Record<string, Feature>> = {
  count: 'count',
  number: 'count',
  none: 'not',
  not: 'not',
  difference: 'not',
  or: 'or',
  union: 'or',
  every: 'every',
  only: 'only',
  exactly: 'exactly',
  atLeast: 'more',
  atMost: 'less',
  share: 'share',
  group: 'group',
};

/** Which words of the grammar say a feature; those that are not here change nothing that a query could leave out. */
export const SAID_BY: Readonly<Partial<Record<Operator, readonly Feature[]>>> = {
  count: ['count'],
  or: ['or'],
  not: ['not'],
  no: ['not'],
  neither: ['not'],
  nor: ['not'],
  except: ['not'],
  other: ['not'],
  only: ['only'],
  exactly: ['exactly'],
  atLeast: ['more'],
  atMost: ['less'],
  every: ['every'],
  more: ['more', 'most'],
  after: ['more'],
  since: ['more'],
  less: ['less', 'least'],
  before: ['less'],
  most: ['most'],
  last: ['most'],
  least: ['least'],
  first: ['least'],
  common: ['group'],
  rare: ['group'],
  mean: ['mean'],
  median: ['median'],
  sum: ['sum'],
};

/** What orders nodes the other way where a word shrinks as the property grows. */
export const turned = (order: Order, isInverse: boolean | undefined): Order =>
  isInverse === true ? (order === 'most' ? 'least' : 'most') : order;

/** The feature of one form of a query, if it has one. */
export function featuresOf(form: Readonly<Record<string, unknown>>): Feature[] {
  const { kind, is, by, order } = form;
  const found: (Feature | undefined)[] = [OF_KIND[String(kind)]];
  if (kind === 'compare' && typeof is === 'string') found.push(OF_COMPARISON[is as Comparison]);
  if (typeof by === 'string') found.push(OF_AGGREGATE[by as Aggregate]);
  if (kind !== 'group' && (order === 'most' || order === 'least')) found.push(order);
  return found.filter((one) => one !== undefined);
}
