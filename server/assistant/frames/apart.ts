import { momentKind } from '../../../domain/properties/kinds.js';
import { type PropertyValue } from '../../../domain/properties/values.js';
import { compareValues } from '../../../domain/query/evaluate/Plain.js';
import { type Measure, type Query, TIME_UNITS, type TimeUnit } from '../../../domain/query/Query.js';
import { type GraphNode } from '../../contract/elements.js';
import { Schema } from '../grammar/Schema.js';
import { placesOfUnit } from '../language/amounts.js';
import { type Account, type Frame, nodesSet } from './Account.js';

/** What asks for a difference or a ratio, and what stands between its sides. */
const WORDS = ['ratio', 'difference', 'howMuch', 'between', 'and'] as const;

/** Whether a question asks how far two things are apart, or how many times the one is the other. */
export function apartBy(account: Account): 'minus' | 'ratio' | undefined {
  const isHeld = account.has('than', 'over', 'under', 'before', 'after');
  if (account.has('ratio')) return 'ratio';
  return account.has('difference') || (account.has('howMuch') && isHeld) ? 'minus' : undefined;
}

const worthOf = (node: GraphNode, property: string): Measure => ({
  kind: 'ofSet',
  set: nodesSet([node]),
  total: { kind: 'aggregate', by: 'greatest', property },
});

/** In what the time between two moments is told: as the question says, ages in years. */
function unitOf({ marked: { tokens, shape } }: Account, property: string): TimeUnit {
  const said = TIME_UNITS.find((unit) => placesOfUnit(tokens, unit).length > 0);
  return said ?? (Schema.of(shape).isDayOfPersons(property) ? 'years' : 'days');
}

const isHeld = (value: PropertyValue | undefined): value is number | string =>
  typeof value === 'number' || momentKind(value) !== undefined;

/** How far two nodes are apart by a property, from the greater value to the less, or how many times the first is the second. Undefined where one lacks it. */
export function apart(account: Account, nodes: readonly GraphNode[], property: string): Query | undefined {
  const by = apartBy(account);
  const [one, other, ...more] = nodes;
  const [first, second] = [one?.properties[property], other?.properties[property]];
  if (by === undefined || one === undefined || other === undefined || more.length > 0) return undefined;
  if (!isHeld(first) || !isHeld(second)) return undefined;
  account.useTriggers(...WORDS);
  if (by === 'ratio')
    return { kind: 'measure', of: { kind: by, of: worthOf(one, property), with: worthOf(other, property) } };
  const [greater, less] = compareValues(first, second) < 0 ? [other, one] : [one, other];
  const unit = momentKind(first) === undefined ? {} : { in: unitOf(account, property) };
  return { kind: 'measure', of: { kind: by, of: worthOf(greater, property), less: worthOf(less, property), ...unit } };
}

const countOf = (label: string): Measure => ({
  kind: 'ofSet',
  set: { kind: 'label', label },
  total: { kind: 'count' },
});

/** How many more there are of one label than of another, or how many times as many. */
export const countsApart: Frame = (account) => {
  const by = apartBy(account);
  const { mentions, amounts, shape } = account.marked;
  const named = account.named('label');
  const [one, other, ...more] = new Set(named.map(({ name }) => name));
  if (by === undefined || one === undefined || other === undefined || more.length > 0) return undefined;
  if (mentions.length + amounts.length > 0) return undefined;
  account.useNamed(named);
  account.useTriggers(...WORDS, 'existence', 'over', 'under', 'more', 'less', 'than');
  const total = (name: string) => shape.labels.find(({ label }) => label === name)?.total ?? 0;
  const [greater, less] = total(one) < total(other) ? [other, one] : [one, other];
  return by === 'ratio'
    ? { kind: 'measure', of: { kind: by, of: countOf(one), with: countOf(other) } }
    : { kind: 'measure', of: { kind: by, of: countOf(greater), less: countOf(less) } };
};
