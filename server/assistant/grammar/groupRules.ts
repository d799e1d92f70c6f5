import { type GroupKey, type NodeSet, type Query, type Total } from '../../../domain/query/Query.js';
import { type Built, dearer, described, fitting, isOpen, link, madeOf, plain, query, stands } from './building.js';
import { stepsIn } from './steps.js';
import { type PropertyLink, type SetMeaning } from './Meaning.js';
import { eitherWay, type Of, type Rule, rule } from './Rule.js';
import { overlap, type Schema } from './Schema.js';

type Per = Of<'per'>;

/** The one way in which nodes are joined to those of a label, by a type that is said; undefined where there is none, or more than one. */
function keyOfLabel(
  labels: readonly string[],
  label: string,
  schema: Schema,
  { type: said, set = { kind: 'label', label } }: Per,
): GroupKey | undefined {
  const isOwn = (one: string) => overlap(labels, [one]) !== undefined;
  const [way, ...more] = stepsIn(schema).filter(
    ({ from, to, type }) => to === label && isOwn(from) && (said === undefined || said === type),
  );
  if (way === undefined || more.length > 0) return undefined;
  return { kind: 'step', step: { types: [way.type], direction: way.direction }, set };
}

function keysOf(per: Per, labels: readonly string[], schema: Schema): GroupKey[] {
  const properties = fitting(per.links, labels).map(({ property }) => ({ kind: 'property' as const, property }));
  return [...properties, ...per.labels.flatMap((label) => keyOfLabel(labels, label, schema, per) ?? [])];
}

/** What a set comes to for each value, or for each of some nodes, where the graph leaves one way to be. */
function grouped(set: NodeSet, labels: readonly string[], total: Total, per: Per, schema: Schema): Built[] {
  const [by, ...more] = keysOf(per, labels, schema);
  const isOfItself = by?.kind === 'property' && total.kind === 'aggregate' && by.property === total.property;
  if (by === undefined || more.length > 0 || isOfItself) return [];
  return query({ kind: 'group', set, by, total, order: 'most' });
}

/** The label that a set is of. */
function labelsOf(set: NodeSet): readonly string[] {
  if (set.kind === 'label') return [set.label];
  return set.kind === 'where' ? labelsOf(set.of) : [];
}

/** A number that is asked for, told for each of some. */
export function totalPer(asked: Query, per: Per, schema: Schema): Built[] {
  if (asked.kind === 'count') return grouped(asked.set, labelsOf(asked.set), { kind: 'count' }, per, schema);
  if (asked.kind !== 'aggregate') return [];
  const { set, by, property } = asked;
  return grouped(set, labelsOf(set), { kind: 'aggregate', by, property }, per, schema);
}

/** What a property comes to for each of some, where nothing is said of whose it is: of the one label that has it, and is so divided. */
const aggregatePer = ({ by, links }: Of<'agg'>, per: Per, schema: Schema): Built[] =>
  links.flatMap(({ property, labels }) =>
    labels.flatMap((label) =>
      grouped({ kind: 'label', label }, [label], { kind: 'aggregate', by, property }, per, schema),
    ),
  );

/** What a property of those who are joined to what is named tells, where that has none itself: the wage of Welders. */
const ofJoined = (
  links: readonly PropertyLink[],
  of: Of<'link'>,
  schema: Schema,
  told: (link: PropertyLink, set: SetMeaning) => readonly Built[],
): Built[] =>
  of.other.isNamed !== true || of.other.isEither === true || fitting(links, of.other.labels).length > 0
    ? []
    : links.flatMap((one) =>
        one.labels.flatMap((label) =>
          madeOf(described(schema, { cat: 'set', set: { kind: 'label', label }, labels: [label] }, of), (set) =>
            told(one, set),
          ),
        ),
      );
