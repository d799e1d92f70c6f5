import { formsIn } from '../../../domain/query/named.js';
import { isYear } from '../language/dates.js';
import { type Aggregate, type Order, type Predicate, type Query } from '../../../domain/query/Query.js';
import { type Built, fitting } from '../grammar/building.js';
import { totalPer } from '../grammar/groupRules.js';
import { ofDays } from '../grammar/heldLexemes.js';
import { type Meaning, type PropertyLink } from '../grammar/Meaning.js';
import { overlap, type Schema } from '../grammar/Schema.js';
import { compared as boundOf } from '../grammar/valueRules.js';
import { type Marked } from '../marking/Marked.js';
import { setOf } from './focusOf.js';

/** What a part is put into. */
export interface Earlier {
  readonly query: Query;
  readonly schema: Schema;
  /** Labels of the nodes that the query names. */
  readonly labelsOf: ReadonlyMap<string, readonly string[]>;
  /** Labels of what it told of. */
  readonly labels: readonly string[];
}

type Form = { readonly kind?: string } & Readonly<Record<string, unknown>>;

/** A value with each form within it that is to be changed in another's place, and how many there were. */
function replaced(value: unknown, change: (form: Form) => unknown): { value: unknown; times: number } {
  if (typeof value !== 'object' || value === null) return { value, times: 0 };
  const other = change(value as Form);
  if (other !== undefined) return { value: other, times: 1 };
  let times = 0;
  const inside = (one: unknown) => {
    const found = replaced(one, change);
    times += found.times;
    return found.value;
  };
  // What is left out of a set is nothing that is asked about.
  const { kind, of } = value as Form;
  const [asked, ...leftOut] = kind === 'difference' && Array.isArray(of) ? (of as unknown[]) : [];
  if (asked !== undefined) return { value: { ...value, of: [inside(asked), ...leftOut] }, times };
  const copy = Array.isArray(value)
    ? value.map(inside)
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one)]));
  return { value: copy, times };
}

/** The query with the one form that fits changed; of two that fit nobody knows which is meant. */
export function withOne(query: Query, change: (form: Form) => unknown): Query[] {
  const { value, times } = replaced(query, change);
  return times === 1 ? [value as Query] : [];
}

type Bound = Extract<Predicate, { readonly property: string }>;
const isBound = (that: Predicate): that is Bound =>
  that.kind === 'compare' || that.kind === 'between' || that.kind === 'text';

/** The one property that a condition is on: two bounds of it are a period or a range. */
function propertyOf(that: Predicate): string | undefined {
  if (that.kind === 'has' || isBound(that)) return that.property;
  const [property, ...others] = that.kind === 'and' ? new Set(that.of.map(propertyOf)) : [];
  return others.length > 0 ? undefined : property;
}

/** What a query says of a property, with something else said of it. */
function saying(form: Form, property: string, that: Predicate): Predicate | undefined {
  const own = form as unknown as Predicate; // a form of a query is what its kind says
  if (isBound(own)) return own.property === property ? that : undefined;
  if (own.kind !== 'and') return undefined;
  const others = own.of.filter((one) => propertyOf(one) !== property);
  if (own.of.length - others.length < 2) return undefined;
  return others.length === 0 ? that : { kind: 'and', of: [...others, that] };
}

/** Whether every property that was asked for is one of these labels too: a city has a population as a country has. */
const answersAlso = ({ query, schema }: Earlier, labels: readonly string[]): boolean =>
  query.kind === 'values' &&
  query.set.kind === 'nodes' &&
  query.properties.every((asked) =>
    schema.properties.some(
      ({ property, labels: having }) => property === asked && overlap(having, labels) !== undefined,
    ),
  );

function named(earlier: Earlier, ids: readonly string[], labels: readonly string[]): Query[] {
  return withOne(earlier.query, (form) => {
    if (form.kind !== 'nodes' || !Array.isArray(form['ids'])) return undefined;
    const own = (form['ids'] as string[]).flatMap((id) => earlier.labelsOf.get(id) ?? []);
    return overlap(own, labels) !== undefined || answersAlso(earlier, labels) ? { kind: 'nodes', ids } : undefined;
  });
}

/** The query with another condition on a property that it says something of. */
function conditioned({ query }: Pick<Earlier, 'query'>, that: Predicate): Query[] {
  const property = propertyOf(that);
  return property === undefined ? [] : withOne(query, (form) => saying(form, property, that));
}

