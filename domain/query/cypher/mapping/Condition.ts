import { type Comparison, type NodeSet, type Predicate } from '../../Query.js';

/** What an element must fulfil, all of it: to be of sets, to fulfil predicates, and to be none of what is excluded. */
export interface Condition {
  readonly sets: readonly NodeSet[];
  readonly predicates: readonly Predicate[];
  readonly excluded: readonly NodeSet[];
}

const ALL: NodeSet = { kind: 'all' };
export const NO_CONDITION: Condition = { sets: [], predicates: [], excluded: [] };

export const ofPredicate = (...predicates: readonly Predicate[]): Condition => ({ ...NO_CONDITION, predicates });
export const ofSet = (...sets: readonly NodeSet[]): Condition => ({ ...NO_CONDITION, sets });

/** All of several conditions. */
export const allOf = (...conditions: readonly Condition[]): Condition => ({
  sets: conditions.flatMap(({ sets }) => sets),
  predicates: conditions.flatMap(({ predicates }) => predicates),
  excluded: conditions.flatMap(({ excluded }) => excluded),
});

const joined = (kind: 'and' | 'or', of: readonly Predicate[]): Predicate => {
  const [only, ...more] = of;
  return only !== undefined && more.length === 0 ? only : { kind, of };
};

/** The nodes that fulfil a condition. */
export function setOf({ sets, predicates, excluded }: Condition): NodeSet {
  const [first = ALL, ...more] = sets;
  const of: NodeSet = more.length === 0 ? first : { kind: 'intersection', of: [first, ...more] };
  const those: NodeSet = predicates.length === 0 ? of : { kind: 'where', of, that: joined('and', predicates) };
  return excluded.length === 0 ? those : { kind: 'difference', of: [those, ...excluded] };
}

/** The one predicate that a condition is; undefined where it is about sets. */
function predicateOf({ sets, predicates, excluded }: Condition): Predicate | undefined {
  return sets.length + excluded.length > 0 ? undefined : joined('and', predicates);
}

/** Either of several conditions. */
export function anyOf(...conditions: readonly Condition[]): Condition {
  const predicates = conditions.flatMap((one) => predicateOf(one) ?? []);
  return predicates.length === conditions.length
    ? ofPredicate(joined('or', predicates))
    : ofSet({ kind: 'union', of: conditions.map(setOf) });
}

/** What does not fulfil a condition, those included of which it is not known. */
export function noneOf(condition: Condition): Condition {
  const predicate = predicateOf(condition);
  return predicate === undefined ? { ...NO_CONDITION, excluded: [setOf(condition)] } : ofPredicate(denied(predicate));
}

/** A predicate denied, by the quantity where it has an opposite. */
function denied(predicate: Predicate): Predicate {
  if (predicate.kind === 'not') return predicate.of;
  if (predicate.kind === 'linked' && predicate.quantity.kind === 'some')
    return { ...predicate, quantity: { kind: 'none' } };
  return { kind: 'not', of: predicate };
}

/** What holds of a value where a comparison does not: nothing holds of one that is missing. */
export const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  '=': '≠',
  '≠': '=',
  '<': '≥',
  '≥': '<',
  '>': '≤',
  '≤': '>',
};
