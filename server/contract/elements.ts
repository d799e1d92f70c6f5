import { type Static, Type } from 'typebox';

import { CHANGE_SOURCES } from '../../domain/elements/elements.js';
import { nodeId, relationshipId } from './ids.js';
import { MAX_LABELS, properties, propertyKinds } from './properties.js';
import { DateTime, ref, words } from './schema.js';
import { label, ReferenceSchema } from './texts.js';

export const labels = () =>
  Type.Array(label(), { minItems: 1, maxItems: MAX_LABELS, description: 'One or more labels' });

export const ChangeSource = words(CHANGE_SOURCES, { $id: 'ChangeSource', description: 'Where a change came from' });
export type ChangeSource = (typeof CHANGE_SOURCES)[number];

export const Position = Type.Object(
  { x: Type.Number(), y: Type.Number() },
  { $id: 'Position', description: 'Place on the canvas, in model units' },
);
export type Position = Static<typeof Position>;

export const Provenance = Type.Object(
  {
    source: ref(ChangeSource),
    reference: Type.Optional(ref(ReferenceSchema)),
  },
  { $id: 'Provenance', description: 'What brought an element into the graph' },
);
export type Provenance = Static<typeof Provenance>;

const stamps = {
  version: Type.Integer({
    minimum: 1,
    description: 'Grows by one with each change; an update says which one it was made against',
  }),
  createdAt: DateTime('When it was made'),
  updatedAt: DateTime('When it last changed'),
  provenance: Type.Optional(ref(Provenance)),
};

export const GraphNode = Type.Object(
  {
    id: nodeId(),
    labels: Type.Array(Type.String()),
    properties: properties(),
    propertyKinds: propertyKinds(),
    ...stamps,
    degree: Type.Integer({ description: 'Number of relationships; a self loop counts once' }),
    position: Type.Optional(ref(Position)),
  },
  { $id: 'GraphNode', description: 'A node' },
);
export type GraphNode = Static<typeof GraphNode>;

export const GraphRelationship = Type.Object(
  {
    id: relationshipId(),
    type: Type.String(),
    startNodeId: nodeId(),
    endNodeId: nodeId(),
    properties: properties(),
    propertyKinds: propertyKinds(),
    ...stamps,
  },
  { $id: 'GraphRelationship', description: 'A relationship from one node to another (or to itself)' },
);
export type GraphRelationship = Static<typeof GraphRelationship>;

export const LabelCount = Type.Object({ label: Type.String(), total: Type.Integer() }, { $id: 'LabelCount' });
export type LabelCount = Static<typeof LabelCount>;
export const TypeCount = Type.Object({ type: Type.String(), total: Type.Integer() }, { $id: 'TypeCount' });
export type TypeCount = Static<typeof TypeCount>;
export const LabelList = Type.Object(
  { items: Type.Array(ref(LabelCount)), total: Type.Integer({ description: 'Number of different labels' }) },
  { $id: 'LabelList' },
);
export const TypeList = Type.Object(
  { items: Type.Array(ref(TypeCount)), total: Type.Integer({ description: 'Number of different types' }) },
  { $id: 'TypeList' },
);
export const Total = Type.Object({ total: Type.Integer() }, { $id: 'Total' });
export const NodeLabels = Type.Object({ nodeId: nodeId(), labels: Type.Array(Type.String()) }, { $id: 'NodeLabels' });
export const RelationshipTypeOf = Type.Object(
  { relationshipId: relationshipId(), type: Type.String() },
  { $id: 'RelationshipTypeOf' },
);

/** A node with few fields, as drawn in the other end column of a relationship table. */
export const NodeCaption = Type.Object(
  { id: nodeId(), caption: Type.String(), labels: Type.Array(Type.String()) },
  { $id: 'NodeCaption' },
);
