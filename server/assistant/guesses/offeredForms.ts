import { formsIn } from '../../../domain/query/named.js';
import {
  type GroupKey,
  type NodeSet,
  type Predicate,
  type Query,
  type Total,
  USUAL_LIMIT,
} from '../../../domain/query/Query.js';
import { stepsIn } from '../grammar/steps.js';
import { type Schema } from '../grammar/Schema.js';
import { type AskedFor } from './asked.js';
import { toldOf } from './conditions.js';
import { grouped, keysOf, listed, type Parts } from './forms.js';
import { amountsOf, isNumber, measuresOf } from './measures.js';
import { rowsOf, setOf } from './rows.js';
import { type Taken } from './taken.js';

/** What a question names, each in one sense, and of which label something is told. */
interface Named {
  readonly taken: readonly Taken[];
  readonly target: string;
  readonly asked: AskedFor;
  readonly schema: Schema;
  readonly types: ReadonlySet<string>;
}

const propertyOf = ({ sense }: Taken): unknown => {
  if (sense.kind !== 'value') return undefined;
  return sense.property ?? formsIn(sense.that).find(({ property }) => property !== undefined)?.property;
};

/** Whether two things may be held against each other: nodes of one label, or two values of one property. */
function isAlike(one: Taken, other: Taken): boolean {
  if (one.sense.kind === 'named') return other.sense.kind === 'named' && one.sense.label === other.sense.label;
  if (one.sense.kind === 'property')
    return other.sense.kind === 'property' && one.sense.link.property !== other.sense.link.property;
  const property = propertyOf(one);
  return property !== undefined && property === propertyOf(other);
}

/** What a question holds against each other, as it stands there: what is alike on both sides of a word such as “than”. */
function sidesOf({ taken, asked: { contrast } }: Named): readonly Taken[] {
  for (const one of taken) {
    const alike = [one, ...taken.filter((other) => other !== one && isAlike(one, other))];
    const [first, second] = alike;
    if (first === undefined || second === undefined) continue;
    const isBetween = contrast.at.some((at) => alike.some(({ to }) => to <= at) && alike.some(({ from }) => at < from));
    if (isBetween || contrast.isApart) return alike;
  }
  return [];
}

/** The sets of those of whom all that is named holds, but for how it is asked. */
const setsOf = ({ taken, target, asked, schema, types }: Named) => {
  const plain = { ...asked, comparisons: [] };
  return toldOf(taken, target, plain, schema).flatMap(({ conditions, properties }) =>
    rowsOf({ schema, types }, target, conditions).map((row) => ({ set: setOf(row), properties })),
  );
};

/** What each side comes to: a number that is named, or that it is measured by, or how many there are. */
function totalsOf({ target, asked, schema }: Named, [link]: Parts['properties']): readonly Total[] {
  if (link !== undefined && (!isNumber(schema, link) || !link.labels.includes(target))) return [];
  const links = link === undefined ? measuresOf(schema, target) : [link];
  const by = asked.by ?? (link === undefined || asked.isCount || asked.contrast.isOfMany ? 'sum' : 'mean');
  const totals = links.map(({ property }): Total => ({ kind: 'aggregate', by, property }));
  return link === undefined && asked.by === undefined ? [...totals, { kind: 'count' }] : totals;
}

/** How far two sets are apart, the greater less the other: which is greater is known once both are asked. */
const apart = (sets: readonly NodeSet[], total: Total): Query[] => {
  const [one, other] = sets.map((set) => ({ kind: 'ofSet', set, total }) as const);
  if (one === undefined || other === undefined || sets.length > 2) return [];
  return [
    { kind: 'measure', of: { kind: 'minus', of: one, less: other } },
    { kind: 'measure', of: { kind: 'minus', of: other, less: one } },
  ];
};

/** Two numbers of one node against each other: the years in which more was spent than earned. */
function ofOwn(named: Named, sides: readonly Taken[]): Query[] {
  const [one, other, ...more] = sides.flatMap(({ sense }) => (sense.kind === 'property' ? [sense.link] : []));
  const { asked, target, schema } = named;
  if (one === undefined || other === undefined || more.length > 0 || asked.contrast.isApart) return [];
  if (![one, other].every((link) => link.labels.includes(target) && isNumber(schema, link))) return [];
  const measure = ({ property }: typeof one) => ({ kind: 'property', property }) as const;
  const is = asked.contrast.isLess ? '<' : '>';
  const that: Predicate = { kind: 'relate', of: measure(one), is, to: measure(other) };
  return setsOf({ ...named, taken: named.taken.filter((clue) => !sides.includes(clue)) }).map(({ set: of }): Query => {
    const set: NodeSet = { kind: 'where', of, that };
    return asked.isCount ? { kind: 'count', set } : asked.contrast.isClaim ? { kind: 'exists', set } : listed(set);
  });
}

