import { memberKind } from '../../properties/kinds.js';
import { type PropertyKind } from '../../properties/values.js';
import { type Place, withValue } from '../place.js';
import { type NodeSet, type Predicate, type Query, type QueryValue, type TextTest } from '../Query.js';

/** A query that lists nodes. */
export type Listing = Extract<Query, { kind: 'nodes' }>;

/** What can be asked of one set of nodes, which more can be said of. */
const OF_SET = ['nodes', 'count', 'exists', 'values', 'aggregate', 'total', 'group', 'ofGroups'] as const;
export type OfSet = Extract<Query, { kind: (typeof OF_SET)[number] }>;
export const isOfSet = (query: Query): query is OfSet => OF_SET.some((kind) => kind === query.kind);

/** A query with something more in it, and where that stands: its chip is the one of this place. */
export interface Added<Q extends OfSet = OfSet> {
  readonly query: Q;
  readonly place: Place;
}

/** Every node: what a filter begins with. */
export const EVERY_NODE: Listing = { kind: 'nodes', set: { kind: 'all' } };

/** The first so many are looked for among those of which the condition holds: it is said of what they are the first of. */
const unranked = (set: NodeSet, place: Place): { readonly set: NodeSet; readonly at: Place } =>
  set.kind === 'top' ? unranked(set.of, [...place, 'of']) : { set, at: place };

/** A query in which a condition more must hold. */
export function withCondition<Q extends OfSet>(query: Q, that: Predicate): Added<Q> {
  const { set, at } = unranked(query.set, ['set']);
  const said = (value: NodeSet, place: Place): Added<Q> => ({ query: withValue(query, at, value) as Q, place });
  if (set.kind !== 'where') return said({ kind: 'where', of: set, that }, [...at, 'that']);
  const all = set.that.kind === 'and' ? set.that.of : [set.that];
  return said({ ...set, that: { kind: 'and', of: [...all, that] } }, [...at, 'that', 'of', all.length]);
}

/** Where it stands of which nodes a query is, whatever is said of them. */
function headPlace(set: NodeSet, place: Place): { readonly head: NodeSet; readonly at: Place } {
  return set.kind === 'where' || set.kind === 'top' ? headPlace(set.of, [...place, 'of']) : { head: set, at: place };
}

/** A query of nodes of one label more: the first takes the place of all nodes, a further one stands beside those before. */
export function withLabel<Q extends OfSet>(query: Q, label: string): Added<Q> {
  const { head, at } = headPlace(query.set, ['set']);
  const one: NodeSet = { kind: 'label', label };
  if (head.kind === 'all') return { query: withValue(query, at, one) as Q, place: at };
  const of = head.kind === 'union' ? [...head.of, one] : [head, one];
  return { query: withValue(query, at, { kind: 'union', of }) as Q, place: [...at, 'of', of.length - 1] };
}

/** What a new condition about relationships says before it is changed: any of them, either way, to any node or to this one. */
export const linkedTo = (nodeId?: string): Predicate => ({
  kind: 'linked',
  step: { types: [], direction: 'either' },
  set: nodeId === undefined ? { kind: 'all' } : { kind: 'nodes', ids: [nodeId] },
  quantity: { kind: 'some' },
});

/** What can be asked of a property, by what its values are. */
export const PROPERTY_TESTS = {
  text: ['is', 'contains', 'starts', 'ends', '≠', 'has', 'hasNot'],
  number: ['=', '≠', '<', '≤', '>', '≥', 'between', 'has', 'hasNot'],
  date: ['=', '≠', '<', '≤', '>', '≥', 'between', 'has', 'hasNot'],
  boolean: ['=', 'has', 'hasNot'],
} as const;
/** Kinds of values that are tested alike. */
export type TestedKind = keyof typeof PROPERTY_TESTS;

/** A property that can be asked for, and what its values are for the most part. */
export interface KnownProperty {
  readonly name: string;
  readonly kind: TestedKind;
}

/** What can be asked of values of a kind: of lists what can be of their members, of points in time what can be of texts. */
export function askedAs(kind: PropertyKind): TestedKind {
  const scalar = memberKind(kind);
  return scalar === 'dateTime' ? 'text' : scalar;
}

export type PropertyTest = (typeof PROPERTY_TESTS)[TestedKind][number];

const TEXTS: readonly PropertyTest[] = ['is', 'contains', 'starts', 'ends'];
const isTextTest = (test: PropertyTest): test is TextTest & PropertyTest => TEXTS.includes(test);

/** How many values a test needs. */
export const valuesFor = (test: PropertyTest): 0 | 1 | 2 =>
  test === 'has' || test === 'hasNot' ? 0 : test === 'between' ? 2 : 1;

/** A condition of a property; undefined while a value that it needs is missing. */
export function propertyCondition(
  property: string,
  test: PropertyTest,
  [value, to]: readonly (QueryValue | undefined)[],
): Predicate | undefined {
  if (property === '') return undefined;
  if (test === 'has') return { kind: 'has', property };
  if (test === 'hasNot') return { kind: 'not', of: { kind: 'has', property } };
  if (value === undefined || value === '') return undefined;
  if (isTextTest(test)) return { kind: 'text', property, is: test, value: String(value) };
  if (test !== 'between') return { kind: 'compare', property, is: test, value };
  const isRange = to !== undefined && to !== '' && typeof to === typeof value;
  return isRange ? { kind: 'between', property, from: value, to } : undefined;
}
