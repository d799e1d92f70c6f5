import {
  AGGREGATES,
  CHANGED,
  COMPARISONS,
  DIRECTIONS,
  type GroupKey,
  type Measure,
  type NodeSet,
  ORDERS,
  type Predicate,
  type Quantity,
  type Query,
  TEXT_TESTS,
  TIME_PARTS,
  TIME_UNITS,
  type Total,
} from './Query.js';

/** Families of forms that are told apart by `kind`. */
interface Families {
  query: Query;
  set: NodeSet;
  predicate: Predicate;
  quantity: Quantity;
  measure: Measure;
  key: GroupKey;
  total: Total;
}
export type Family = keyof Families;

/** What may stand in a field: one of a family, some of one, a record, one of some words, a text, a whole number, an amount or a value. */
export type FieldForm =
  | { readonly one: Family }
  | { readonly some: Family; readonly least: number }
  | { readonly record: Fields }
  | { readonly words: readonly string[] }
  | { readonly texts: 'names' | 'ids'; readonly least: number }
  | { readonly number: readonly [least: number, most: number] }
  | { readonly amount: 'positive' }
  | { readonly text: 'name' | 'value' | 'time' }
  | { readonly value: true };
export interface Field {
  readonly form: FieldForm;
  readonly optional?: true;
}
export type Fields = Readonly<Record<string, Field>>;

const need = (form: FieldForm): Field => ({ form });
const may = (form: FieldForm): Field => ({ form, optional: true });
const one = (family: Family) => need({ one: family });
const words = (list: readonly string[]) => need({ words: list });
const NAME = need({ text: 'name' });
const LIMIT = may({ number: [1, 1000] });
const COUNT: Field = need({ number: [0, 1_000_000] });
const STEP_FIELDS: Fields = {
  types: need({ texts: 'names', least: 0 }),
  direction: words(DIRECTIONS),
  where: may({ one: 'predicate' }),
};
const STEP = need({ record: STEP_FIELDS });
const SORT = may({ record: { by: one('measure'), order: words(ORDERS) } });
const ALONG = may({ record: { step: STEP, set: one('set') } });
const ON = may({ words: ['relationships'] });
const SETS = need({ some: 'set', least: 1 });
const PREDICATES = need({ some: 'predicate', least: 0 });

type FieldsOf<T> = { readonly [P in Exclude<keyof T, 'kind'>]-?: Field };
type FormOf<T, K> = T extends { readonly kind: infer Kind } ? (K extends Kind ? FieldsOf<T> : never) : never;
type FormsOf<T extends { kind: string }> = { readonly [K in T['kind']]: FormOf<T, K> };
/** The forms of a family, each with its fields. */
export type Forms<F extends Family> = Families[F] extends infer T extends { kind: string } ? FormsOf<T> : never;

/** Every form with its fields: the one place that validation, the JSON schema and the notation are made from. */
export const FORMS: { readonly [F in Family]: Forms<F> } = {
  query: {
    nodes: { set: one('set'), sort: SORT, limit: LIMIT },
    count: { set: one('set') },
    exists: { set: one('set') },
    values: {
      set: one('set'),
      along: ALONG,
      // Along relationships there may be none: then only their ends are asked for.
      properties: need({ texts: 'names', least: 0 }),
      sort: SORT,
      limit: LIMIT,
    },
    aggregate: { set: one('set'), along: ALONG, by: words(AGGREGATES), property: NAME },
    total: { set: one('set'), along: ALONG, total: one('total') },
    measure: { of: one('measure') },
    ofGroups: { set: one('set'), along: ALONG, by: one('key'), total: one('total'), then: words(AGGREGATES) },
    share: { set: one('set'), of: one('set'), asks: may({ words: ['part'] }) },
    group: {
      set: one('set'),
      along: ALONG,
      by: one('key'),
      total: one('total'),
      having: may({ record: { is: words(COMPARISONS), value: need({ value: true }) } }),
      order: words(ORDERS),
      limit: LIMIT,
    },
    compare: { sets: need({ some: 'set', least: 2 }), total: one('total'), asks: may({ words: ['whether'] }) },
    paths: { from: one('set'), to: one('set'), step: STEP, which: words(['shortest', 'allShortest']), limit: LIMIT },
    describe: { set: one('set') },
    schema: {},
    changes: { since: may({ text: 'time' }), of: may({ one: 'set' }), op: may({ words: CHANGED }) },
  },
  set: {
    all: {},
    label: { label: NAME },
    nodes: { ids: need({ texts: 'ids', least: 0 }) },
    where: { of: one('set'), that: one('predicate') },
    follow: { of: one('set'), step: STEP },
    top: {
      of: one('set'),
      by: one('measure'),
      order: words(ORDERS),
      count: need({ number: [1, 1000] }),
      place: may({ number: [1, 1000] }),
      each: may({ one: 'key' }),
    },
    union: { of: SETS },
    intersection: { of: SETS },
    difference: { of: SETS },
  },
  predicate: {
    compare: { property: NAME, is: words(COMPARISONS), value: need({ value: true }) },
    between: { property: NAME, from: need({ value: true }), to: need({ value: true }) },
    text: { property: NAME, is: words(TEXT_TESTS), value: need({ text: 'value' }) },
    has: { property: NAME },
    truth: { property: NAME, is: words(['yes', 'no']) },
    relate: { of: one('measure'), is: words(COMPARISONS), to: one('measure') },
    linked: { step: STEP, set: one('set'), quantity: one('quantity') },
    and: { of: PREDICATES },
    or: { of: PREDICATES },
    not: { of: one('predicate') },
  },
  quantity: {
    some: {},
    none: {},
    every: {},
    only: {},
    exactly: { count: COUNT },
    atLeast: { count: COUNT },
    atMost: { count: COUNT },
  },
  measure: {
    property: { property: NAME },
    number: { step: STEP, set: one('set') },
    over: { step: STEP, set: one('set'), property: NAME, by: words(AGGREGATES), on: ON },
    total: { step: STEP, set: one('set'), total: one('total'), on: ON },
    ofSet: { set: one('set'), along: ALONG, total: one('total') },
    constant: { value: need({ value: true }) },
    part: { of: one('measure'), part: words(TIME_PARTS) },
    interval: { of: one('measure'), width: need({ amount: 'positive' }) },
    minus: { of: one('measure'), less: one('measure'), in: may({ words: TIME_UNITS }) },
    plus: { of: one('measure'), with: one('measure') },
    times: { of: one('measure'), with: one('measure') },
    ratio: { of: one('measure'), with: one('measure') },
  },
  key: { property: { property: NAME }, measure: { of: one('measure') }, step: { step: STEP, set: one('set') } },
  total: {
    count: {},
    aggregate: { by: words(AGGREGATES), property: NAME },
    measured: { by: words(AGGREGATES), of: one('measure') },
    distinct: { of: one('key') },
  },
};