/** The dates that a query has conditions on, with the first year of each. */
const datesIn = ({ query, schema }: Earlier): ReadonlyMap<string, string> =>
  new Map(
    formsIn(query)
      .flatMap(({ property, value }) =>
        typeof property === 'string' && typeof value === 'string' ? [{ property, value }] : [],
      )
      .filter(({ property }) =>
        schema.properties.some((one) => one.property === property && one.kind.startsWith('date')),
      )
      .map(({ property, value }) => [property, value.slice(0, 4)] as const)
      .reverse(),
  );

function compared(earlier: Earlier, { is, value, isTime, isThan }: Extract<Meaning, { cat: 'cmp' }>): Query[] {
  const { query, schema } = earlier;
  if (isThan === true) return [];
  // In a table with a column for each year a year is what is asked for.
  const isColumn = (name: string) => schema.properties.some(({ property }) => property === name);
  if (query.kind === 'values' && query.properties.every((name) => isYear(Number(name))))
    return is === '=' && isColumn(String(value)) ? [{ ...query, properties: [String(value)] }] : [];
  const dates = isTime === true ? [...datesIn(earlier).keys()] : [];
  if (dates.length > 0)
    return dates.flatMap((date) =>
      conditioned({ query }, boundOf({ schema, isFirst: false, isLast: false }, date, is, value)),
    );
  const isNumber = (name: unknown) =>
    schema.properties.some(
      ({ property, kind, isYear }) => property === name && kind === 'number' && (isTime !== true || isYear === true),
    );
  return withOne(query, (form) =>
    form.kind === 'compare' && typeof form['value'] === 'number' && isNumber(form['property'])
      ? { ...form, is, value }
      : undefined,
  );
}

type Ranking = Extract<Meaning, { cat: 'sup' }>;

/** A ranking by another measure, or of another place or number of the first. */
function rankedBy({ query, labels }: Earlier, { order, links, count = 1, place }: Ranking): Query[] {
  return fitting(links, labels).flatMap((link) => {
    const way = (link.isInverse === true) === (order === 'most') ? 'least' : 'most';
    const { property } = link;
    return withOne(query, ({ place: _, ...form }) =>
      form.kind === 'top'
        ? { ...form, by: { kind: 'property', property }, order: way, count, ...(place === undefined ? {} : { place }) }
        : undefined,
    );
  });
}

/** Another number of the same nodes or groups: their average wage in place of how many there are. */
function totalled({ query, labels, schema }: Earlier, { by, links }: Extract<Meaning, { cat: 'agg' }>): Query[] {
  const [link, ...others] = fitting(links, labels);
  const isNumber = schema.properties.some(({ property, kind }) => property === link?.property && kind === 'number');
  if (link === undefined || others.length > 0 || !isNumber) return [];
  const { property } = link;
  if (query.kind === 'group') return [{ ...query, total: { kind: 'aggregate', by, property } }];
  const set = setOf(query.kind === 'aggregate' ? { kind: 'count', set: query.set } : query);
  return set === undefined ? [] : [{ kind: 'aggregate', set, by, property }];
}

/** Another aggregate of the number that a query is about; undefined where it is about none, or about several. */
export function averaged(query: Query, by: Aggregate): Query | undefined {
  if (query.kind === 'aggregate') return { ...query, by };
  if (query.kind === 'group' && query.total.kind === 'aggregate') return { ...query, total: { ...query.total, by } };
  const [property, ...others] = query.kind === 'values' && query.along === undefined ? query.properties : [];
  return query.kind === 'values' && property !== undefined && others.length === 0
    ? { kind: 'aggregate', set: query.set, by, property }
    : undefined;
}

/** What is told of all as a query that can be told of each of some. */
const toDivide = (query: Query): Query | undefined => {
  if (query.kind === 'count' || query.kind === 'aggregate') return query;
  if (query.kind === 'nodes') return { kind: 'count', set: query.set };
  if (query.kind !== 'group' || query.total.kind === 'distinct' || query.total.kind === 'measured') return undefined;
  const { set, total } = query;
  return total.kind === 'count' ? { kind: 'count', set } : { ...total, set };
};

/** The same number for each of others, or of some at last. */
const divided = ({ query, schema }: Earlier, per: Extract<Meaning, { cat: 'per' }>): Query[] => {
  const asked = toDivide(query);
  const built: readonly Built[] = asked === undefined ? [] : totalPer(asked, per, schema);
  return built.flatMap(({ meaning }) => (meaning.cat === 'query' ? [meaning.query] : []));
};

