import { type Static, Type } from 'typebox';

import { PATCH_OPS } from '../../domain/changes/patch.js';
import { ChangeSummary } from './changeSummary.js';
import { ChangeSource, GraphNode, GraphRelationship, labels, Position, Provenance } from './elements.js';
import { changeId, nodeId, projectId, ProjectQuery, relationshipId } from './ids.js';
import { page } from './pages.js';
import { properties, propertyKinds } from './properties.js';
import { DateTime, ref, words } from './schema.js';
import { label, relationshipType } from './texts.js';

const closed = { additionalProperties: false };
/** What an edit sets and removes, of whatever element. */
export const setAndRemove = {
  setProperties: Type.Optional(properties()),
  propertyKinds: Type.Optional(propertyKinds()),
  removeProperties: Type.Optional(
    Type.Array(Type.String(), { maxItems: 256, description: 'Names of properties to remove' }),
  ),
};
const baseVersion = () => Type.Integer({ minimum: 1, description: 'Version that the change was made against' });

export const CreateNodeInput = Type.Object(
  {
    ...ProjectQuery,
    id: Type.Optional(nodeId()),
    labels: labels(),
    properties: Type.Optional(properties()),
    propertyKinds: Type.Optional(propertyKinds()),
    position: Type.Optional(ref(Position)),
    provenance: Type.Optional(ref(Provenance)),
  },
  {
    $id: 'CreateNodeInput',
    ...closed,
    description: 'A node to make; a client may choose the id, so that it can draw it at once and ask again safely',
  },
);
export type CreateNodeInput = Static<typeof CreateNodeInput>;

export const CreateRelationshipInput = Type.Object(
  {
    ...ProjectQuery,
    id: Type.Optional(relationshipId()),
    type: relationshipType(),
    startNodeId: nodeId(),
    endNodeId: nodeId(),
    properties: Type.Optional(properties()),
    propertyKinds: Type.Optional(propertyKinds()),
    provenance: Type.Optional(ref(Provenance)),
  },
  { $id: 'CreateRelationshipInput', ...closed },
);
export type CreateRelationshipInput = Static<typeof CreateRelationshipInput>;

export const SetRelationshipInput = Type.Object(
  { ...ProjectQuery, type: relationshipType(), startNodeId: nodeId(), endNodeId: nodeId(), ...setAndRemove },
  {
    $id: 'SetRelationshipInput',
    ...closed,
    description: 'Makes the one relationship of this type between these two nodes, or updates it',
  },
);
export type SetRelationshipInput = Static<typeof SetRelationshipInput>;

export const UpdateNodeInput = Type.Object(
  {
    ...ProjectQuery,
    nodeId: nodeId(),
    version: baseVersion(),
    addLabels: Type.Optional(Type.Array(label(), { maxItems: 32 })),
    removeLabels: Type.Optional(Type.Array(label(), { maxItems: 32 })),
    ...setAndRemove,
  },
  { $id: 'UpdateNodeInput', ...closed },
);
export type UpdateNodeInput = Static<typeof UpdateNodeInput>;

export const UpdateRelationshipInput = Type.Object(
  {
    ...ProjectQuery,
    relationshipId: relationshipId(),
    version: baseVersion(),
    type: Type.Optional(relationshipType()),
    startNodeId: Type.Optional(nodeId()),
    endNodeId: Type.Optional(nodeId()),
    ...setAndRemove,
  },
  { $id: 'UpdateRelationshipInput', ...closed },
);
export type UpdateRelationshipInput = Static<typeof UpdateRelationshipInput>;

export const PatchOp = words(PATCH_OPS, { $id: 'PatchOp' });

/** GraphQL has no union of inputs, so one record holds the fields of all six; which are needed depends on `op`. */
export const PatchOperation = Type.Object(
  {
    op: ref(PatchOp),
    nodeId: Type.Optional(nodeId()),
    relationshipId: Type.Optional(relationshipId()),
    version: Type.Optional(baseVersion()),
    labels: Type.Optional(labels()),
    addLabels: Type.Optional(Type.Array(label(), { maxItems: 32 })),
    removeLabels: Type.Optional(Type.Array(label(), { maxItems: 32 })),
    type: Type.Optional(relationshipType()),
    startNodeId: Type.Optional(nodeId()),
    endNodeId: Type.Optional(nodeId()),
    properties: Type.Optional(properties()),
    position: Type.Optional(ref(Position)),
    provenance: Type.Optional(ref(Provenance)),
    ...setAndRemove,
  },
  {
    $id: 'PatchOperation',
    ...closed,
    description:
      'One operation of a patch; a create without an id gets one, and a later operation may name an id that an earlier one chose',
  },
);
export type PatchOperation = Static<typeof PatchOperation>;

