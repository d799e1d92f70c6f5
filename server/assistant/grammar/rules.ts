import {
  amountOf,
  ANYBODY,
  type Built,
  dearer,
  described,
  doer,
  farther,
  fitting,
  forEach,
  fulfilling,
  having,
  isApart,
  isEitherOf,
  isOpen,
  isOther,
  link,
  madeOf,
  listed,
  plain,
  query,
  stands,
  undergoer,
  withoutRole,
} from './building.js';
import { type LinkMeaning, type Meaning, type SetMeaning } from './Meaning.js';
import { eachOrder, eitherWay, type Of, type Rule, rule } from './Rule.js';
import { overlap, type Schema } from './Schema.js';
import { ABOUT } from './aboutRules.js';
import { BESIDE } from './besideRules.js';
import { CLAIMS } from './claimRules.js';
import { COMMON, mostCommon } from './commonRules.js';
import { negated } from './truths.js';
import { EVENTS } from './eventRules.js';
import { GROUPS } from './groupRules.js';
import { HAVING } from './havingRules.js';
import { LACKS } from './lackRules.js';
import { LISTS } from './listRules.js';
import { TIES, totalOfTies } from './tieRules.js';
import { WORTHS } from './worth.js';
import { VALUES } from './valueRules.js';

/** Who is somebody's wife is asked sooner than what else is said of her. */
const AS_ROLE = 0.1;

const without = (set: SetMeaning, left: SetMeaning): Built[] =>
  set.isNamed === true ||
  overlap(set.labels, left.labels) === undefined ||
  // All without all of them says nothing: then a value was meant.
  JSON.stringify(set.set) === JSON.stringify(left.set)
    ? []
    : plain({ ...set, set: { kind: 'difference', of: [set.set, left.set] } });
/** A question word that asks for an end of the relationship decides which it is. */
const turned = (head: SetMeaning, meaning: LinkMeaning): LinkMeaning =>
  head.asks === 'subject' || head.asks === 'object' ? { ...meaning, head: head.asks } : meaning;

/** Those of whom a value says what they are: strikers, teachers. */
const asSet = (pred: Of<'pred'>, asked?: 'list' | 'count') =>
  pred.labels.length === 1
    ? fulfilling(
        { cat: 'set', set: { kind: 'all' }, labels: [], ...(asked === undefined ? {} : { asked }) },
        pred.that,
        pred.labels,
      )
    : [];

/** Whoever stands at the end of a relationship that its own word names: the children of Cecil. */
const linkedOnes = (schema: Schema, of: LinkMeaning, asked: 'list' | 'count') =>
  of.type !== undefined && of.other.isNamed === true ? described(schema, { ...ANYBODY, asked }, of) : [];

/** What is named with its label beside it. */
const titled = (label: SetMeaning, named: SetMeaning): Built[] =>
  label.isPlain === true && named.isNamed === true && overlap(label.labels, named.labels) !== undefined
    ? plain(named)
    : [];