/** A number of each of the rows that belong to one that is named. */
const theirs = (set: SetMeaning, links: readonly PropertyLink[], schema: Schema): Built[] =>
  ofJoined(links, link(undefined, set), schema, (one, rows) =>
    plain({ cat: 'amounts', set: rows, links: [one], isSpent: true }),
  );
const aggregateOfJoined = ({ by, links }: Of<'agg'>, of: Of<'link'>, schema: Schema): Built[] =>
  ofJoined(links, of, schema, ({ property }, { set }) => query({ kind: 'aggregate', set, by, property }));

/** How many are asked for are told for each sooner than of those that all of these have in common: fiecare says both. */
const OF_EACH = -0.1;
const counted = (set: Of<'set'>, per: Per, schema: Schema): Built[] =>
  set.asked === 'count' && isOpen(set)
    ? dearer(grouped(set.set, set.labels, { kind: 'count' }, per, schema), OF_EACH)
    : [];

const HELD = { exactly: '=', atLeast: '≥', atMost: '≤' } as const;

/** The values of which there are so many: the years that had fewer than 19 films. */
function valuesOfSome({ links }: Of<'prop'>, { type, other, amount }: Of<'link'>): Built[] {
  const [link, ...more] = fitting(links, other.labels);
  if (link === undefined || more.length > 0 || type !== undefined || other.isPlain !== true) return [];
  if (!('count' in amount)) return [];
  return query({
    kind: 'group',
    set: other.set,
    by: { kind: 'property', property: link.property },
    total: { kind: 'count' },
    having: { is: HELD[amount.kind], value: amount.count },
    order: amount.kind === 'atMost' ? 'least' : 'most',
  });
}

/** Rules of what is told for each of some: of nodes that a set is joined to, or of the values of a property. */
export const GROUPS: readonly Rule[] = [
  rule('perSet', ['op:per', 'set'], 'per department', (_, set) =>
    set.isPlain === true ? plain({ cat: 'per', links: [], labels: set.labels }) : [],
  ),
  rule('perDescribed', ['op:per', 'set'], 'each captain', (_, some) =>
    some.isPlain !== true && isOpen(some) && stands(some) && some.labels.length === 1
      ? plain({ cat: 'per', links: [], labels: some.labels, set: some.set })
      : [],
  ),
  rule('perValue', ['op:per', 'prop'], 'by flag', (_, { links }) => plain({ cat: 'per', links, labels: [] })),
  ...eitherWay('perDoes', ['per', 'rel'], '(how many pets does) each vet treat', (per, { type }) =>
    per.labels.length > 0 && per.type === undefined ? plain({ ...per, type }) : [],
  ),
  rule('perOwn', ['op:have', 'per'], '(how many pets) has each owner', (_, per) =>
    per.labels.length > 0 && per.type === undefined ? plain(per) : [],
  ),
  ...eitherWay('countPer', ['set', 'per'], 'how many workers per guild', (set, per, { schema }) =>
    counted(set, per, schema),
  ),
  rule('valuesOfSome', ['prop', 'link'], '(which) years had fewer than 19 films', valuesOfSome),
  rule('aggregatePer', ['agg', 'per'], 'average wage by guild', (agg, per, { schema }) =>
    aggregatePer(agg, per, schema),
  ),
  rule('aggregateOfJoined', ['agg', 'pp'], 'average wage of the Welders', (agg, { set }, { schema }) =>
    aggregateOfJoined(agg, link(undefined, set), schema),
  ),
  rule('spent', ['set', 'dim'], '(how much did) Ann pay', (set, { links, isSpent }, { schema }) =>
    isSpent === true ? theirs(set, links, schema) : [],
  ),
  ...eitherWay('totalPer', ['query', 'per'], 'for each guild, the average wage of workers', (asked, per, { schema }) =>
    totalPer(asked.query, per, schema),
  ),
  rule('perHas', ['query', 'op:have'], 'how many workers (does) each guild have', ({ query: asked }, _, { isLast }) =>
    isLast && asked.kind === 'group' ? query(asked) : [],
  ),
];
