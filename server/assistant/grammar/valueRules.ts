import { type Predicate } from '../../../domain/query/Query.js';
import { farther, fitting, forEach, fulfilling, isOpen, plain, query, ranked, stands } from './building.js';
import { ofDays } from './heldLexemes.js';
import { type PropertyLink, type SetMeaning } from './Meaning.js';
import { eachOrder, eitherWay, type Of, type Rule, rule, type Where } from './Rule.js';

/** The year that a number is, where it can be one. */
const isYear = (value: number) => Number.isInteger(value) && value >= 1000 && value <= 2999;

/** A condition on a property; of dates, a year is all of its days. */
export function compared(
  { schema }: Where,
  property: string,
  is: '=' | '<' | '>' | '≥' | '≤',
  value: number,
  kind = schema.properties.find((one) => one.property === property)?.kind,
): Predicate {
  return kind?.startsWith('date') === true
    ? ofDays(property, { test: is, value })
    : { kind: 'compare', property, is, value };
}

/** What holds of more where it is held against less. */
export const MIRRORED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤', '=': '=' } as const;

/** The latest or the earliest, by what holds years or dates. */
const inTime = (links: readonly PropertyLink[], order: 'most' | 'least') => {
  const known = links.filter((one) => one.isYear === true);
  return known.length === 0 ? [] : plain({ cat: 'sup', order, links: known.map(({ isInverse: _, ...one }) => one) });
};

function byTime(set: SetMeaning, schema: Where['schema'], order: 'most' | 'least', count = 1) {
  const years = fitting(schema.daysOf(set.labels), set.labels);
  return isOpen(set) && set.labels.length === 1 && years.length === 1 ? ranked(set, order, years, { count }) : [];
}
/** The last or the first few, by what holds years or dates. */
const fewByTime = ({ set, order: rim, count }: Of<'rim'>, schema: Where['schema'], order: 'most' | 'least') =>
  set === undefined || rim !== undefined ? [] : byTime(set, schema, order, count);

/** What numbers come to in a year, by the own date of what has them: of companies that were founded then it is not asked. */
function totalIn({ by, links }: Of<'agg'>, { is, value, isTime }: Of<'cmp'>, where: Where) {
  const [label, ...more] = new Set(links.flatMap((one) => one.labels));
  const [link] = links;
  const day = label === undefined ? undefined : where.schema.daysOf([label]).find(where.schema.isOwnDate);
  if (isTime !== true || day === undefined || label === undefined || link === undefined || more.length > 0) return [];
  const that = compared(where, day.property, is, value);
  const set = { kind: 'where', of: { kind: 'label', label }, that } as const;
  return query({ kind: 'aggregate', set, by, property: link.property });
}

/** A number of each of some, where one property is meant. */
function each(set: SetMeaning, links: readonly PropertyLink[]) {
  const known = fitting(links, set.labels).filter((one) => one.isYear !== true);
  return isOpen(set) && stands(set) && set.labels.length > 0 && known.length === 1
    ? plain({ cat: 'amounts', set, links: known })
    : [];
}
export const TOTALS = ['mean', 'median', 'sum'] as const;
const total = (by: (typeof TOTALS)[number], set: SetMeaning, [link]: readonly PropertyLink[]) =>
  link === undefined ? [] : query({ kind: 'aggregate', set: set.set, by, property: link.property });

/** What has an order: numbers and times. A number is held against no text: cities that have more than one shop. */
export const isOrdered = ({ kind }: { readonly kind: string }): boolean => kind === 'number' || kind.startsWith('date');

const isCounted = ({ kind }: { readonly kind: string }): boolean => !kind.startsWith('date');

/** Those of some properties whose kind passes a test. */
const ofKind = (
  links: readonly PropertyLink[],
  { schema }: Where,
  fits: (of: { readonly kind: string }) => boolean,
): readonly PropertyLink[] =>
  links.filter((link) => schema.properties.some((one) => one.property === link.property && fits(one)));

/** Whether a number may be what a property holds: a number, or of a time its year. A table's "Policy No" is a text: three policies are none of that number. */
export const mayHold = ({ kind }: { readonly kind: string }, value: number): boolean =>
  kind === 'number' || (kind.startsWith('date') && isYear(value));