/** Rules of things described: what stands beside a noun says more of it. */
const NOUNS: readonly Rule[] = [
  rule('described', ['pred', 'set'], 'Danish authors', (pred, set, { schema }) =>
    isOpen(set) && !isOther(set.set, pred.that, schema) ? fulfilling(set, pred.that, pred.labels) : [],
  ),
  rule('describedAfter', ['set', 'pred'], 'authors (who are) Danish', (set, pred, { schema }) =>
    isOpen(set) && !isOther(set.set, pred.that, schema) ? farther(set, fulfilling(set, pred.that, pred.labels)) : [],
  ),
  rule('titled', ['set', 'set'], 'the club Rovers', (one, other) => [...titled(one, other), ...titled(other, one)]),
  rule('both', ['pred', 'pred'], 'young and Danish', (one, other, { schema }) => {
    const labels = overlap(one.labels, other.labels);
    const kind = isEitherOf(one.that, other.that, schema) ? 'or' : 'and';
    return labels === undefined ? [] : plain({ cat: 'pred', labels, that: { kind, of: [one.that, other.that] } });
  }),
  rule('instead', ['op:or', 'pred'], 'or Danish', (_, { that, labels }) => plain({ cat: 'instead', that, labels })),
  rule('oneOrOther', ['pred', 'instead'], 'Danish or Dutch', (one, other) => {
    const labels = overlap(one.labels, other.labels);
    return labels === undefined ? [] : plain({ cat: 'pred', labels, that: { kind: 'or', of: [one.that, other.that] } });
  }),
  rule('place', ['op:at', 'set'], 'in the kitchen', (_, set) =>
    set.asks === undefined ? plain({ cat: 'pp', set, of: false }) : [],
  ),
  rule('owner', ['op:of', 'set'], 'of the Rovers', (_, set) =>
    set.asks === undefined ? plain({ cat: 'pp', set, of: true }) : [],
  ),
  rule('agent', ['op:by', 'set'], 'by the Rovers', (_, set) =>
    set.asks === undefined ? plain({ cat: 'agent', set }) : [],
  ),
  rule('ofPred', ['op:of', 'pred'], 'of the second year', (_, pred) =>
    pred.that.kind === 'compare' && pred.that.is !== '=' ? [] : plain(pred),
  ),
  rule('joined', ['set', 'pp'], 'players of Rovers', (set, { set: other }, { schema }) => {
    if (!isOpen(set)) return [];
    // A question word stands for what is told of sooner than for what that is joined to.
    const more = set.asks !== undefined && set.set.kind === 'all' && other.set.kind === 'where' ? 0.05 : 0;
    return dearer(described(schema, set, link(undefined, other)), more);
  }),
  rule('made', ['set', 'agent'], 'a book by Omar Said', (set, { set: other }, { schema }) =>
    isOpen(set) && other.isNamed === true ? described(schema, set, link(undefined, other)) : [],
  ),
  rule('possessor', ['set', 'op:of'], "Cecil Penn's", (set) =>
    set.isNamed === true ? plain({ cat: 'pp', set, of: true }) : [],
  ),
  rule('placeLast', ['set', 'op:at'], '(what country is) Leeds in', (set, _, { isLast }) =>
    isLast && set.isNamed === true && stands(set) ? plain({ cat: 'pp', set, of: false }) : [],
  ),
  rule('askedAfter', ['set', 'set'], 'who (is) the oldest person', (who, set) =>
    who.asks === 'any' && who.set.kind === 'all' && isOpen(set) && set.asked === undefined && set.set.kind !== 'all'
      ? plain({ ...set, asked: 'list' })
      : [],
  ),
  rule('atAsked', ['op:at', 'set'], '(cu) câte țări', (_, set) =>
    set.asked !== undefined && set.isPlain === true ? plain(set) : [],
  ),
  rule('byWhich', ['op:by', 'set'], 'by which clubs', (_, set) =>
    set.asked === 'list' && set.isPlain === true ? plain({ ...set, asks: 'subject' }) : [],
  ),
  rule('whichPred', ['op:which', 'pred'], 'which defenders', (_, pred) => asSet(pred, 'list')),
  rule('countPred', ['op:count', 'pred'], 'how many strikers', (_, pred) => asSet(pred, 'count')),
  rule('that', ['op:that', 'link'], 'that play for Rovers', (_, of) => plain({ ...of, isRelative: true })),
  rule('thatPred', ['op:that', 'pred'], 'that are Danish', (_, pred) => plain({ ...pred, isRelative: true })),
  rule('except', ['op:except', 'set'], 'except the Rovers', (_, set) =>
    stands(set) ? plain({ cat: 'except', set }) : [],
  ),
  rule('exceptPred', ['op:except', 'pred'], 'except the Danish ones', (_, pred, { schema }) =>
    plain({ cat: 'pred', that: negated(pred.that, schema.properties), labels: pred.labels }),
  ),
  ...eitherWay('left', ['set', 'except'], 'clubs except the Rovers', (set, { set: left }, { schema }) =>
    isOpen(set) && left.isNamed === true && isApart(set, left)
      ? described(schema, set, link(undefined, left, { amount: { kind: 'none' } }))
      : without(set, left),
  ),
];

/** To whom something is done. */
const doneBy = ({ type, subject, along, isDone }: Of<'gap'>): LinkMeaning =>
  link(type, subject, {
    head: isDone === true ? 'subject' : 'object',
    ...(along === undefined ? {} : { along }),
  });

/** Those who are to somebody what a word for a person says: the wife of the mayor. */
const roleOf = (schema: Schema, { isRole, type, ...rel }: Of<'rel'>, other: SetMeaning): Built[] =>
  isRole === true && stands(other)
    ? dearer(described(schema, ANYBODY, link(type, other, { head: doer(rel) })), AS_ROLE)
    : [];

