import { isYear } from '../../language/dates.js';
import { type Order, type Predicate, type Query } from '../../../domain/query/Query.js';
import { type Built, fitting } from '../grammar/building.js';
import { totalPer } from '../grammar/groupRules.js';
import { type Meaning, type PropertyLink } from '../grammar/Meaning.js';
import { overlap, type Schema } from '../grammar/Schema.js';
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
  const copy = Array.isArray(value)
    ? value.map(inside)
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one)]));
  return { value: copy, times };
}

/** The query with the one form that fits changed; of two that fit nobody knows which is meant. */
function withOne(query: Query, change: (form: Form) => unknown): Query[] {
  const { value, times } = replaced(query, change);
  return times === 1 ? [value as Query] : [];
}

/** Conditions on one property that may stand for one another. */
const LEAVES: readonly (string | undefined)[] = ['compare', 'between', 'text'];
const propertyOf = (that: Predicate): string | undefined =>
  that.kind === 'compare' || that.kind === 'between' || that.kind === 'text' || that.kind === 'has'
    ? that.property
    : undefined;

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

const conditioned = ({ query }: Earlier, that: Predicate): Query[] => {
  const property = propertyOf(that);
  return property === undefined
    ? []
    : withOne(query, (form) => (LEAVES.includes(form.kind) && form['property'] === property ? that : undefined));
};

function compared(
  { query, schema }: Earlier,
  { is, value, isTime, isThan }: Extract<Meaning, { cat: 'cmp' }>,
): Query[] {
  if (isThan === true) return [];
  // In a table with a column for each year a year is what is asked for.
  const isColumn = (name: string) => schema.properties.some(({ property }) => property === name);
  if (query.kind === 'values' && query.properties.every((name) => isYear(Number(name))))
    return is === '=' && isColumn(String(value)) ? [{ ...query, properties: [String(value)] }] : [];
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

/** What is told of all as a query that can be told of each of some. */
const numbered = (query: Query): Query | undefined => {
  if (query.kind === 'count' || query.kind === 'aggregate') return query;
  if (query.kind === 'nodes') return { kind: 'count', set: query.set };
  if (query.kind !== 'group' || query.total.kind === 'distinct' || query.total.kind === 'measured') return undefined;
  const { set, total } = query;
  return total.kind === 'count' ? { kind: 'count', set } : { ...total, set };
};

/** The same number for each of others, or of some at last. */
const divided = ({ query, schema }: Earlier, per: Extract<Meaning, { cat: 'per' }>): Query[] => {
  const asked = numbered(query);
  const built: readonly Built[] = asked === undefined ? [] : totalPer(asked, per, schema);
  return built.flatMap(({ meaning }) => (meaning.cat === 'query' ? [meaning.query] : []));
};

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