/** What a number or a time says of each property; of more of a word that is less of its property, less. */
const heldAgainst = (links: readonly PropertyLink[], { is, value, isTime }: Of<'cmp'>, where: Where) =>
  forEach(links, ({ property, labels, isInverse }) => {
    const test = isInverse === true && isTime !== true ? MIRRORED[is] : is;
    return { cat: 'pred', that: compared(where, property, test, value), labels };
  });

const numbered = (links: readonly PropertyLink[], value: number, where: Where) =>
  heldAgainst(
    ofKind(links, where, (one) => mayHold(one, value)),
    { cat: 'cmp', is: '=', value },
    where,
  );

/** What has an order, where one is asked for. */
const ordered = (links: readonly PropertyLink[], { is }: Of<'cmp'>, where: Where): readonly PropertyLink[] =>
  is === '=' ? links : ofKind(links, where, isOrdered);

/** A ranking by what has an order. */
function byOrder({ links, ...prop }: Of<'prop'>, order: 'most' | 'least', where: Where) {
  const known = ofKind(links, where, isOrdered);
  return known.length === 0 ? [] : plain({ ...prop, cat: 'sup', order, links: known });
}

/** Who asks how many seldom means money. */
const NO_NUMBER = 0.4;
const isMoney = (property: string, { worths }: Where['schema']): boolean =>
  worths.some((one) => one.property === property);

/** What of a measure is said of persons, where the graph has any: who is the oldest is no route. */
const ofPersons = (links: readonly PropertyLink[], { persons }: Where['schema']): readonly PropertyLink[] =>
  persons.length === 0
    ? links
    : links.flatMap((link) => {
        const labels = link.labels.filter((label) => persons.includes(label));
        return labels.length === 0 ? [] : [{ ...link, labels }];
      });

/** More than these are no first of a ranking. */
const MOST_TAKEN = 20;

/** Those that are joined to the most others. */
const byDegree = (set: SetMeaning) => {
  const by = {
    kind: 'number' as const,
    step: { types: [], direction: 'either' as const },
    set: { kind: 'all' as const },
  };
  return isOpen(set) && set.labels.length > 0
    ? plain({ ...set, set: { kind: 'top', of: set.set, by, order: 'most', count: 1 } })
    : [];
};

const isTaken = (count: number): boolean => Number.isInteger(count) && count > 0 && count <= MOST_TAKEN;
const rim = (order: 'most' | 'least', count: number) => (isTaken(count) ? plain({ cat: 'rim', order, count }) : []);

/** So many of a ranking are asked for. */
const several = (sup: Of<'sup'>, count: number) =>
  sup.count === undefined && sup.place === undefined && isTaken(count) ? plain({ ...sup, count }) : [];

/** So many of a set by a ranking that says no number of its own. */
const fewOf = (set: SetMeaning, count: number, { order, links, ...own }: Of<'sup'>) =>
  own.count === undefined && own.place === undefined ? ranked(set, order, links, { count }) : [];

/** Words before a number that hold something against it, and those before a year. */
export const COMPARING = { exactly: '=', more: '>', less: '<', atLeast: '≥', atMost: '≤' } as const;
export const TIMING = { after: '>', before: '<', since: '≥', at: '=' } as const;
const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[];