const nobody = ({ type }: Of<'rel'>, head: LinkMeaning['head']): Built[] =>
  plain(link(type, ANYBODY, { head, amount: { kind: 'none' } }));

/** Rules of relationships: who does what to whom. */
const LINKS: readonly Rule[] = [
  rule('does', ['rel', 'set'], 'wrote Winter Bees', ({ type, ...rel }, other) =>
    other.asks === undefined && other.asked === undefined
      ? plain(link(type, other, { head: rel.isOfEnd === true ? 'subject' : doer(rel), isVerbFirst: true }))
      : [],
  ),
  rule('doesTo', ['rel', 'pp'], 'reports to Ana', ({ type, ...rel }, { set }) =>
    plain(link(type, set, { head: doer(rel) })),
  ),
  rule('undergoes', ['rel', 'agent'], 'defeated by Rovers', ({ type, ...rel }, { set }) =>
    plain(link(type, set, { head: undergoer(rel) })),
  ),
  rule('doesSome', ['rel', 'some'], 'teaches exactly two courses', ({ type, ...rel }, { set, amount }) =>
    plain(link(type, set, { head: doer(rel), amount })),
  ),
  ...eitherWay('roleOf', ['rel', 'pp'], "(where does) Cecil Penn's wife", (rel, { set, of }, { schema }) =>
    of ? roleOf(schema, rel, set) : [],
  ),
  rule('role', ['rel', 'set'], 'soția Corinei', (rel, set, { schema }) => roleOf(schema, rel, set)),
  rule('whoAre', ['op:which', 'link'], 'what are the children of', (_, of, { schema }) =>
    linkedOnes(schema, of, 'list'),
  ),
  rule('whatGap', ['op:which', 'gap'], 'what has Ada Roe written', (_, gap, { schema }) =>
    gap.subject.isNamed === true ? described(schema, { ...ANYBODY, asked: 'list' }, doneBy(gap)) : [],
  ),
  rule('howManyAre', ['op:count', 'link'], 'how many children of', (_, of, { schema }) =>
    linkedOnes(schema, of, 'count'),
  ),
  rule('numberRel', ['cmp', 'rel'], 'exactly two children', ({ is, value, isTime, isThan }, rel) => {
    const amount = isTime === true || isThan === true ? undefined : amountOf(is, value);
    return amount === undefined ? [] : plain(having(rel, amount));
  }),
  ...eachOrder((kind, op) => [
    rule('mostRel', [op, 'rel'], 'the most children', (_, rel) => plain(having(rel, { kind }))),
    rule('relMost', ['rel', op], '(which patent is) cited most often', ({ type }, { isAtEnd }) =>
      isAtEnd === true ? plain(link(type, ANYBODY, { amount: { kind } })) : [],
    ),
    rule(kind, [op, 'set'], 'the most courses', (_, set) =>
      set.isPlain === true ? plain({ cat: 'some', amount: { kind }, set }) : [],
    ),
  ]),
  rule('noRel', ['op:no', 'rel'], 'no children', (_, rel) => plain(having(rel, { kind: 'none' }))),
  rule('bySome', ['op:by', 'some'], 'by exactly two clubs', (_, some) =>
    plain({ ...some, set: { ...some.set, asks: 'object' } }),
  ),
  rule('undergoesSome', ['rel', 'some'], 'fed by exactly two plants', ({ type, ...rel }, { set, amount }) =>
    set.asks === 'object'
      ? [{ meaning: link(type, withoutRole(set), { head: undergoer(rel), amount }), cost: -0.1 }]
      : [],
  ),
  rule('onlyBy', ['op:only', 'agent'], 'only by Rovers', (_, { set }) =>
    plain({ cat: 'some', amount: { kind: 'only' }, set: { ...set, asks: 'object' } }),
  ),
  rule('noSome', ['set', 'some'], 'clubs without a coach', (set, { set: other, amount }, { schema }) =>
    isOpen(set) && other.asks === undefined ? described(schema, set, link(undefined, other, { amount })) : [],
  ),
  rule('onlyPlace', ['op:only', 'pp'], 'only at Aurora', (_, { set }) =>
    plain({ cat: 'some', amount: { kind: 'only' }, set }),
  ),
  rule('gap', ['set', 'rel'], 'Rovers defeated', (subject, { type, isDone }) =>
    stands(subject) ? plain({ cat: 'gap', type, subject, ...(isDone === true ? { isDone } : {}) }) : [],
  ),
  rule('who', ['set', 'link'], 'players who play for Rovers', (set, meaning, { schema }) =>
    isOpen(set) ? described(schema, set, turned(set, meaning)) : [],
  ),
  rule('whom', ['set', 'gap'], 'clubs that Rovers defeated', (set, gap, { schema }) =>
    isOpen(set) ? described(schema, set, gap.isDone === true ? doneBy(gap) : turned(set, doneBy(gap))) : [],
  ),
  rule('doing', ['gap', 'set'], 'Spanish-speaking countries', ({ type, subject }, set, { schema }) =>
    set.isPlain === true ? dearer(described(schema, set, link(type, subject, { head: 'subject' })), 0.1) : [],
  ),
  rule('not', ['op:not', 'link'], 'has not borrowed a book', (_, of) =>
    of.amount.kind === 'some' ? plain({ ...of, amount: { kind: 'none' } }) : [],
  ),
  rule('notRel', ['op:not', 'rel'], 'never borrowed', (_, { type }) =>
    plain(link(type, ANYBODY, { head: 'subject', amount: { kind: 'none' } })),
  ),
  rule('notPred', ['op:not', 'pred'], 'not Danish', (_, pred, { schema }) =>
    plain({ ...pred, that: negated(pred.that, schema.properties) }),
  ),
  rule('none', ['op:no', 'set'], 'no coach', (_, set) =>
    set.asks === undefined ? plain({ cat: 'some', amount: { kind: 'none' }, set }) : [],
  ),
  rule('only', ['op:only', 'set'], 'only Rovers', (_, set) =>
    set.asks === undefined ? plain({ cat: 'some', amount: { kind: 'only' }, set }) : [],
  ),
  rule('every', ['op:every', 'set'], 'every course', (_, set) =>
    set.asks === undefined && set.isNamed !== true ? plain({ cat: 'some', amount: { kind: 'every' }, set }) : [],
  ),
  rule('everyPred', ['op:every', 'pred'], 'all strikers', (_, pred) =>
    madeOf(asSet(pred), (set) => plain({ cat: 'some', amount: { kind: 'every' }, set })),
  ),
  rule('nobodyDoes', ['op:nobody', 'rel'], '(pets) nobody treats', (_, rel) => nobody(rel, undergoer(rel))),
  rule('doneByNobody', ['rel', 'op:byNobody'], 'nu îl conduce nimeni', (rel) => nobody(rel, undergoer(rel))),
  rule('doesToNobody', ['rel', 'op:toNobody'], '(who) treats nobody', (rel) => nobody(rel, doer(rel))),
  rule('byAnybody', ['op:by', 'op:anybody'], '(not treated) by anyone', () => plain({ cat: 'agent', set: ANYBODY })),
  rule('byNone', ['op:by', 'op:toNobody'], '(treated) by nobody', () =>
    plain({ cat: 'some', amount: { kind: 'none' }, set: { ...ANYBODY, asks: 'object' } }),
  ),
  rule('number', ['cmp', 'set'], 'more than two courses', ({ is, value, isTime, isThan }, set) => {
    if (isTime === true || isThan === true || set.isPlain !== true) return [];
    const amount = amountOf(is, value);
    return amount === undefined ? [] : plain({ cat: 'some', amount, set });
  }),
];

