import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import {
  type CreateNodeInput,
  type CreateRelationshipInput,
  type PatchOperation,
  type SetRelationshipInput,
  type UpdateNodeInput,
  type UpdateRelationshipInput,
} from '../../contract/edits.js';
import { type Bulk } from '../../contract/bulk.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type WithoutProject } from '../ports/scope.js';
import { bulkEdit } from './bulk/bulkEdit.js';
import { type EditContext } from './Workspace.js';
import {
  type NamedElements,
  namedByBulk,
  namedByOperations,
  namedBySetting,
  type NamingOperation,
} from './gathering/NamedElements.js';
import { createNode, updateNode } from './nodeEdits.js';
import { applyOperations } from './patch.js';
import { createRelationship, setRelationship, updateRelationship } from './relationshipEdits.js';

/** A change that is asked for: how it is decided, and what it names. */
export interface ChangeRequest<T> {
  readonly named: NamedElements;
  readonly decide: (context: EditContext) => T;
}

const namedBy = (operation: NamingOperation): NamedElements => namedByOperations([operation]);

const endsOf = ({ startNodeId, endNodeId }: Pick<NamingOperation, 'startNodeId' | 'endNodeId'>) => ({
  startNodeId,
  endNodeId,
});

function removeBetween({ workspace }: EditContext, id: RelationshipId, ends: readonly string[]): void {
  const { startNodeId, endNodeId } = workspace.requireRelationship(id, 'params/relationshipId');
  if ([startNodeId, endNodeId].sort().join() !== [...ends].sort().join())
    throw new ProblemError('RELATIONSHIP_NOT_FOUND');
  workspace.removeRelationship(id);
}

/** Every change of elements that `GraphWriter` offers, the same for all engines. */
export const changeRequests = {
  createNode: (input: WithoutProject<CreateNodeInput>): ChangeRequest<string> => ({
    named: namedBy({ op: 'createNode', nodeId: input.id }),
    decide: (context) => createNode(context, input),
  }),
  updateNode: (input: WithoutProject<UpdateNodeInput>): ChangeRequest<string> => ({
    named: namedBy({ op: 'updateNode', nodeId: input.nodeId }),
    decide: (context) => updateNode(context, input),
  }),
  /** Answers the ids of the relationships that go with it. */
  deleteNode: (id: NodeId): ChangeRequest<RelationshipId[]> => ({
    named: namedBy({ op: 'deleteNode', nodeId: id }),
    decide: ({ workspace }) => workspace.removeNode(workspace.requireNode(id, 'params/nodeId')) as RelationshipId[],
  }),
  createRelationship: (input: WithoutProject<CreateRelationshipInput>): ChangeRequest<string> => ({
    named: namedBy({ ...endsOf(input), op: 'createRelationship', relationshipId: input.id }),
    decide: (context) => createRelationship(context, input),
  }),
  setRelationship: (input: WithoutProject<SetRelationshipInput>): ChangeRequest<string> => ({
    named: namedBySetting(input),
    decide: (context) => setRelationship(context, input),
  }),
  updateRelationship: (input: WithoutProject<UpdateRelationshipInput>): ChangeRequest<string> => ({
    named: namedBy({ ...endsOf(input), op: 'updateRelationship', relationshipId: input.relationshipId }),
    decide: (context) => updateRelationship(context, input),
  }),
  deleteRelationship: (
    id: RelationshipId,
    { first, second }: { readonly first: NodeId; readonly second: NodeId },
  ): ChangeRequest<void> => ({
    named: namedBy({ op: 'deleteRelationship', relationshipId: id }),
    decide: (context) => removeBetween(context, id, [first, second]),
  }),
  applyPatch: (operations: readonly PatchOperation[]): ChangeRequest<void> => ({
    named: namedByOperations(operations),
    decide: (context) => applyOperations(context, operations),
  }),
  bulkEdit: (input: WithoutProject<Bulk>): ChangeRequest<void> => ({
    named: namedByBulk(input),
    decide: (context) => bulkEdit(context, input),
  }),
};
