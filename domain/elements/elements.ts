import { type Properties, type PropertyKinds } from '../properties/values.js';

/** Where a change of a graph came from. */
export const CHANGE_SOURCES = ['hand', 'import', 'sample', 'text', 'assistant', 'undo', 'redo'] as const;
export type ChangeSource = (typeof CHANGE_SOURCES)[number];

/** What brought an element into the graph. */
export interface Provenance {
  readonly source: ChangeSource;
  readonly reference?: string;
}

/** A place on the canvas, in model units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a person says about a node. */
export interface NodeContent {
  readonly labels: readonly string[];
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
}

/** What a person says about a relationship. */
export interface RelationshipContent {
  readonly type: string;
  readonly startNodeId: string;
  readonly endNodeId: string;
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
}

/** What every element carries besides its content. */
interface Stamps {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly provenance?: Provenance;
}

/** A node as it stands in the store. */
export interface GraphNode extends Stamps, NodeContent {
  /** Number of its relationships; a self loop counts once. */
  readonly degree: number;
  readonly position?: Point;
}

/** A relationship as it stands in the store. */
export interface GraphRelationship extends Stamps, RelationshipContent {}

export type GraphElement = GraphNode | GraphRelationship;

/** Which element is meant. */
export interface ElementRef {
  readonly kind: 'node' | 'relationship';
  readonly id: string;
}

/** Whether an element is a node. */
export const isNode = (element: GraphElement): element is GraphNode => 'labels' in element;

/** The reference of an element. */
export const refOf = (element: GraphElement): ElementRef => ({
  kind: isNode(element) ? 'node' : 'relationship',
  id: element.id,
});

/** Elements that were made, changed or deleted together. */
export interface GraphDelta {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
  readonly deletedNodeIds: readonly string[];
  readonly deletedRelationshipIds: readonly string[];
}

/** No change at all; spread it to say only what changes. */
export const NO_CHANGE: GraphDelta = { nodes: [], relationships: [], deletedNodeIds: [], deletedRelationshipIds: [] };

/** Elements as the store has them now. */
export interface ShownElements {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
}
