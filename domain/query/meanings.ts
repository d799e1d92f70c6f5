import { type Family, type Forms } from './forms.js';

/** What a form means, in a few words, where its name and its fields do not tell. */
export const MEANINGS: { readonly [F in Family]?: Partial<Record<keyof Forms<F>, string>> } = {
  query: {
    nodes: 'list things',
    values: 'properties of each; with along those of the relationships there',
    aggregate: 'one number; with along over relationships',
    share: 'which part of set is in of',
    group: 'a total for each value, or for each node that the step leads to',
    compare: 'a total for each of the sets; whether: is the first the most',
    describe: 'all about a thing',
    schema: 'what the graph is made of',
    changes: 'what was edited in Harta',
  },
  set: {
    follow: 'the nodes that the step leads to',
    top: 'the count worth most or least, and ties; place: those at that place alone',
    difference: 'the first without the others',
  },
  predicate: {
    compare: '= and ≠ are exact',
    between: 'with both ends',
    text: 'case and diacritics do not matter',
    linked: 'how many nodes of set the step leads to',
  },
  quantity: { only: 'some, and none outside the set' },
  measure: {
    number: 'how many different nodes of set the step leads to',
    over: 'of the nodes that the step leads to, or of the relationships',
  },
};
