import { type components } from '../../graphql/generated/rest';

type Schemas = components['schemas'];

/** What one property may hold; dates are ISO 8601 text whose kind stands in `propertyKinds`. */
export type PropertyScalar = string | number | boolean;
export type PropertyValue = PropertyScalar | readonly PropertyScalar[];
export type Properties = Readonly<Record<string, PropertyValue>>;

/** Every kind of property, in the order in which a menu offers them. */
export const PROPERTY_KINDS = [
  'text',
  'number',
  'boolean',
  'date',
  'dateTime',
  'textList',
  'numberList',
  'booleanList',
  'dateList',
  'dateTimeList',
] as const;
export type PropertyKind = (typeof PROPERTY_KINDS)[number];
export type PropertyKinds = Readonly<Record<string, PropertyKind>>;

type Typed<T> = Omit<T, 'properties' | 'propertyKinds'> & {
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
};

/** A place on the canvas, in model units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A node as it stands in the store. */
export type GraphNode = Typed<Schemas['GraphNode']>;
/** A relationship as it stands in the store. */
export type GraphRelationship = Typed<Schemas['GraphRelationship']>;
export type GraphElement = GraphNode | GraphRelationship;

/** Which element is meant. */
export interface ElementRef {
  readonly kind: 'node' | 'relationship';
  readonly id: string;
}

/** What is drawn of a project, with the totals of what there is. */
export type GraphOverview = Omit<Schemas['GraphOverview'], 'nodes' | 'relationships'> & {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
};
export type LabelCount = Schemas['LabelCount'];
export type TypeCount = Schemas['TypeCount'];

/** Elements that were made, changed or deleted together. */
export interface GraphDelta {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
  readonly deletedNodeIds: readonly string[];
  readonly deletedRelationshipIds: readonly string[];
}

/** An element that was deleted elsewhere, and what may be looked at in its place. */
export interface Departed {
  readonly element: GraphElement;
  readonly instead: ElementRef | null;
}

/** No change at all; spread it to say only what changes. */
export const NO_CHANGE: GraphDelta = { nodes: [], relationships: [], deletedNodeIds: [], deletedRelationshipIds: [] };

/** Whether an element is a node. */
export const isNode = (element: GraphElement): element is GraphNode => 'labels' in element;

/** The reference of an element. */
export const refOf = (element: GraphElement): ElementRef => ({
  kind: isNode(element) ? 'node' : 'relationship',
  id: element.id,
});

/** The changes that an update asks for; only what it names changes. */
export interface ElementEdit {
  readonly setProperties?: Properties;
  readonly propertyKinds?: PropertyKinds;
  readonly removeProperties?: readonly string[];
  readonly addLabels?: readonly string[];
  readonly removeLabels?: readonly string[];
  readonly type?: string;
}
