import { different, formsIn, idsIn } from '../../../../domain/query/named.js';
import { type NodeSet, type Predicate, type Query } from '../../../../domain/query/Query.js';
import { answeredOf, type Offer } from '../../guesses/offered.js';
import { type GraphReading } from '../../reading/GraphReading.js';

/** What a node is held against by itself, or that it is joined to none: what is only joined to something is said by its name. */
const CONDITIONS: readonly unknown[] = ['compare', 'between', 'text', 'has', 'truth', 'relate', 'none', 'not'];

export const holdsCondition = (value: unknown): boolean => formsIn(value).some(({ kind }) => CONDITIONS.includes(kind));

/** How many conditions a query has. */
export const conditionsIn = (query: unknown): number =>
  formsIn(query).filter(({ kind, set }) => CONDITIONS.includes(kind) || (kind === 'linked' && idsIn(set).length > 0))
    .length;

/** What a condition is one with: of a year the first day and the last one, which hold of one property. */
const spanOf = (one: Predicate): unknown => (one.kind === 'compare' && /[<>≤≥]/u.test(one.is) ? one.property : one);

/** A set without one of its conditions, in each way. */
function looser(set: NodeSet): NodeSet[] {
  if (set.kind !== 'where') return [];
  const { of, that } = set;
  const inner = looser(of).map((one): NodeSet => ({ ...set, of: one }));
  if (that.kind !== 'and') return [of, ...inner];
  const without = that.of.map((one): NodeSet => {
    const rest = that.of.filter((other) => spanOf(other) !== spanOf(one));
    return rest.length === 0 ? of : { ...set, that: { kind: 'and', of: rest } };
  });
  return [...different(without), ...inner];
}

/** A query without one of its several conditions, in each way. */
export const relaxed = (query: Query): Query[] =>
  query.kind === 'nodes' || query.kind === 'count'
    ? looser(query.set)
        .map((set): Query => ({ ...query, set }))
        .filter((one) => conditionsIn(one) > 0)
    : [];

/** Readings beside another one that are tried, and what asking that one again may take, in milliseconds. */
const MOST_NEAR = 3;
const LONGEST_TOLD = 250;

/** Those of some queries that find something by `end`, and something else than another of their kind with as many conditions. */
export async function beside(query: Query, near: readonly Query[], reading: GraphReading, end?: number) {
  const isAlike = (one: Query) => one.kind === query.kind && conditionsIn(one) <= conditionsIn(query);
  const tried = near
    .filter(isAlike)
    .slice(0, MOST_NEAR)
    .map((one) => ({ query: one }));
  if (tried.length === 0) return [];
  // It was told a moment ago, and is known.
  const found = new Set([JSON.stringify((await reading.queryWithin(query, LONGEST_TOLD))?.result)]);
  const others: Offer[] = [];
  for (const one of await answeredOf(tried, MOST_NEAR, reading, end)) {
    const result = JSON.stringify((await reading.query(one.query)).result);
    if (!found.has(result)) others.push(one);
    found.add(result);
  }
  return others;
}
