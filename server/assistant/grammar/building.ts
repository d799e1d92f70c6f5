import { BACK } from '../../../domain/query/joins.js';
import {
  type Direction,
  type NodeSet,
  type Predicate,
  type Quantity,
  type Query,
  type Step,
} from '../../../domain/query/Query.js';
import { type Amount, type LinkMeaning, type Meaning, type PropertyLink, type SetMeaning } from './Meaning.js';
import { furtherSaid, isOne } from './sameRows.js';
import { overlap, type Schema } from './Schema.js';
import { type LabelStep, leadsToOwn, leadsToRows, stepsIn } from './steps.js';

/** A meaning with what it costs to read it so; 0 for what is plain. */
export interface Built<M extends Meaning = Meaning> {
  readonly meaning: M;
  readonly cost: number;
}
type BuiltSet = Built<SetMeaning>;

export const plain = (meaning: Meaning): Built[] => [{ meaning, cost: 0 }];
export const dearer = <M extends Meaning>(built: readonly Built<M>[], more: number): Built<M>[] =>
  built.map(({ meaning, cost }) => ({ meaning, cost: cost + more }));
/** What is made of sets; it costs what they cost as well. */
export const madeOf = (sets: readonly BuiltSet[], make: (set: SetMeaning) => readonly Built[]): Built[] =>
  sets.flatMap(({ meaning, cost }) => dearer(make(meaning), cost));

/** Whether a set is described, not named. */
export const isOpen = (set: SetMeaning): boolean => set.isNamed !== true;

/** Whether a set may stand within another part: no question word, no statement about what is named, and no "nor Rovers" alone. */
export const stands = (set: SetMeaning): boolean =>
  set.asks === undefined &&
  set.asked === undefined &&
  !(set.isNamed === true && set.set.kind === 'where') &&
  !(set.isEither === true && set.each?.length === 1);

/** Whether nothing else could be both: a club is no player. */
export const isApart = (one: SetMeaning, other: SetMeaning): boolean =>
  one.labels.length > 0 && other.labels.length > 0 && overlap(one.labels, other.labels) === undefined;

const SOME = { kind: 'some' } as const;
/** What is said of nodes by what they are joined to: to some of it, where nothing else is said. */
export const link = (type: string | undefined, other: SetMeaning, rest: Partial<LinkMeaning> = {}): LinkMeaning => ({
  cat: 'link',
  type,
  other,
  head: undefined,
  amount: SOME,
  ...rest,
});

/** Whether something was said of a set by what it is joined to. */
const isJoined = (set: NodeSet): boolean => set.kind === 'where' && (set.that.kind === 'linked' || isJoined(set.of));

/** What follows a noun is about that noun before it is about one farther away. */
export const farther = (set: SetMeaning, built: readonly Built[]): Built[] =>
  dearer(built, isJoined(set.set) ? 0.15 : 0);

/** A set of which something more is said. */
const narrowed = (set: SetMeaning, that: Predicate, labels: readonly string[]): SetMeaning => {
  const { isPlain: _, asks: __, each: ___, isWho: ____, ...rest } = set;
  return { ...rest, set: { kind: 'where', of: set.set, that }, labels };
};

/** A set that is joined to others: to the same row, where it was joined to one. */
function joinedTo(schema: Schema, set: SetMeaning, that: Predicate, labels: readonly string[], cost: number): BuiltSet {
  const { set: said, isSure } = furtherSaid(set.set, that, schema);
  return { meaning: { ...narrowed(set, that, labels), set: said }, cost: cost + (isSure ? 0 : UNSURE) };
}

/** What is said after a ranking is said of what was ranked: the largest country in Africa is the largest of those there. */
const OF_RANKED = 0.1;
const afterRank = ({ set }: SetMeaning): number => (set.kind === 'top' ? OF_RANKED : 0);

/** The first of those of whom more is said after it: the smallest country in Asia. */
function rankedAmong(ranked: SetMeaning, that: Predicate, labels: readonly string[], cost: number): BuiltSet[] {
  const { set } = ranked;
  if (set.kind !== 'top' || set.count > 1 || set.place !== undefined) return [];
  return [{ meaning: { ...ranked, set: { ...set, of: { kind: 'where', of: set.of, that } }, labels }, cost }];
}