/** Rules of values: numbers, years, measures, ranks. */
export const VALUES: readonly Rule[] = [
  rule('onlySoMany', ['op:only', 'num'], 'only 3', (_, { value }) => plain({ cat: 'cmp', is: '=', value })),
  ...keysOf(COMPARING).map((op) =>
    rule('compared', [`op:${op}`, 'num'], 'more than 3', (_, { value }) =>
      plain({ cat: 'cmp', is: COMPARING[op], value }),
    ),
  ),
  ...keysOf(TIMING).map((op) =>
    rule('in', [`op:${op}`, 'num'], 'after 1990', (_, { value }) =>
      isYear(value) ? plain({ cat: 'cmp', is: TIMING[op], value, isTime: true }) : [],
    ),
  ),
  rule('than', ['op:than', 'num'], 'than 3', (_, { value }) => plain({ cat: 'cmp', is: '>', value, isThan: true })),
  rule('ofAmount', ['op:of', 'num'], '(a price) of 100', (_, { value }) => plain({ cat: 'cmp', is: '=', value })),
  rule('atAmount', ['op:at', 'num'], '(run) at 400 kV', (_, { value, hasUnit }) =>
    hasUnit === true ? plain({ cat: 'cmp', is: '=', value }) : [],
  ),
  rule('namedOnes', ['set', 'op:ones'], 'the cancelled ones', (set) => (set.isNamed === true ? plain(set) : [])),
  rule('of', ['prop', 'cmp'], 'price above 100', ({ links }, cmp, where) => {
    const known = ordered(links, cmp, where).filter((one) => cmp.isTime !== true || one.isYear === true);
    return cmp.isThan === true ? [] : heldAgainst(known, cmp, where);
  }),
  rule('ofAfter', ['cmp', 'prop'], 'more than 20 goals', (cmp, { links }, where) =>
    cmp.isTime === true || cmp.isThan === true ? [] : heldAgainst(ordered(links, cmp, where), cmp, where),
  ),
  rule('byMeasure', ['dim', 'cmp'], 'older than 60', ({ links, degree }, cmp, where) => {
    const known = links.filter((one) => (cmp.isTime === true) === (one.isYear === true));
    return (degree === 'more') === (cmp.isThan === true) ? heldAgainst(known, cmp, where) : [];
  }),
  rule('measureAfter', ['cmp', 'dim'], 'more than 100 inhabitants', (cmp, { links, degree }, where) => {
    const known = links.filter((one) => one.isInverse !== true && one.isYear !== true);
    return cmp.isTime === true || cmp.isThan === true || degree === 'more' ? [] : heldAgainst(known, cmp, where);
  }),
  rule('years', ['set', 'cmp'], 'orders in 2024', (set, { is, value, isTime }, where) => {
    if (isTime !== true || !isOpen(set)) return [];
    const links = fitting(where.schema.daysOf(set.labels), set.labels);
    return links.length === 1 && set.labels.length > 0
      ? farther(
          set,
          links.flatMap((one) => fulfilling(set, compared(where, one.property, is, value), one.labels)),
        )
      : [];
  }),
  ...eitherWay('valued', ['prop', 'pred'], 'blood type AB', ({ links }, pred) =>
    pred.property !== undefined && links.some(({ property }) => property === pred.property) ? plain(pred) : [],
  ),
  rule('measuredBetween', ['pred', 'dim'], 'between 30 and 45 years old', (pred, { links, degree }) =>
    degree === 'plain' && links.some(({ property }) => property === pred.property) ? plain(pred) : [],
  ),
  rule('livesIn', ['dim', 'pred'], 'live in Leeds', ({ links }, pred) =>
    pred.property !== undefined && links.some(({ property }) => property === pred.property) ? plain(pred) : [],
  ),
  ...eitherWay('numbered', ['num', 'prop'], '6 credits', ({ value }, { links }, where) =>
    numbered(links, value, where),
  ),
  ...eachOrder((order, op) => [
    // The most of many are counted: no day is the most games.
    rule('highest', [op, 'prop'], 'the highest price', ({ isOfMany }, prop, where) =>
      byOrder(isOfMany === true ? { ...prop, links: ofKind(prop.links, where, isCounted) } : prop, order, where),
    ),
    // The most of what follows is no highest value of what stands before: which period has the most elements.
    rule('highestAfter', ['prop', op], '(whose) price is the highest', (prop, { isOfMany }, where) =>
      isOfMany === true ? [] : byOrder(prop, order, where),
    ),
    ...eitherWay('mostOf', [op, 'dim'], 'the most expensive', (_, { links }) => plain({ cat: 'sup', order, links })),
    rule('rim', [op, 'num'], 'the top three', (_, { value }) => rim(order, value)),
  ]),
  rule('lastIn', ['prop', 'op:last'], '(was) built last', ({ links }) => inTime(links, 'most')),
  rule('firstIn', ['prop', 'op:first'], '(was) built first', ({ links }) => inTime(links, 'least')),
  rule('lastOf', ['op:last', 'set'], 'the latest order', (_, set, { schema }) => byTime(set, schema, 'most')),
  rule('firstOf', ['op:first', 'set'], 'the earliest order', (_, set, { schema }) => byTime(set, schema, 'least')),
  rule('lastFew', ['op:last', 'rim'], 'the last three orders', (_, few, { schema }) => fewByTime(few, schema, 'most')),
  rule('firstFew', ['op:first', 'rim'], 'the first two orders', (_, few, { schema }) =>
    fewByTime(few, schema, 'least'),
  ),
  rule('byWhat', ['op:ordered', 'prop'], 'by price', (_, { links }) => plain({ cat: 'ordered', links })),
  rule('rimFirst', ['op:first', 'num'], 'the first three', (_, { value }) => rim('most', value)),
  rule('rimLast', ['op:last', 'num'], 'the last three', (_, { value }) => rim('least', value)),
  rule('rimOf', ['rim', 'set'], 'the top three clubs', (one, set) =>
    one.set === undefined && isOpen(set) && set.set.kind !== 'top' ? plain({ ...one, set }) : [],
  ),
  rule('rimBy', ['rim', 'ordered'], 'the top three clubs by price', ({ set, order, count }, { links }) =>
    set === undefined || order === undefined ? [] : ranked(set, order, links, { count }),
  ),
  rule('few', ['num', 'set'], 'two clubs (with the lowest price)', ({ value: count }, set) =>
    isTaken(count) && isOpen(set) && stands(set) && set.set.kind !== 'top' ? plain({ cat: 'rim', count, set }) : [],
  ),
  rule('fewBy', ['rim', 'sup'], 'two clubs with the lowest price', (few, sup) =>
    few.order === undefined && few.set !== undefined ? fewOf(few.set, few.count, sup) : [],
  ),
  rule('rankedBy', ['set', 'ordered'], 'the three largest clubs by price', (set, { links }) => {
    const { by } = set.set.kind === 'top' ? set.set : {};
    return by?.kind === 'property' && links.some(({ property }) => property === by.property) ? plain(set) : [];
  }),
  ...eitherWay('degree', ['op:degree', 'set'], 'the best connected club', (_, set) => byDegree(set)),
  ...eitherWay('soMany', ['num', 'sup'], 'the three largest', ({ value }, sup) => several(sup, value)),
  rule('placeOf', ['ord', 'sup'], 'the second largest', ({ value }, sup) =>
    sup.count === undefined && sup.place === undefined ? plain({ ...sup, place: value }) : [],
  ),
  rule('whoRanks', ['set', 'sup'], 'who (has) the highest wage', (who, { order, links, ...more }, { schema }) => {
    const own = ofPersons(links, schema);
    return who.asks === 'any' && who.set.kind === 'all' && own.every(({ labels }) => labels.length === 1)
      ? ranked(who, order, own, more)
      : [];
  }),
  rule('rank', ['sup', 'set'], 'the oldest club', ({ order, links, ...more }, set) =>
    isOpen(set) ? ranked(set, order, links, more) : [],
  ),
  rule('rankAfter', ['set', 'sup'], 'the club with the lowest price', (set, { order, links, ...more }) =>
    isOpen(set) && set.labels.length > 0 ? ranked(set, order, links, more) : [],
  ),
  ...TOTALS.flatMap((by) => [
    ...eitherWay('total', [`op:${by}`, 'prop'], 'the average age', (_, { links }) => plain({ cat: 'agg', by, links })),
    rule('totalOf', [`op:${by}`, 'amounts'], 'the average sailor wage', (_, { set, links }) => total(by, set, links)),
  ]),
  rule('totalIn', ['agg', 'cmp'], 'total fares in 2025', totalIn),
  rule('totalAtEnd', ['amounts', 'op:sum'], 'goals the players score in total', ({ set, links }) =>
    total('sum', set, links),
  ),
  ...eitherWay('eachOf', ['set', 'prop'], 'sailor wage', (set, { links }) => each(set, links)),
  rule('howAre', ['op:how', 'amounts'], 'how (are) the films rated', (_, amounts) =>
    amounts.isSpent === true ? total('sum', amounts.set, amounts.links) : plain(amounts),
  ),
  rule('howMuchInAll', ['op:how', 'query'], 'how much is the total price', (_, asked, { isFirst }) =>
    isFirst && asked.query.kind === 'aggregate' ? plain(asked) : [],
  ),
  rule('howManyInAll', ['op:count', 'query'], 'how many goals … in total', (_, asked, { isFirst, schema }) =>
    isFirst && asked.query.kind === 'aggregate' && asked.query.by === 'sum'
      ? [{ meaning: asked, cost: isMoney(asked.query.property, schema) ? NO_NUMBER : 0 }]
      : [],
  ),
];
