import { type Aggregate, type Direction, type Predicate } from '../../../domain/query/Query.js';
import { ANYBODY, type Built, described, isApart, isOpen, link, plain, query, stands } from './building.js';
import { stepsIn } from './steps.js';
import { type Alongside, type LinkMeaning, type SetMeaning, type TieLink } from './Meaning.js';
import { eitherWay, type Of, type Rule, rule, type Where } from './Rule.js';
import { overlap, type Schema } from './Schema.js';
import { compared, mayHold } from './valueRules.js';

type Tied = Of<'tied'>;

/** Something said for each property that a word may mean, each by itself. */
const each = (links: readonly TieLink[], that: (link: TieLink) => Predicate): Built[] =>
  links.flatMap((one) => plain({ cat: 'along', that: that(one), types: [one.type] }));

/** A number that relationships hold; a time only where they hold years. */
const held = (links: readonly TieLink[], { is, value, isTime, isThan }: Of<'cmp'>, where: Where): Built[] =>
  isThan === true
    ? []
    : each(
        links.filter((one) => (isTime !== true || one.isYear === true) && mayHold(one, value)),
        ({ property, kind }) => compared(where, property, is, value, kind),
      );

/** What a link says of its relationships, once. */
const narrowed = (of: LinkMeaning | Of<'gap'>, { that, types }: Alongside): Built[] =>
  of.along === undefined && (of.type === undefined || types.includes(of.type))
    ? plain({ ...of, along: { that, types } })
    : [];

/** The years that relationships of a type hold, where they hold no more than one. */
function yearsOf({ ties }: Schema, type: string | undefined): readonly TieLink[] {
  const years = ties.filter((one) => one.type === type && one.isYear === true);
  return years.length === 1 ? years : [];
}

const inTime = (of: LinkMeaning | Of<'gap'>, cmp: Of<'cmp'>, where: Where): Built[] =>
  cmp.isTime !== true
    ? []
    : held(yearsOf(where.schema, of.type), cmp, where).flatMap(({ meaning }) =>
        meaning.cat === 'along' ? narrowed(of, meaning) : [],
      );

const isOne = (set: SetMeaning): boolean => set.isNamed === true && set.isEither !== true && stands(set);

/** What is asked of the relationships of one that is named. */
const tied = (near: SetMeaning, tie: Of<'tie'>): Built[] =>
  isOne(near) && near.labels.length > 0 && tie.links.length > 0 && (tie.far === undefined || isApart(near, tie.far))
    ? plain({ ...tie, cat: 'tied', near })
    : [];

/** Of those between it and another. Among nodes of one label nobody knows which way they lead. */
const between = (one: Tied, far: SetMeaning): Built[] =>
  (one.far === undefined || one.far.isPlain === true) &&
  (isOne(far) || (far.isPlain === true && stands(far))) &&
  isApart(one.near, far)
    ? plain({ ...one, far })
    : [];

/** What the relationships of a type hold alone. */
function ofType<M extends Of<'tie'> | Tied>(one: M, type: string | undefined): M[] {
  const links = one.links.filter((tie) => type === undefined || tie.type === type);
  return links.length === 0 ? [] : [{ ...one, links }];
}

const summed = (by: Aggregate, one: Of<'tie'> | Tied): Built[] => {
  const links = one.links.filter(({ kind }) => kind === 'number');
  return one.by !== undefined || links.length === 0 ? [] : plain({ ...one, links, by });
};

/** The one way in which relationships of a type lead from what is named to what else is named. */
function wayOf({ near, far }: Tied, type: string, schema: Schema): Direction | undefined {
  const fits = (set: SetMeaning | undefined, label: string) =>
    set === undefined || overlap(set.labels, [label]) !== undefined;
  const ways = stepsIn(schema).filter((step) => step.type === type && fits(near, step.from) && fits(far, step.to));
  const direction = ways[0]?.direction;
  return ways.every((one) => one.direction === direction) ? direction : undefined;
}

/** What the relationships that a question names hold, or what that comes to. */
const told = (one: Tied, schema: Schema): Built[] =>
  one.links.flatMap(({ property, type }) => {
    const direction = wayOf(one, type, schema);
    if (direction === undefined) return [];
    const along = { step: { types: [type], direction }, set: one.far?.set ?? { kind: 'all' as const } };
    const ends = { set: one.near.set, along };
    return one.by === undefined
      ? query({ kind: 'values', ...ends, properties: [property] })
      : query({ kind: 'aggregate', ...ends, by: one.by, property });
  });

/** What all relationships of a type come to. */
const toldOfAll = ({ links, by, far }: Of<'tie'>, { ends }: Schema): Built[] =>
  links.flatMap(({ type, property }) => {
    const [only, ...more] = ends(type);
    if (by === undefined || far !== undefined || only === undefined || more.length > 0) return [];
    const along = { step: { types: [type], direction: 'out' as const }, set: { kind: 'all' as const } };
    return query({ kind: 'aggregate', set: { kind: 'label', label: only.start }, along, by, property });
  });