/** A way in which a relationship may join the described nodes to others. */
interface Joint {
  readonly type: string;
  readonly direction: Direction;
  readonly labels: readonly string[];
  readonly cost: number;
}

/** What two ways of reading one relationship cost, when nothing tells which is meant: too much to be sure of either. */
const UNSURE = 1;

/** Where no word says how they are joined, who asks for persons: of a visit its customer, and not its job. */
function ofPersons(
  schema: Schema,
  { isWho }: SetMeaning,
  type: string | undefined,
  joints: readonly Joint[],
): readonly Joint[] {
  if (isWho !== true || type !== undefined) return joints;
  const known = joints.filter(({ labels }) => labels.some((label) => schema.persons.includes(label)));
  return known.length === 0
    ? joints
    : known.map((one) => ({ ...one, labels: one.labels.filter((label) => schema.persons.includes(label)) }));
}

/** The ways in which the graph's shape lets a link describe nodes; where both ends fit, the roles of the sentence decide. */
function jointsOf(schema: Schema, head: SetMeaning, { type, other, head: role, along }: LinkMeaning): Joint[] {
  const found = new Map<string, Joint & { labels: string[] }>();
  for (const { from, to, type: of, direction } of stepsIn(schema)) {
    if ((type !== undefined && type !== of) || along?.types.includes(of) === false) continue;
    if (overlap(head.labels, [from]) === undefined || overlap(other.labels, [to]) === undefined) continue;
    const key = `${of} ${direction}`;
    const known = found.get(key) ?? { type: of, direction, labels: [], cost: 0 };
    found.set(key, { ...known, labels: [...new Set([...known.labels, from])] });
  }
  const joints = ofPersons(schema, head, type, [...found.values()]);
  const types = new Set(joints.map((joint) => joint.type));
  // A noun made of the relationship's own word says which it is: a player plays, a member is one of.
  const own = [...types].filter((one) =>
    [...head.labels, ...other.labels].some((label) => schema.isNounOf(label, one)),
  );
  return joints.flatMap((joint) => {
    const isOneOf = types.size > 1 && !(own.length === 1 && own[0] === joint.type);
    const costOf = (isOpen: boolean) => (isOpen ? UNSURE : 0) + (type === undefined ? 0.1 : 0) + (isOneOf ? UNSURE : 0);
    const hasBoth = joints.some((one) => one.type === joint.type && one.direction !== joint.direction);
    if (hasBoth && schema.isMutual(joint.type))
      return joint.direction === 'out' ? [{ ...joint, direction: 'either' as const, cost: costOf(false) }] : [];
    const doer = schema.fromDoer(joint.type);
    const wanted = doer === undefined || role === undefined ? undefined : role === 'subject' ? doer : BACK[doer];
    if (hasBoth && wanted !== undefined && joint.direction !== wanted) return [];
    const isOpen = hasBoth && wanted === undefined;
    return [{ ...joint, cost: costOf(isOpen) }];
  });
}

const stepOf = ({ type, direction }: Joint, along: LinkMeaning['along']): Step => ({
  types: [type],
  direction,
  ...(along === undefined ? {} : { where: along.that }),
});

const linkedBy = (step: Step, set: NodeSet, amount: Amount): Predicate | undefined => {
  return amount.kind === 'most' || amount.kind === 'least'
    ? undefined
    : { kind: 'linked', step, set, quantity: amount };
};

/** All of a label, as a word for it means them. */
export const ofLabel = (label: string): SetMeaning => ({
  cat: 'set',
  set: { kind: 'label', label },
  labels: [label],
  isPlain: true,
});

/** A set of which nothing is known as the nodes of the one label that they may have. */
function asLabel(set: SetMeaning, labels: readonly string[]): SetMeaning {
  const [label] = labels;
  const isOpen = set.set.kind === 'all' && label !== undefined && labels.length === 1;
  return isOpen ? { ...set, set: { kind: 'label', label } } : set;
}

/** What a way by way of others costs beyond a straight one. */
const BY_WAY = 0.15;