/** Rules of questions: what is to be told of what was described. */
const QUESTIONS: readonly Rule[] = [
  rule('which', ['op:which', 'set'], 'which clubs', (_, set) =>
    isOpen(set) && set.asked === undefined ? plain({ ...set, asked: 'list' }) : [],
  ),
  rule('placeFirst', ['pp', 'set'], 'in Europe, how many countries', ({ set: other }, set, { schema, isFirst }) =>
    isFirst && set.asked !== undefined && isOpen(set) ? described(schema, set, link(undefined, other)) : [],
  ),
  rule('ofThose', ['pp', 'op:count'], 'of the clubs in Leeds, how many', ({ set, of }, _, { isFirst }) =>
    isFirst && of && isOpen(set) && set.asked === undefined ? plain({ ...set, asked: 'count' }) : [],
  ),
  rule('whichEvery', ['op:which', 'some'], 'show every club', (_, { set, amount }) =>
    amount.kind === 'every' && isOpen(set) ? plain({ ...set, asked: 'list' }) : [],
  ),
  rule('whichQuery', ['op:which', 'query'], 'what is (the average age)', (_, asked) =>
    asked.query.kind === 'share' || asked.query.kind === 'exists' ? [] : plain(asked),
  ),
  rule('countInAll', ['set', 'op:sum'], 'how many clubs are there in total', (set, _, { isLast }) =>
    isLast && set.asked === 'count' ? plain(set) : [],
  ),
  rule('countAgg', ['op:count', 'agg'], 'how many goals are there in total', (_, agg) => sumOfAll(agg)),
  rule('howAgg', ['op:how', 'agg'], 'how much milk is there in total', (_, agg) => sumOfAll(agg)),
  rule('whichAgg', ['op:which', 'agg'], 'what is the average age', (_, agg) => totalOfAll(agg)),
  rule('count', ['op:count', 'set'], 'how many clubs', (_, set) =>
    isOpen(set) && set.asked === undefined ? plain({ ...set, asked: 'count' }) : [],
  ),
  rule('aggregate', ['agg', 'pp'], 'the average age of the players', ({ by, links }, { set }) =>
    aggregated(set, by, links),
  ),
  rule('aggregateAfter', ['set', 'agg'], 'their average age', (set, { by, links }) =>
    stands(set) && set.isPlain !== true ? aggregated(set, by, links) : [],
  ),
  rule('aggregatePred', ['agg', 'pred'], 'the average salary of testers', ({ by, links }, pred, { schema }) =>
    schema.isDayOfPersons(pred.property) ? [] : madeOf(asSet(pred), (set) => aggregated(set, by, links)),
  ),
  rule('aggregateSet', ['agg', 'set'], 'average order total', ({ by, links }, set) => aggregated(set, by, links)),
];