const whole = (one: Tied, { schema, isFirst, isLast }: Where): Built[] => (isFirst && isLast ? told(one, schema) : []);

/** What is asked of relationships by no more than what their numbers come to. */
export const totalOfTies = (one: Of<'tie'> | Tied, schema: Schema): readonly Built[] =>
  one.by === undefined ? [] : one.cat === 'tied' ? told(one, schema) : toldOfAll(one, schema);

/** Rules of what relationships say: a condition on them, and what they hold. */
export const TIES: readonly Rule[] = [
  rule('tieOf', ['tie', 'cmp'], 'a share above 100', ({ links }, cmp, where) => held(links, cmp, where)),
  ...eitherWay('tieNumbered', ['num', 'tie'], '5 stars, grade 4', ({ value }, { links }, where) =>
    held(links, { cat: 'cmp', is: '=', value }, where),
  ),
  ...eitherWay('tieValued', ['tie', 'along'], 'the control arm', ({ links }, along) =>
    links.some(({ type }) => along.types.includes(type)) ? plain(along) : [],
  ),
  rule('linkAlong', ['link', 'along'], 'worked at Aurora as a director', (of, along) => narrowed(of, along)),
  rule('gapInTime', ['gap', 'cmp'], '(whom did) Ann train in 2022', (of, cmp, where) => inTime(of, cmp, where)),
  rule('linkInTime', ['link', 'cmp'], '(were) found at Skerry after 2015', (of, cmp, where) => inTime(of, cmp, where)),
  rule('relInTime', ['rel', 'cmp'], '(were) found after 2015', ({ type }, cmp, where) =>
    inTime(link(type, ANYBODY), cmp, where),
  ),
  rule('alongPlace', ['along', 'pp'], '(who is) director at Aurora', ({ that, types }, { set }) =>
    plain(link(undefined, set, { along: { that, types } })),
  ),
  rule('setAlong', ['set', 'along'], 'patients in the control arm', (set, { that, types }, { schema }) =>
    isOpen(set) ? described(schema, set, link(undefined, ANYBODY, { along: { that, types } })) : [],
  ),
  rule('tieOfKind', ['tie', 'pp'], 'litres of fuel', (one, { set }) =>
    set.isPlain === true && one.far === undefined ? plain({ ...one, far: set }) : [],
  ),
  rule('tieRel', ['tie', 'rel'], 'litres sold', (one, { type }) => ofType(one, type).flatMap(plain)),
  ...eitherWay('tiedOf', ['tie', 'pp'], "Ann's role", (one, { set }) => tied(set, one)),
  ...eitherWay('tiedBeside', ['tie', 'set'], '(what) role (does) Ann', (one, set) => tied(set, one)),
  rule('tiedLink', ['tie', 'link'], 'units shipped to Velo', (one, { type, other, amount, along }) =>
    amount.kind === 'some' && along === undefined ? ofType(one, type).flatMap((tie) => tied(other, tie)) : [],
  ),
  rule('tiedGap', ['tie', 'gap'], 'the depth Mirror (was) found', (one, { type, subject }) =>
    ofType(one, type).flatMap((tie) => tied(subject, tie)),
  ),
  rule('tiedTo', ['tied', 'pp'], '(Ann plays) in Hamlet', (one, { set }) => between(one, set)),
  rule('tiedWith', ['tied', 'set'], '(stars did Ann give) Ben', (one, set) => between(one, set)),
  rule('tiedRel', ['tied', 'rel'], '(the depth Mirror was) found', (one, { type }) => ofType(one, type).flatMap(plain)),
  ...eitherWay('sumTie', ['op:sum', 'tie'], 'the total stars (of Ben)', (_, one) => summed('sum', one)),
  rule('sumTied', ['tied', 'op:sum'], 'units shipped to Velo in total', (one) => summed('sum', one)),
  ...eitherWay('meanTie', ['op:mean', 'tie'], 'nota medie (a lui Ben)', (_, one) => summed('mean', one)),
  ...eitherWay('medianTie', ['op:median', 'tie'], 'the median stars (of Ben)', (_, one) => summed('median', one)),
  rule('whichTied', ['op:which', 'tied'], 'what role does Ann have', (_, one, where) => whole(one, where)),
  rule('whichTie', ['op:which', 'tie'], 'what is the average grade', (_, one) =>
    one.by === undefined ? [] : plain(one),
  ),
  rule('countTied', ['op:count', 'tied'], 'how many stars', (_, one, where) => whole(one, where)),
  rule('howTied', ['op:how', 'tied'], 'how much did Ann pay', (_, one, where) => whole(one, where)),
];
