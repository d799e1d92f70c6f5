import { memberKind, ownOf } from '../../../../../../domain/properties/kinds.js';
import {
  type Properties,
  type PropertyKind,
  type PropertyScalar,
  type PropertyValue,
} from '../../../../../../domain/properties/values.js';
import { compareValues } from '../../../../../../domain/query/evaluate/Plain.js';
import { MOST_LIMIT, type NodeSet, type Query } from '../../../../../../domain/query/Query.js';
import { type QueryAnswer } from '../../../../../contract/query.js';
import { type ChosenCaptions, nameProperty } from '../../../../../../domain/styles/names.js';
import { ProblemError } from '../../../../../contract/ProblemError.js';
import { type GraphShape, type PropertyShape } from '../../../../../graph/asked.js';
import { type GraphReading } from '../../../../reading/GraphReading.js';

/** What a property holds in the elements of a kind. */
export interface PropertyProfile {
  readonly name: string;
  readonly kind: PropertyKind;
  /** Its different values or members, the most frequent first. */
  readonly values: readonly PropertyScalar[];
  /** Whether these are all that there are. */
  readonly isWhole: boolean;
  /** Whether each stands once: a code, a remark. */
  readonly isUnique: boolean;
  /** How many of those looked at lack it. */
  readonly lacking: number;
  /** Whether its elements are called by it. */
  readonly isName: boolean;
  /** Of one that is put in an order: its bounds in all elements, where the values are only those of some. */
  readonly bounds?: Bounds;
}

type Bounds = readonly [least: number | string, greatest: number | string];

/** What elements of a label or a type are. */
export interface KindProfile {
  readonly name: string;
  readonly total: number;
  readonly properties: readonly PropertyProfile[];
}

/** What a graph is made of, with what its properties hold. */
export interface GraphProfile {
  readonly labels: readonly KindProfile[];
  readonly types: readonly (KindProfile & {
    readonly links: readonly { readonly start: string; readonly end: string }[];
  })[];
}

/** Labels, and types, that are told of, the most frequent first. */
const MOST_KINDS = 40;
/** Properties of a kind that are told of: wide tables have some dozens. */
const MOST_PROPERTIES = 100;
/** What reading the elements of one kind may take, ms; where it takes longer their values are not told. */
const LONGEST_MS = 500;
const EVERYTHING: NodeSet = { kind: 'all' };

/** What some elements have of properties. */
type Bags = readonly Properties[];

/** What a query comes to; nothing of it is read for an answer, so that it cannot be cited. */
async function answerOf(query: Query, { store, scope, signal }: GraphReading): Promise<QueryAnswer | undefined> {
  signal.throwIfAborted();
  try {
    return await store.query(scope, query, { milliseconds: LONGEST_MS });
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'QUERY_TOO_COSTLY') return undefined;
    throw error;
  }
}

/** Nodes of a label, in the order of their names. */
async function nodesOf(label: string, reading: GraphReading): Promise<Bags> {
  const query: Query = { kind: 'nodes', set: { kind: 'label', label }, limit: MOST_LIMIT };
  const answer = await answerOf(query, reading);
  return answer?.nodes.map(({ properties }) => properties) ?? [];
}

/** Relationships of a type. */
async function relationshipsOf(type: string, names: readonly string[], reading: GraphReading): Promise<Bags> {
  if (names.length === 0) return [];
  const along = { step: { types: [type], direction: 'out' as const }, set: EVERYTHING };
  const query: Query = { kind: 'values', set: EVERYTHING, along, properties: names, limit: MOST_LIMIT };
  const result = (await answerOf(query, reading))?.result;
  if (result?.kind !== 'values') return [];
  return result.rows.map(({ values }) =>
    Object.fromEntries(values.flatMap((value, at) => (value === null ? [] : [[names[at] ?? '', value]]))),
  );
}