/** What a property comes to where nothing is said of whose it is: of the one label that has it. */
const totalOfAll = ({ by, links }: Of<'agg'>): readonly Built[] =>
  links.flatMap(({ labels, property }) => {
    const [label, ...more] = labels;
    return label === undefined || more.length > 0
      ? []
      : query({ kind: 'aggregate', set: { kind: 'label', label }, by, property });
  });

const sumOfAll = (agg: Of<'agg'>): readonly Built[] => (agg.by === 'sum' ? totalOfAll(agg) : []);

const aggregated = (set: SetMeaning, by: Of<'agg'>['by'], links: Of<'agg'>['links']): readonly Built[] =>
  set.isNamed === true
    ? []
    : fitting(links, set.labels).flatMap(({ property }) => query({ kind: 'aggregate', set: set.set, by, property }));

/** What a whole question comes to, of what its words came to. */
export function asked(meaning: Meaning, schema: Schema): readonly Built[] {
  if (meaning.cat === 'query') return plain(meaning);
  if (meaning.cat === 'link') return madeOf(linkedOnes(schema, meaning, 'list'), (set) => asked(set, schema));
  if (meaning.cat === 'about')
    return forEach(meaning.links, ({ property }) => ({
      cat: 'query',
      query: { kind: 'values', set: meaning.set.set, properties: [property] },
    }));
  if (meaning.cat === 'tie' || meaning.cat === 'tied') return totalOfTies(meaning, schema);
  if (meaning.cat === 'agg') return totalOfAll(meaning);
  if (meaning.cat === 'common')
    return mostCommon(meaning, schema).flatMap(({ meaning: one, cost }) => dearer(asked(one, schema), cost));
  if (meaning.cat !== 'set' || meaning.set.kind === 'all' || meaning.isNamed === true) return [];
  return meaning.asked === 'count' ? query({ kind: 'count', set: meaning.set }) : listed(meaning.set);
}

/** Every rule of the grammar. */
export const RULES: readonly Rule[] = [
  ...BESIDE,
  ...NOUNS,
  ...LISTS,
  ...LINKS,
  ...HAVING,
  ...LACKS,
  ...VALUES,
  ...TIES,
  ...COMMON,
  ...GROUPS,
  ...ABOUT,
  ...WORTHS,
  ...EVENTS,
  ...QUESTIONS,
  ...CLAIMS,
];
