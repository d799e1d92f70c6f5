import { type Family, type Forms } from './forms.js';

/** What a form means, in a few words, where its name and its fields do not tell; null where another form says the same and more, so that it is not told. */
export const MEANINGS: { readonly [F in Family]?: Partial<Record<keyof Forms<F>, string | null>> } = {
  query: {
    values: 'with along those of the relationships there',
    aggregate: null,
    total: 'one number; with along over relationships',
    ofGroups: 'total of each group, then one number of those',
    share: 'which part of set is in of',
    group: 'total of each group',
    compare: 'total of each set; whether: is the first the most',
    changes: 'edits in Harta',
  },
  set: {
    follow: 'nodes that the step leads to',
    top: 'and ties; place: that place alone; each: in each group',
    difference: 'the first without the others',
  },
  predicate: {
    compare: '= and ≠ are exact',
    between: 'with both ends',
    text: 'case and diacritics do not matter',
    relate: 'two measures of the same node',
    linked: 'how many of set the step leads to',
  },
  quantity: { only: 'some, and none outside the set' },
  measure: {
    number: 'how many different nodes the step leads to',
    over: null,
    total: 'of nodes that the step leads to, or of the relationships',
    interval: 'where its interval begins',
    plus: null,
    times: null,
    ratio: null,
  },
  key: { property: null, step: 'each node that the step leads to' },
};