/** A number alone in place of the one that is compared, or of how many come first. */
function numbered(earlier: Earlier, value: number): Query[] {
  const isTime = isYear(value) ? ({ isTime: true } as const) : {};
  const found = compared(earlier, { cat: 'cmp', is: '=', value, ...isTime });
  return found.length > 0 ? found : counting(earlier.query, value);
}

/** So many of a ranking in place of how many it has. */
const counting = (query: Query, count: number): Query[] =>
  Number.isInteger(count) && count > 0
    ? withOne(query, (form) => (form.kind === 'top' && form['place'] === undefined ? { ...form, count } : undefined))
    : [];

/** A query for another text in place of the only one that it looks for within texts. */
export const retold = (query: Query, value: string): Query[] =>
  withOne(query, (form) => {
    const isText = form.kind === 'text' && typeof form['value'] === 'string' && !isYear(Number(form['value']));
    return isText ? { ...form, value } : undefined;
  });

/** What was asked of some, asked of another property of them. */
function askedOf({ query, labels }: Earlier, links: readonly PropertyLink[]): Query[] {
  const [link, ...others] = fitting(links, labels);
  if (link === undefined || others.length > 0) return [];
  if (query.kind === 'values') return [{ ...query, properties: [link.property] }];
  return query.kind === 'aggregate' && query.along === undefined ? [{ ...query, property: link.property }] : [];
}

const OPPOSITE = { most: 'least', least: 'most' } as const;
const END = { most: 'greatest', least: 'least' } as const;

/** A query with one end of its order first: of a ranking, of groups, or the value at that end; none where it is so already. */
export function turned(query: Query, order: Order): Query[] {
  if (query.kind === 'aggregate') return query.by === END[order] ? [] : [{ ...query, by: END[order] }];
  if (query.kind === 'group') return [{ ...query, order, limit: 1 }];
  return withOne(query, (form) => (form.kind === 'top' && form['order'] !== order ? { ...form, order } : undefined));
}

/** A query in the opposite order: the other way round. */
export function reversed(query: Query): Query[] {
  if (query.kind === 'group') return [{ ...query, order: OPPOSITE[query.order] }];
  if (query.kind === 'nodes' && query.sort !== undefined)
    return [{ ...query, sort: { ...query.sort, order: OPPOSITE[query.sort.order] } }];
  if (query.kind === 'aggregate' && (query.by === 'greatest' || query.by === 'least'))
    return turned(query, query.by === 'greatest' ? 'least' : 'most');
  return withOne(query, (form) =>
    form.kind === 'top' ? { ...form, order: OPPOSITE[form['order'] as Order] } : undefined,
  );
}

/** A ranking with the one at a place, counted from 1. */
export const placed = (query: Query, place: number): Query[] =>
  withOne(query, (form) => (form.kind === 'top' ? { ...form, count: 1, place } : undefined));

/** The query of the last turn with what a part of a question means in place of the one part like it; none where none fits. */
export function changed(earlier: Earlier, meaning: Meaning): Query[] {
  switch (meaning.cat) {
    case 'set':
      return meaning.set.kind === 'nodes' ? named(earlier, meaning.set.ids, meaning.labels) : [];
    case 'pp':
    case 'agent':
      return changed(earlier, meaning.set);
    case 'pred':
      return conditioned(earlier, meaning.that);
    case 'cmp':
      return compared(earlier, meaning);
    case 'num':
      return numbered(earlier, meaning.value);
    case 'rim':
      return counting(earlier.query, meaning.count);
    case 'sup':
      return rankedBy(earlier, meaning);
    case 'agg':
      return totalled(earlier, meaning);
    case 'per':
      return divided(earlier, meaning);
    case 'prop':
      return askedOf(earlier, meaning.links);
    default:
      return [];
  }
}

/** A query with a month or a season that is named without its year in place of its period, in the year of that one. */
export function inSameYear({ amounts }: Marked, earlier: Earlier): Query[] {
  const [amount, ...others] = amounts;
  if (amount?.isRough !== true || others.length > 0) return [];
  const { value, upper = value } = amount;
  return [...datesIn(earlier)].flatMap(([property, year]) => {
    const moved = (day: number | string) => `${year}${`${day}`.slice(4)}`;
    return conditioned(earlier, ofDays(property, { ...amount, value: moved(value), upper: moved(upper) }));
  });
}