/** What a question names twice, held against each other: which comes to more, whether one does, or how much more. */
function heldApart(named: Named): Query[] {
  const sides = sidesOf(named);
  const { taken, asked } = named;
  if (sides.length === 0) return [];
  if (sides[0]?.sense.kind === 'property') return ofOwn(named, sides);
  const each = sides.map((side) =>
    setsOf({ ...named, taken: taken.filter((clue) => clue === side || !sides.includes(clue)) }),
  );
  const [ways = []] = each;
  return ways.flatMap(({ properties }, way) => {
    const sets = each.flatMap((one) => one[way]?.set ?? []);
    if (sets.length < sides.length) return [];
    const { isApart, isClaim, isLess } = asked.contrast;
    return totalsOf(named, properties).flatMap((total): Query[] => {
      if (isApart) return apart(sets, total);
      const isTurned = isLess && isClaim;
      const asks = isClaim ? { asks: 'whether' as const } : {};
      return [{ kind: 'compare', sets: isTurned ? sets.toReversed() : sets, total, ...asks }];
    });
  });
}

/** Which part of a set fulfils what is named: of all, or of those of whom the first that is named holds. */
function shareOf(named: Named): Query[] {
  const [first] = named.taken.filter(({ sense }) => sense.kind !== 'label');
  if (first === undefined) return [];
  const wholes = [[], [first]].slice(0, named.taken.length).flatMap((taken) => setsOf({ ...named, taken }).slice(0, 1));
  return setsOf(named)
    .slice(0, 1)
    .flatMap(({ set }) =>
      wholes.flatMap(({ set: of }): Query[] =>
        JSON.stringify(of) === JSON.stringify(set) ? [] : [{ kind: 'share', set, of, asks: 'part' }],
      ),
    );
}

/** Labels by which something may be told for each of them, where no word says which. */
const MOST_KEYS = 2;

/** What nodes of a label are joined to one of each: departments, where it is told for each of what no word says. */
const besideOf = ({ schema, target }: Named): readonly GroupKey[] =>
  stepsIn(schema)
    .filter(({ from, to, direction }) => from === target && to !== target && direction === 'out')
    .slice(0, MOST_KEYS)
    .map(({ type, to, direction }) => ({
      kind: 'step',
      step: { types: [type], direction },
      set: { kind: 'label', label: to },
    }));

/** What is told for each of what stands beside those that are named, where the word for it is of no use. */
function forEach(named: Named): Query[] {
  const { asked, target, schema, taken } = named;
  const labels = taken.flatMap(({ sense }) => (sense.kind === 'label' ? [sense] : []));
  const keys = labels.some(({ label }) => label !== target)
    ? labels.flatMap((sense) => keysOf(named, sense))
    : besideOf(named);
  const rest = taken.filter(({ sense }) => sense.kind !== 'label');
  return setsOf({ ...named, taken: rest }).flatMap(({ set, properties }) => {
    const [link] = properties.filter((one) => isNumber(schema, one) && one.labels.includes(target));
    const total = grouped(asked, link);
    return keys.map((by): Query => ({
      kind: 'group',
      set,
      by,
      total,
      order: asked.order ?? 'most',
      limit: USUAL_LIMIT,
    }));
  });
}

/** The sets of those of whom all that is named holds, where no property is asked for and a number may be of what no word says. */
const looseSetsOf = (named: Named): NodeSet[] =>
  toldOf(named.taken, named.target, named.asked, named.schema, true)
    .filter(({ properties }) => properties.length === 0)
    .flatMap(({ conditions }) => rowsOf(named, named.target, conditions).map(setOf));

/** What those come to of whom all that is named holds, where no word says by what they are measured. */
function measured(named: Named): Query[] {
  const { asked, target, schema } = named;
  const by = asked.by ?? (asked.isHow || asked.isCount ? 'sum' : undefined);
  const isAll = asked.order === undefined && asked.per === undefined;
  if (by === undefined || !isAll || amountsOf(schema, target).length === 0) return [];
  return looseSetsOf(named).flatMap((set) =>
    measuresOf(schema, target).map(({ property }): Query => ({ kind: 'aggregate', set, by, property })),
  );
}

/** Those of whom all that is named holds, or how many they are, whatever word the question has for them. */
function counted(named: Named): Query[] {
  const { asked } = named;
  if (asked.by !== undefined || asked.order !== undefined || asked.per !== undefined || asked.isYesNo) return [];
  if (named.taken.some(({ sense }) => sense.kind === 'rank')) return [];
  return looseSetsOf(named)
    .filter((set) => set.kind !== 'nodes' || set.ids.length > 1)
    .map((set) => (asked.isCount ? { kind: 'count', set } : listed(set)));
}

/** Queries that are offered, and whether nothing else may be asked. */
interface Offered {
  readonly queries: readonly Query[];
  readonly isAll: boolean;
}

/** Queries that a question may ask for by what it names, though its words do not say so: each is offered, and never told. */
export function offeredForms(named: Named): Offered {
  const { isShare, contrast, per } = named.asked;
  if (isShare) return { queries: shareOf(named), isAll: true };
  const against = heldApart(named);
  if (against.length > 0 || contrast.isOr) return { queries: against, isAll: true };
  return { queries: per === undefined ? [...measured(named), ...counted(named)] : forEach(named), isAll: false };
}
