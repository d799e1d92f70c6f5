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

/** What may stand in a field: one of a family, some of one, a record, one of some words, a text, a number or a value. */
export type FieldForm =
  | { readonly one: Family }
  | { readonly some: Family; readonly least: number }
  | { readonly record: Fields }
  | { readonly words: readonly string[] }
  | { readonly texts: 'names' | 'ids'; readonly least: number }
  | { readonly number: readonly [least: number, most: number] }
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
const SETS = need({ some: 'set', least: 1 });
const PREDICATES = need({ some: 'predicate', least: 0 });

type FieldsOf<T> = { readonly [P in Exclude<keyof T, 'kind'>]-?: Field };
type FormOf<T, K> = T extends { readonly kind: infer Kind } ? (K extends Kind ? FieldsOf<T> : never) : never;
type Forms<T extends { kind: string }> = { readonly [K in T['kind']]: FormOf<T, K> };

/** Every form with its fields: the one place that validation and the JSON schema are made from. */
export const FORMS: {
  readonly [F in Family]: Families[F] extends infer T extends { kind: string } ? Forms<T> : never;
} = {
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
    share: { set: one('set'), of: one('set'), asks: may({ words: ['part'] }) },
    group: { set: one('set'), by: one('key'), total: one('total'), order: words(ORDERS), limit: LIMIT },
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
    over: { step: STEP, set: one('set'), property: NAME, by: words(AGGREGATES), on: may({ words: ['relationships'] }) },
  },
  key: { property: { property: NAME }, step: { step: STEP, set: one('set') } },
  total: { count: {}, aggregate: { by: words(AGGREGATES), property: NAME } },
};