/** Most operations in one patch. */
export const MAX_PATCH_OPERATIONS = 1000;

export const PatchInput = Type.Object(
  { ...ProjectQuery, operations: Type.Array(ref(PatchOperation), { minItems: 1, maxItems: MAX_PATCH_OPERATIONS }) },
  { $id: 'PatchInput', ...closed, description: 'Many changes as one step: all or nothing, undone as one' },
);
export type PatchInput = Static<typeof PatchInput>;

export const NodePlace = Type.Object(
  { nodeId: nodeId(), x: Type.Number(), y: Type.Number() },
  { $id: 'NodePlace', ...closed },
);
export const SavePositionsInput = Type.Object(
  { ...ProjectQuery, positions: Type.Array(ref(NodePlace), { minItems: 1, maxItems: 20000 }) },
  {
    $id: 'SavePositionsInput',
    ...closed,
    description: 'Places on the canvas: kept, but neither versioned nor part of the history',
  },
);
export type SavePositionsInput = Static<typeof SavePositionsInput>;
export const PositionsSaved = Type.Object({ saved: Type.Integer() }, { $id: 'PositionsSaved' });

/** What a change did, by kind. */
export const ChangeCounts = Type.Object(
  {
    nodesCreated: Type.Integer(),
    nodesUpdated: Type.Integer(),
    nodesDeleted: Type.Integer(),
    relationshipsCreated: Type.Integer(),
    relationshipsUpdated: Type.Integer(),
    relationshipsDeleted: Type.Integer(),
  },
  { $id: 'ChangeCounts' },
);
export type ChangeCounts = Static<typeof ChangeCounts>;

export const Change = Type.Object(
  {
    id: changeId(),
    number: Type.Integer({ description: 'Grows by one with each change of the project' }),
    at: DateTime('When it was made'),
    source: ref(ChangeSource),
    reference: Type.Optional(Type.String({ description: 'File name or message that it came from' })),
    counts: ref(ChangeCounts),
    summary: ref(ChangeSummary),
    undone: Type.Boolean({ description: 'Whether it is undone at present' }),
  },
  { $id: 'Change', description: 'One step of the history' },
);
export type Change = Static<typeof Change>;

export const ChangePage = page(Change, 'ChangePage', { canUndo: Type.Boolean(), canRedo: Type.Boolean() });
export type ChangePage = Static<typeof ChangePage>;

/** What a canvas applies after a change of several elements. */
export const ChangeReceipt = Type.Object(
  {
    projectId: projectId(),
    change: ref(Change),
    head: Type.Integer({ description: 'Number of the last change of the project' }),
    nodes: Type.Array(ref(GraphNode), { description: 'Made or changed nodes as they stand now' }),
    relationships: Type.Array(ref(GraphRelationship), {
      description: 'Made or changed relationships as they stand now',
    }),
    deletedNodeIds: Type.Array(nodeId()),
    deletedRelationshipIds: Type.Array(relationshipId()),
    complete: Type.Boolean({
      description: 'False when the change is too large to list (over 5,000 elements): read the overview again',
    }),
    canUndo: Type.Boolean(),
    canRedo: Type.Boolean(),
  },
  { $id: 'ChangeReceipt' },
);
export type ChangeReceipt = Static<typeof ChangeReceipt>;

export const NodeDeleted = Type.Object(
  {
    id: nodeId(),
    relationshipsDeleted: Type.Integer({ description: 'Relationships that went with it; a self loop counts once' }),
    relationshipIds: Type.Array(relationshipId()),
  },
  { $id: 'NodeDeleted' },
);
export type NodeDeleted = Static<typeof NodeDeleted>;
export const RelationshipDeleted = Type.Object({ id: relationshipId() }, { $id: 'RelationshipDeleted' });
export type RelationshipDeleted = Static<typeof RelationshipDeleted>;

export const ProjectInput = Type.Object(ProjectQuery, { $id: 'ProjectInput', ...closed });