const stepTo = ({ type, direction }: LabelStep, set: NodeSet, quantity: Quantity): Predicate => ({
  kind: 'linked',
  step: { types: [type], direction },
  set,
  quantity,
});

/** The one way from a label by way of others to what is described; undefined where there are more. */
function wayThrough(schema: Schema, label: string, { type, other, isMet }: LinkMeaning) {
  const steps = stepsIn(schema);
  const isSaid = (first: LabelStep) => type !== undefined && first.type === type;
  const [way, ...more] = steps
    .filter((first) => first.from === label && first.to !== label && (type === undefined || isSaid(first)))
    .flatMap((first) =>
      steps.flatMap((second) =>
        second.from === first.to && second.to !== label && overlap(other.labels, [second.to]) !== undefined
          ? [{ first, second }]
          : [],
      ),
    )
    .filter(
      ({ first, second }) =>
        other.isNamed !== true ||
        isSaid(first) ||
        second.direction === first.direction ||
        leadsToRows(schema, first) ||
        (isMet === true && second.direction === 'out' && isOne(second.type, schema)),
    );
  if (way === undefined || more.length > 0) return undefined;
  return other.isNamed === true || leadsToOwn(schema, way.first) ? way : undefined;
}

/** A set described over one step in between: airports of the cities of a named state. */
function throughOthers(schema: Schema, head: SetMeaning, of: LinkMeaning): BuiltSet[] {
  const [label, ...others] = head.labels;
  const { type, other, amount } = of;
  const isNo = amount.kind === 'none';
  const isMeant = other.isNamed === true || (type === undefined && stands(other) && other.set.kind === 'where');
  if (label === undefined || others.length > 0 || !isMeant || !(isNo || amount.kind === 'some')) return [];
  const way = wayThrough(schema, label, of);
  if (way === undefined) return [];
  const nearer = stepTo(way.second, other.set, SOME);
  const set: NodeSet = { kind: 'where', of: { kind: 'label', label: way.first.to }, that: nearer };
  const own = asLabel(head, [label]);
  const that = stepTo(way.first, set, isNo ? amount : SOME);
  return [joinedTo(schema, own, that, [label], BY_WAY + afterRank(own))];
}

/** A set described by what it is joined to. */
export function described(schema: Schema, head: SetMeaning, link: LinkMeaning): BuiltSet[] {
  // A statement about what is named describes nothing else.
  if (link.other.isNamed === true && link.other.set.kind === 'where') return [];
  // What follows a total is said of what was summed, never of whoever has it.
  if (head.set.kind === 'top' && head.set.by.kind === 'over') return [];
  const { along } = link;
  const joints = jointsOf(schema, head, link);
  if (joints.length === 0) return along === undefined ? throughOthers(schema, head, link) : [];
  return joints.flatMap((joint) => {
    const { amount, other } = link;
    const step = stepOf(joint, along);
    const labels = overlap(head.labels, joint.labels) ?? joint.labels;
    if (amount.kind === 'most' || amount.kind === 'least') {
      const of: NodeSet =
        head.set.kind === 'all' && labels[0] !== undefined ? { kind: 'label', label: labels[0] } : head.set;
      const set: NodeSet = {
        kind: 'top',
        of,
        by: { kind: 'number', step, set: other.set },
        order: amount.kind,
        count: 1,
      };
      return [{ meaning: { cat: 'set' as const, set, labels }, cost: joint.cost }];
    }
    // None of something is said of those that could have it: of a question word alone, of the nodes at that end.
    const own = asLabel(head, labels);
    const sets = other.each ?? [other.set];
    const those = sets.flatMap((set) => linkedBy(step, set, amount) ?? []);
    const [only] = those;
    if (only === undefined) return [];
    const that: Predicate = those.length === 1 ? only : { kind: 'and', of: those };
    const cost = joint.cost + afterRank(own);
    return [
      link.isAnother === true
        ? { meaning: narrowed(own, that, labels), cost }
        : joinedTo(schema, own, that, labels, cost),
      ...rankedAmong(own, that, labels, joint.cost),
    ];
  });
}

