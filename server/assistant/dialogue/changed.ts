import { type Order, type Predicate, type Query } from '../../../domain/query/Query.js';
import { fitting } from '../grammar/building.js';
import { type Meaning, type PropertyLink } from '../grammar/Meaning.js';
import { overlap, type Schema } from '../grammar/Schema.js';

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

function rankedBy({ query, labels }: Earlier, order: 'most' | 'least', links: readonly PropertyLink[]): Query[] {
  return fitting(links, labels).flatMap((link) => {
    const way = (link.isInverse === true) === (order === 'most') ? 'least' : 'most';
    return withOne(query, (form) =>
      form.kind === 'top' ? { ...form, by: { kind: 'property', property: link.property }, order: way } : undefined,
    );
  });
}

/** A query that ranks, with the other end of its ranking first: "but the smallest?". None where it ranks that way already. */
export const turned = (query: Query, order: Order): Query[] =>
  withOne(query, (form) => (form.kind === 'top' && form['order'] !== order ? { ...form, order } : undefined));

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
      return rankedBy(earlier, meaning.order, meaning.links);
    case 'prop': {
      const [link, ...others] = fitting(meaning.links, earlier.labels);
      const { query } = earlier;
      return link === undefined || others.length > 0 || query.kind !== 'values'
        ? []
        : [{ ...query, properties: [link.property] }];
    }
    default:
      return [];
  }
}
