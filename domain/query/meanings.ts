import { type Family, type Forms } from './forms.js';

/**
 * What a form means, in a few words, where its name and its fields do not tell; null where a model is not told of it: another form says the same and
 * more, or it is too rare to be paid for in every prompt.
 */
export const MEANINGS: { readonly [F in Family]?: Partial<Record<keyof Forms<F>, string | null>> } = {
  query: {
    values: 'with along of relationships, sort too',
    aggregate: null,
    total: 'one number',
    measure: 'minus or ratio of ofSet',
    ofGroups: 'total of each group, then one of these',
    share: 'how much of of is in set',
    group: 'total of each group',
    compare: 'total of each set; whether: is the first most',
    changes: 'edits',
  },
  set: {
    follow: 'nodes the step leads to',
    top: 'and ties; place: that alone; each: per group',
    difference: 'first without others',
  },
  predicate: {
    compare: '= and ≠ are exact',
    between: 'inclusive',
    text: 'ignores case and diacritics',
    linked: 'how many of set the step leads to',
  },
  quantity: { only: 'some, and none outside the set' },
  measure: {
    number: 'different nodes the step leads to',
    over: null,
    ofSet: 'one number',
    total: 'of nodes the step leads to, or on relationships',
    interval: 'its lower bound',
  },
  key: { property: null, step: 'each node the step leads to' },
};
