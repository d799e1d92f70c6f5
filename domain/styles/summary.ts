import { type GraphNode, type GraphRelationship } from '../elements/elements.js';
import { kindOf, memberKind, ownOf, type ScalarKind } from '../properties/kinds.js';
import { type Properties, type PropertyKinds, type PropertyScalar } from '../properties/values.js';
import { categoriesOf } from './rules.js';

/** More different values than these are no categories, and are not kept apart. */
const MOST_VALUES = 60;

/** What a property holds among the elements of one label or type. */
export interface PropertySummary {
  /** How many elements have it. */
  readonly filled: number;
  /** How many of them hold a number, and from where to where the numbers go. */
  readonly numbers: number;
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
  /** How often each value is there; only the first ones met when {@link isOpen}. */
  readonly values: ReadonlyMap<string, number>;
  /** Whether there are more values than are kept. */
  readonly isOpen: boolean;
  /** Letters of all values together. */
  readonly letters: number;
  readonly lists: number;
  /** What all its values are, so that they can be said; undefined when they are not of one kind. */
  readonly kind: ScalarKind | undefined;
}

/** The elements of one label or type. */
export interface NameSummary {
  readonly total: number;
  readonly properties: ReadonlyMap<string, PropertySummary>;
}

/** What a graph is made of, as far as its looks depend on it. */
export interface GraphSummary {
  readonly labels: ReadonlyMap<string, NameSummary>;
  readonly types: ReadonlyMap<string, NameSummary>;
  /** Whether more will come of the same labels and types, with other values. */
  readonly isBeginning?: boolean;
}

/** A graph with nothing in it. */
export const EMPTY_SUMMARY: GraphSummary = { labels: new Map(), types: new Map() };

type Writable<T> = { -readonly [K in keyof T]: T[K] };
interface Counting extends Writable<Omit<PropertySummary, 'values'>> {
  values: Map<string, number>;
}
interface Described {
  readonly properties: Properties;
  /** Kinds that JSON does not tell. */
  readonly propertyKinds?: PropertyKinds;
}
interface Name {
  total: number;
  readonly properties: Map<string, Counting>;
}

const nothing = (): Counting => ({
  filled: 0,
  numbers: 0,
  least: Infinity,
  most: -Infinity,
  isWhole: true,
  values: new Map(),
  isOpen: false,
  letters: 0,
  lists: 0,
  kind: undefined,
});

function countNumber(counting: Counting, value: number): void {
  counting.numbers += 1;
  counting.least = Math.min(counting.least, value);
  counting.most = Math.max(counting.most, value);
  counting.isWhole &&= Number.isInteger(value);
}

function countValue(counting: Counting, value: Properties[string], kind: ScalarKind): void {
  counting.kind = counting.filled === 0 || counting.kind === kind ? kind : undefined;
  counting.filled += 1;
  counting.lists += Number(Array.isArray(value));
  for (const member of Array.isArray(value) ? (value as readonly PropertyScalar[]) : [value])
    if (typeof member === 'number') countNumber(counting, member);
  for (const text of categoriesOf(value)) {
    counting.letters += text.length;
    const known = counting.values.get(text);
    if (known !== undefined) counting.values.set(text, known + 1);
    else if (counting.values.size < MOST_VALUES) counting.values.set(text, 1);
    else counting.isOpen = true;
  }
}

function count(names: Map<string, Name>, name: string, { properties, propertyKinds }: Described): void {
  const known = names.get(name) ?? { total: 0, properties: new Map<string, Counting>() };
  names.set(name, known);
  known.total += 1;
  for (const [property, value] of Object.entries(properties)) {
    const counting = known.properties.get(property) ?? nothing();
    known.properties.set(property, counting);
    countValue(counting, value, memberKind(kindOf(value, ownOf(propertyKinds, property))));
  }
}

/** Sums up elements: what each label and type has, and what its properties hold. */
export function summarised(
  nodes: Iterable<Pick<GraphNode, 'labels'> & Described>,
  relationships: Iterable<Pick<GraphRelationship, 'type'> & Described>,
): GraphSummary {
  const [labels, types] = [new Map<string, Name>(), new Map<string, Name>()];
  for (const node of nodes) for (const label of node.labels) count(labels, label, node);
  for (const relationship of relationships) count(types, relationship.type, relationship);
  return { labels, types };
}

/** Whether a graph has no label and no type that the other has not. */
export const isPartOf = (part: GraphSummary, whole: GraphSummary): boolean =>
  [...part.labels.keys()].every((label) => whole.labels.has(label)) &&
  [...part.types.keys()].every((type) => whole.types.has(type));

/** How far a number is between the least and the most of its property: 0 to 1. */
export function shareOf(value: unknown, summary: PropertySummary | undefined): number | undefined {
  if (typeof value !== 'number' || summary === undefined || summary.numbers === 0) return undefined;
  const { least, most } = summary;
  return most === least ? 0.5 : Math.min(1, Math.max(0, (value - least) / (most - least)));
}