/** The least and the greatest value of a property among all nodes of a label; undefined where to look takes too long. */
async function boundsOf(label: string, property: string, reading: GraphReading): Promise<Bounds | undefined> {
  const set: NodeSet = { kind: 'label', label };
  const ends: (number | string)[] = [];
  for (const by of ['least', 'greatest'] as const) {
    const result = (await answerOf({ kind: 'aggregate', set, by, property }, reading))?.result;
    if (result?.kind !== 'aggregate' || result.value === null) return undefined;
    ends.push(result.value);
  }
  return ends as [number | string, number | string];
}

/** Properties with the bounds of those that are put in an order, of which only some nodes were read: for as long as that may take. */
async function bounded(kind: KindProfile, reading: GraphReading): Promise<KindProfile> {
  const end = performance.now() + LONGEST_MS;
  const properties: PropertyProfile[] = [];
  for (const one of kind.properties) {
    const isAsked = !one.isWhole && isOrdered(one.kind) && performance.now() < end;
    const bounds = isAsked ? await boundsOf(kind.name, one.name, reading) : undefined;
    properties.push(bounds === undefined ? one : { ...one, bounds });
  }
  return { ...kind, properties };
}

const membersOf = (value: PropertyValue): readonly PropertyScalar[] => (typeof value === 'object' ? value : [value]);

const inOrder = (one: PropertyScalar, other: PropertyScalar): number =>
  typeof one === 'boolean' || typeof other === 'boolean' ? Number(other) - Number(one) : compareValues(one, other);

/** What one property holds in some elements. */
function propertyIn({ name, kind }: PropertyShape, bags: Bags, total: number, isName: boolean): PropertyProfile {
  const held = bags.flatMap((bag) => [ownOf(bag, name)].filter((value) => value !== undefined));
  const times = new Map<PropertyScalar, number>();
  for (const member of held.flatMap(membersOf)) times.set(member, (times.get(member) ?? 0) + 1);
  const values = [...times].sort(([one, often], [other, oftener]) => oftener - often || inOrder(one, other));
  const isWhole = bags.length > 0 && bags.length >= total;
  const lacking = bags.length - held.length;
  const isUnique = values.every(([, often]) => often === 1);
  return { name, kind, values: values.map(([value]) => value), isWhole, isUnique, lacking, isName };
}

/** The property that most of some nodes are called by. */
function namingOf(label: string, bags: Bags, chosen: ChosenCaptions): string | undefined {
  const times = new Map<string, number>();
  for (const bag of bags) {
    const name = nameProperty({ labels: [label], properties: bag }, chosen);
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const kindOf = (
  { name, total, properties }: { name: string; total: number; properties: readonly PropertyShape[] },
  bags: Bags,
  naming?: string,
): KindProfile => ({
  name,
  total,
  properties: properties
    .slice(0, MOST_PROPERTIES)
    .map((property) => propertyIn(property, bags, total, property.name === naming)),
});

/** Whether a kind of property is put in an order that says something. */
export const isOrdered = (kind: PropertyKind): boolean => ['number', 'date', 'dateTime'].includes(memberKind(kind));

/** Reads what a graph is made of and what its properties hold: the same as long as the graph is. */
export async function readProfile({ labels, types, links }: GraphShape, reading: GraphReading): Promise<GraphProfile> {
  const { captions } = await reading.said();
  const ofLabels: KindProfile[] = [];
  for (const { label, total, properties } of labels.slice(0, MOST_KINDS)) {
    const bags = await nodesOf(label, reading);
    ofLabels.push(
      await bounded(kindOf({ name: label, total, properties }, bags, namingOf(label, bags, captions)), reading),
    );
  }
  const ofTypes: GraphProfile['types'][number][] = [];
  for (const { type, total, properties } of types.slice(0, MOST_KINDS)) {
    const names = properties.slice(0, MOST_PROPERTIES).map(({ name }) => name);
    const bags = await relationshipsOf(type, names, reading);
    const ends = links.filter((link) => link.type === type);
    ofTypes.push({ ...kindOf({ name: type, total, properties }, bags), links: ends });
  }
  return { labels: ofLabels, types: ofTypes };
}
