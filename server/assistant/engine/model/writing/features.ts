import { type Order } from '../../../../../domain/query/Query.js';
import { type Operator } from '../../../language/Pack.js';

/** What a query does with its sets that a word of the question must say, and the words of the grammar that say it. */
const WORDS = {
  count: ['count'],
  sum: ['sum'],
  mean: ['mean'],
  median: ['median'],
  most: ['most', 'last', 'more'],
  least: ['least', 'first', 'less'],
  more: ['more', 'atLeast', 'after', 'since'],
  less: ['less', 'atMost', 'before'],
  not: ['not', 'no', 'neither', 'nor', 'except', 'other'],
  or: ['or'],
  every: ['every'],
  only: ['only'],
  exactly: ['exactly'],
  share: [],
  group: ['common', 'rare'],
  computed: [],
} as const satisfies Readonly<Record<string, readonly Operator[]>>;

export type Feature = keyof typeof WORDS;

/** The features that a word of the grammar says; any other word changes nothing that a query could leave out. */
export const saidByWord = (word: Operator): Feature[] =>
  (Object.entries(WORDS) as [Feature, readonly Operator[]][]).flatMap(([feature, words]) =>
    words.includes(word) ? [feature] : [],
  );

/** The feature of each kind of form, of each comparison, of each aggregate and of each order. */
const FEATURES: Readonly<Record<string, Feature>> = {
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
  relate: 'computed',
  truth: 'computed',
  part: 'computed',
  interval: 'computed',
  minus: 'computed',
  plus: 'computed',
  times: 'computed',
  ratio: 'computed',
  distinct: 'computed',
  ofGroups: 'computed',
  ofSet: 'computed',
  '≠': 'not',
  '<': 'less',
  '≤': 'less',
  '>': 'more',
  '≥': 'more',
  sum: 'sum',
  mean: 'mean',
  median: 'median',
  greatest: 'most',
  most: 'most',
  least: 'least',
};

/** What orders nodes the other way where a word shrinks as the property grows. */
export const turned = (order: Order, isInverse: boolean | undefined): Order =>
  isInverse === true ? (order === 'most' ? 'least' : 'most') : order;

/** The features of one form of a query. */
export function featuresOf({ kind, is, by, order, each }: Readonly<Record<string, unknown>>): Feature[] {
  const compares = kind === 'compare' || kind === 'relate';
  const telling = [kind, compares ? is : undefined, by, kind === 'group' ? undefined : order];
  const features = telling.flatMap((one) => (typeof one === 'string' ? (FEATURES[one] ?? []) : []));
  return each === undefined ? features : [...features, 'computed'];
}
