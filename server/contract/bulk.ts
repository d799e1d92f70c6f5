import { type Static, Type } from 'typebox';

import { BULK_ACTIONS, MAX_BULK_ELEMENTS } from '../../domain/changes/bulk.js';
import { setAndRemove } from './edits.js';
import { Position } from './elements.js';
import { nodeId, ProjectQuery, relationshipId } from './ids.js';
import { ref, words } from './schema.js';
import { label, relationshipType } from './texts.js';

const closed = { additionalProperties: false };
const seen = () =>
  Type.Optional(Type.Integer({ minimum: 1, description: 'Version that the person saw; without it any is meant' }));

export const BulkAction = words(BULK_ACTIONS, { $id: 'BulkAction' });
export const BulkNode = Type.Object({ id: nodeId(), version: seen() }, { $id: 'BulkNode', ...closed });
export const BulkRelationship = Type.Object(
  { id: relationshipId(), version: seen() },
  { $id: 'BulkRelationship', ...closed },
);

/** GraphQL has no union of inputs, so one record holds the fields of all actions; which are needed depends on `action`. */
export const BulkInput = Type.Object(
  {
    ...ProjectQuery,
    action: ref(BulkAction),
    nodes: Type.Optional(Type.Array(ref(BulkNode), { maxItems: MAX_BULK_ELEMENTS })),
    relationships: Type.Optional(Type.Array(ref(BulkRelationship), { maxItems: MAX_BULK_ELEMENTS })),
    targetNodeId: Type.Optional(nodeId()),
    type: Type.Optional(relationshipType()),
    startNodeId: Type.Optional(nodeId()),
    endNodeId: Type.Optional(nodeId()),
    addLabels: Type.Optional(Type.Array(label(), { maxItems: 32 })),
    removeLabels: Type.Optional(Type.Array(label(), { maxItems: 32 })),
    offset: Type.Optional(ref(Position)),
    ...setAndRemove,
  },
  {
    $id: 'BulkInput',
    ...closed,
    description:
      'One step on many elements. `delete`: with all that goes along. `edit`: properties of all, labels of the nodes, type of the relationships. `reverse`: each relationship the other way round. `attach`: relationships to `startNodeId`, `endNodeId` or both. `connect`: a relationship of `type` from each node to `targetNodeId`. `duplicate`: copies of nodes, set off by `offset`, and of relationships. `merge`: the nodes become one with `targetNodeId`',
  },
);
export type BulkInput = Static<typeof BulkInput>;
/** What is done with which elements, in whatever project. */
export type Bulk = Omit<BulkInput, 'projectId'>;