/** A set of which a condition on properties holds. */
export function fulfilling(set: SetMeaning, that: Predicate, labels: readonly string[]): BuiltSet[] {
  const both = overlap(set.labels, labels);
  if (both === undefined) return [];
  const own = asLabel(set, both);
  return [{ meaning: narrowed(own, that, both), cost: afterRank(own) }, ...rankedAmong(own, that, both, 0)];
}

/** Property links that fit nodes of some labels. */
export const fitting = (links: readonly PropertyLink[], labels: readonly string[]): readonly PropertyLink[] =>
  links.filter((link) => overlap(link.labels, labels) !== undefined);

/** Something said once for each property that a word may mean. Of one label more than one is not sure. */
export const forEach = (links: readonly PropertyLink[], make: (link: PropertyLink) => Meaning): Built[] =>
  links.map((link) => {
    const isOneOf = links.some((other) => other !== link && overlap(other.labels, link.labels) !== undefined);
    return { meaning: make(link), cost: isOneOf ? UNSURE : 0 };
  });

/** The first or last of a set by a property: one, so many, or the one at a place. */
export function ranked(
  set: SetMeaning,
  order: 'most' | 'least',
  links: readonly PropertyLink[],
  { count = 1, place }: { readonly count?: number; readonly place?: number } = {},
): Built[] {
  const at = place === undefined ? {} : { place };
  return forEach(fitting(links, set.labels), (link) => {
    const way = (link.isInverse === true) === (order === 'most') ? 'least' : 'most';
    const labels = overlap(set.labels, link.labels) ?? set.labels;
    const [label] = labels;
    const of: NodeSet = set.set.kind === 'all' && label !== undefined ? { kind: 'label', label } : set.set;
    return {
      cat: 'set',
      labels,
      set: { kind: 'top', of, by: { kind: 'property', property: link.property }, order: way, count, ...at },
    };
  });
}

/** A set of which no end of a relationship is asked. */
export function withoutRole({ asks: _, ...set }: SetMeaning): SetMeaning {
  return set;
}

export const query = (asked: Query): Built[] => plain({ cat: 'query', query: asked });
export const listed = (set: NodeSet): Built[] => query({ kind: 'nodes', set, limit: 100 });

/** Which end does what a word of a relationship says, and which end it is done to; said from the other end, the other. */
export const doer = (rel: { readonly isConverse?: true }) => (rel.isConverse === true ? 'object' : 'subject');
export const undergoer = (rel: { readonly isConverse?: true }) => (rel.isConverse === true ? 'subject' : 'object');

/** Nodes of which nothing is known. */
export const ANYBODY: SetMeaning = { cat: 'set', set: { kind: 'all' }, labels: [] };
/** Those that have so many of what a role is called: the described one stands at the other end of it. */
export const having = (
  { type, ...rel }: Extract<Meaning, { cat: 'rel' }>,
  amount: LinkMeaning['amount'],
): LinkMeaning => link(type, ANYBODY, { head: undergoer(rel), amount });

/** Whether two values are of a property that holds one: who lives in Leeds and York lives in either. */
export const isEitherOf = (one: Predicate, other: Predicate, { properties }: Schema): boolean =>
  one.kind === 'compare' &&
  other.kind === 'compare' &&
  [one, other].every(({ is, property }) => is === '=' && property === one.property) &&
  one.value !== other.value &&
  properties.some(({ property, kind }) => property === one.property && !kind.endsWith('List'));

/** Whether those of a set have another value than is said of them further. */
export const isOther = (set: NodeSet, that: Predicate, schema: Schema): boolean =>
  set.kind === 'where' && (isEitherOf(set.that, that, schema) || isOther(set.of, that, schema));

/** How many a comparison with a number allows. */
export function amountOf(is: '=' | '<' | '>' | '≥' | '≤', value: number): Quantity | undefined {
  if (!Number.isInteger(value) || value < 0) return undefined;
  if (is === '=') return { kind: 'exactly', count: value };
  return is === '>' || is === '≥'
    ? { kind: 'atLeast', count: value + Number(is === '>') }
    : { kind: 'atMost', count: Math.max(0, value - Number(is === '<')) };
}
