import { type Predicate } from '../../../domain/query/Query.js';
import { fitting, forEach, fulfilling, isOpen, plain, ranked } from './building.js';
import { type Rule, rule, type Where } from './Rule.js';

/** The year that a number is, where it can be one. */
const isYear = (value: number) => Number.isInteger(value) && value >= 1000 && value <= 2999;
const LATEST = '\u{10ffff}';

/** A condition on a property; of dates, a year is all of its days. */
function compared({ schema }: Where, property: string, is: '=' | '<' | '>' | '≥' | '≤', value: number): Predicate {
  const isDate = schema.properties.find((one) => one.property === property)?.kind.startsWith('date') === true;
  if (!isDate) return { kind: 'compare', property, is, value };
  if (is === '=') return { kind: 'between', property, from: `${value}`, to: `${value}-${LATEST}` };
  return { kind: 'compare', property, is, value: is === '>' || is === '≤' ? `${value}-${LATEST}` : `${value}` };
}

const MIRRORED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤', '=': '=' } as const;

/** Rules of values: numbers, years, measures, ranks. */
export const VALUES: readonly Rule[] = [
  rule('exactly', ['op:exactly', 'num'], 'exactly 3', (_, { value }) => plain({ cat: 'cmp', is: '=', value })),
  rule('more', ['op:more', 'num'], 'more than 3', (_, { value }) => plain({ cat: 'cmp', is: '>', value })),
  rule('less', ['op:less', 'num'], 'less than 3', (_, { value }) => plain({ cat: 'cmp', is: '<', value })),
  rule('atLeast', ['op:atLeast', 'num'], 'at least 3', (_, { value }) => plain({ cat: 'cmp', is: '≥', value })),
  rule('atMost', ['op:atMost', 'num'], 'at most 3', (_, { value }) => plain({ cat: 'cmp', is: '≤', value })),
  rule('than', ['op:than', 'num'], 'than 3', (_, { value }) => plain({ cat: 'cmp', is: '>', value, isThan: true })),
  rule('after', ['op:after', 'num'], 'after 1990', (_, { value }) =>
    isYear(value) ? plain({ cat: 'cmp', is: '>', value, isTime: true }) : [],
  ),
  rule('before', ['op:before', 'num'], 'before 1990', (_, { value }) =>
    isYear(value) ? plain({ cat: 'cmp', is: '<', value, isTime: true }) : [],
  ),
  rule('in', ['op:at', 'num'], 'in 1990', (_, { value }) =>
    isYear(value) ? plain({ cat: 'cmp', is: '=', value, isTime: true }) : [],
  ),
  rule('of', ['prop', 'cmp'], 'price above 100', ({ links }, { is, value, isTime, isThan }, where) =>
    isThan === true
      ? []
      : forEach(
          links.filter((one) => isTime !== true || one.isYear === true),
          (one) => ({ cat: 'pred', that: compared(where, one.property, is, value), labels: one.labels }),
        ),
  ),
  rule('ofAfter', ['cmp', 'prop'], 'more than 20 goals', ({ is, value, isTime, isThan }, { links }, where) =>
    isTime === true || isThan === true
      ? []
      : forEach(links, (one) => ({ cat: 'pred', that: compared(where, one.property, is, value), labels: one.labels })),
  ),
  rule('byMeasure', ['dim', 'cmp'], 'older than 60', ({ links, degree }, { is, value, isTime, isThan }, where) => {
    if ((degree === 'more') !== (isThan === true)) return [];
    const known = links.filter((one) => (isTime === true) === (one.isYear === true));
    return forEach(known, (one) => ({
      cat: 'pred',
      that: compared(where, one.property, one.isInverse === true && isTime !== true ? MIRRORED[is] : is, value),
      labels: one.labels,
    }));
  }),
  rule(
    'measureAfter',
    ['cmp', 'dim'],
    'more than 100 inhabitants',
    ({ is, value, isTime, isThan }, { links, degree }, where) =>
      isTime === true || isThan === true || degree === 'more'
        ? []
        : forEach(
            links.filter((one) => one.isInverse !== true && one.isYear !== true),
            (one) => ({ cat: 'pred', that: compared(where, one.property, is, value), labels: one.labels }),
          ),
  ),
  rule('moreOf', ['op:more', 'dim'], 'more expensive', (_, dim) =>
    dim.degree === 'plain' ? plain({ ...dim, degree: 'more' }) : [],
  ),
  rule('has', ['op:have', 'pred'], 'have more than 20 goals', (_, pred) => plain(pred)),
  rule('years', ['set', 'cmp'], 'orders in 2024', (set, { is, value, isTime }, where) => {
    if (isTime !== true || !isOpen(set)) return [];
    const links = fitting(
      where.schema.properties.filter((one) => one.isYear === true),
      set.labels,
    );
    return links.length === 1 && set.labels.length > 0
      ? links.flatMap((one) => fulfilling(set, compared(where, one.property, is, value), one.labels))
      : [];
  }),
  rule('valued', ['prop', 'pred'], 'blood type AB', ({ links }, pred) =>
    pred.property !== undefined && links.some(({ property }) => property === pred.property) ? plain(pred) : [],
  ),
  rule('valuedAfter', ['pred', 'prop'], 'AB blood type', (pred, { links }) =>
    pred.property !== undefined && links.some(({ property }) => property === pred.property) ? plain(pred) : [],
  ),
  rule('livesIn', ['dim', 'pred'], 'live in Leeds', ({ links }, pred) =>
    pred.property !== undefined && links.some(({ property }) => property === pred.property) ? plain(pred) : [],
  ),
  rule('numbered', ['num', 'prop'], '6 credits', ({ value }, { links }, where) =>
    forEach(links, (one) => ({ cat: 'pred', that: compared(where, one.property, '=', value), labels: one.labels })),
  ),
  rule('numberedAfter', ['prop', 'num'], 'semester 1', ({ links }, { value }, where) =>
    forEach(links, (one) => ({ cat: 'pred', that: compared(where, one.property, '=', value), labels: one.labels })),
  ),
  rule('highest', ['op:most', 'prop'], 'the highest price', (_, { links }) =>
    plain({ cat: 'sup', order: 'most', links }),
  ),
  rule('lowest', ['op:least', 'prop'], 'the lowest price', (_, { links }) =>
    plain({ cat: 'sup', order: 'least', links }),
  ),
  rule('mostOf', ['op:most', 'dim'], 'the most expensive', (_, { links }) =>
    plain({ cat: 'sup', order: 'most', links }),
  ),
  rule('rank', ['sup', 'set'], 'the oldest club', ({ order, links }, set) =>
    isOpen(set) ? ranked(set, order, links) : [],
  ),
  rule('rankAfter', ['set', 'sup'], 'the club with the lowest price', (set, { order, links }) =>
    isOpen(set) && set.labels.length > 0 ? ranked(set, order, links) : [],
  ),
  rule('hasRank', ['op:have', 'sup'], 'has the highest price', (_, sup) => plain(sup)),
  rule('atRank', ['op:at', 'sup'], 'with the highest price', (_, sup) => plain(sup)),
  rule('mean', ['op:mean', 'prop'], 'the average age', (_, { links }) => plain({ cat: 'agg', by: 'mean', links })),
  rule('meanAfter', ['prop', 'op:mean'], 'vârsta medie', ({ links }) => plain({ cat: 'agg', by: 'mean', links })),
  rule('median', ['op:median', 'prop'], 'the median age', (_, { links }) => plain({ cat: 'agg', by: 'median', links })),
  rule('sum', ['op:sum', 'prop'], 'the total price', (_, { links }) => plain({ cat: 'agg', by: 'sum', links })),
  rule('sumAfter', ['prop', 'op:sum'], 'prețul total', ({ links }) => plain({ cat: 'agg', by: 'sum', links })),
];
