import { type ApplyProposalInput, type ChatMessage, type ExistingInstead } from '../contract/chat/messages.js';
import { type PatchOperation } from '../contract/edits.js';
import { type NodeId } from '../contract/ids.js';
import { ProblemError } from '../contract/ProblemError.js';

type Operations = NonNullable<ChatMessage['proposal']>['operations'];

/** What is written of a proposal. */
interface Accepted {
  readonly operations: PatchOperation[];
  /** The places of those operations in the proposal. */
  readonly accepted: number[];
  /** What stands in for nodes that are not made. */
  readonly existing: ExistingInstead[];
}

/** Where an element came from is said by the message alone. */
function withoutProvenance({ provenance: _, ...operation }: PatchOperation): PatchOperation {
  return operation;
}

/** For the id of each node that is not made the one that is there. Throws `VALIDATION_FAILED` for one that was not suggested. */
function replacements(operations: Operations, existing: readonly ExistingInstead[]): Map<string, NodeId> {
  return new Map(
    existing.map(({ place, nodeId }, i) => {
      const { operation, duplicates } = operations[place] ?? {};
      const isSuggested = duplicates?.some(({ id }) => id === nodeId) ?? false;
      if (operation?.op !== 'createNode' || operation.nodeId === undefined || !isSuggested)
        throw ProblemError.field(`body/existing/${i}`, 'is no node that the proposal suggests there');
      return [operation.nodeId, nodeId];
    }),
  );
}

/** A relationship leads to the node that is there in place of one that is not made. */
function leading(operation: PatchOperation, instead: ReadonlyMap<string, NodeId>): PatchOperation {
  const { op, startNodeId, endNodeId } = operation;
  if (op !== 'createRelationship' || startNodeId === undefined || endNodeId === undefined) return operation;
  return {
    ...operation,
    startNodeId: instead.get(startNodeId) ?? startNodeId,
    endNodeId: instead.get(endNodeId) ?? endNodeId,
  };
}

/**
 * What is accepted of a proposal, in its order. Throws `PROPOSAL_STATE`, and `VALIDATION_FAILED` for places that it does not
 * have and for nodes that it does not suggest.
 */
export function acceptedOperations(
  { proposal }: Pick<ChatMessage, 'proposal'>,
  { accepted, existing = [] }: Omit<ApplyProposalInput, 'projectId'>,
): Accepted {
  if (proposal?.state !== 'open') throw new ProblemError('PROPOSAL_STATE');
  const { operations } = proposal;
  const beyond = accepted.findIndex((place) => place >= operations.length);
  if (beyond !== -1) throw ProblemError.field(`body/accepted/${beyond}`, 'is no operation of the proposal');
  const instead = replacements(operations, existing);
  const replaced = new Set(existing.map(({ place }) => place));
  const chosen = new Set(accepted.filter((place) => !replaced.has(place)));
  const written = operations.flatMap(({ operation }, place) => (chosen.has(place) ? [{ operation, place }] : []));
  return {
    operations: written.map(({ operation }) => leading(withoutProvenance(operation), instead)),
    accepted: written.map(({ place }) => place),
    existing,
  };
}
