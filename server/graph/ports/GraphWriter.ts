import { type BulkInput } from '../../contract/bulk.js';
import {
  type ChangeReceipt,
  type CreateNodeInput,
  type CreateRelationshipInput,
  type NodeDeleted,
  type PatchOperation,
  type RelationshipDeleted,
  type SavePositionsInput,
  type SetRelationshipInput,
  type UpdateNodeInput,
  type UpdateRelationshipInput,
} from '../../contract/edits.js';
import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type SetStyleInput, type StyleChosen } from '../../contract/styles.js';
import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import { type Effect } from './Outbox.js';
import { type ChangeOrigin, type GraphScope, type WithoutProject } from './scope.js';

/**
 * Changes the graphs of persons: each call is all of it or nothing, is durable when it answers, and is one entry of the
 * history unless it changes nothing. Every method throws `ProblemError` `PROJECT_NOT_FOUND`, `VALIDATION_FAILED` with the
 * fields at fault, and `QUOTA_ELEMENTS` or `QUOTA_BYTES` for more than a person may keep.
 */
export interface GraphWriter {
  /** With an id of the caller's the same again is no change. Throws `ID_TAKEN`. */
  createNode(scope: GraphScope, input: WithoutProject<CreateNodeInput>, origin: ChangeOrigin): Promise<GraphNode>;
  /** As {@link createNode}. Throws `NODE_NOT_FOUND` for an end, `ID_TAKEN`. */
  createRelationship(
    scope: GraphScope,
    input: WithoutProject<CreateRelationshipInput>,
    origin: ChangeOrigin,
  ): Promise<GraphRelationship>;
  /** The one relationship of a type between two nodes: made, or the oldest changed. Throws `NODE_NOT_FOUND`. */
  setRelationship(
    scope: GraphScope,
    input: WithoutProject<SetRelationshipInput>,
    origin: ChangeOrigin,
  ): Promise<GraphRelationship>;
  /**
   * Changes what is named, made against the version that is named. What changed meanwhile is merged; throws
   * `VERSION_CONFLICT` with the present node for the same field, and `NODE_NOT_FOUND`.
   */
  updateNode(scope: GraphScope, input: WithoutProject<UpdateNodeInput>, origin: ChangeOrigin): Promise<GraphNode>;
  /** As {@link updateNode}; throws `RELATIONSHIP_NOT_FOUND`, `NODE_NOT_FOUND` for a new end. */
  updateRelationship(
    scope: GraphScope,
    input: WithoutProject<UpdateRelationshipInput>,
    origin: ChangeOrigin,
  ): Promise<GraphRelationship>;
  /** With all its relationships. Throws `NODE_NOT_FOUND`. */
  deleteNode(scope: GraphScope, id: NodeId, origin: ChangeOrigin): Promise<NodeDeleted>;
  /** Throws `RELATIONSHIP_NOT_FOUND`, also when it is not between these two. */
  deleteRelationship(
    scope: GraphScope,
    id: RelationshipId,
    ends: { first: NodeId; second: NodeId },
    origin: ChangeOrigin,
  ): Promise<RelationshipDeleted>;
  /**
   * All operations or none, as one entry of the history. The same commit writes its effects into the outbox; throws
   * `ID_TAKEN` at the path `effects` when one of their keys was committed before.
   */
  applyPatch(
    scope: GraphScope,
    operations: readonly PatchOperation[],
    origin: ChangeOrigin,
    effects?: readonly Effect[],
  ): Promise<ChangeReceipt>;
  /**
   * The same done with many elements, as one entry of the history. Throws `NODE_NOT_FOUND`, `RELATIONSHIP_NOT_FOUND` and
   * `VERSION_CONFLICT`, each with the place of the first element that it is about.
   */
  bulkEdit(scope: GraphScope, input: WithoutProject<BulkInput>, origin: ChangeOrigin): Promise<ChangeReceipt>;
  /**
   * The look of a label or type, as one entry of the history; an empty style takes away what it had. Throws `VERSION_CONFLICT` with the
   * present one when that is not the version named.
   */
  setStyle(scope: GraphScope, input: WithoutProject<SetStyleInput>, origin: ChangeOrigin): Promise<StyleChosen>;
  /** View state: durable, unversioned, outside the history. Unknown ids are passed over. Returns how many were kept. */
  savePositions(scope: GraphScope, positions: SavePositionsInput['positions']): Promise<number>;
}
