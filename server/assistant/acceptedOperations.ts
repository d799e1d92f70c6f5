import { type ApplyProposalInput, type ChatMessage } from '../contract/chat/messages.js';
import { type PatchOperation } from '../contract/edits.js';
import { ProblemError } from '../contract/ProblemError.js';

/** Where an element came from is said by the message alone. */
function withoutProvenance({ provenance: _, ...operation }: PatchOperation): PatchOperation {
  return operation;
}

/** The accepted operations of a proposal, in its order. Throws `PROPOSAL_STATE`, and `VALIDATION_FAILED` for places that it does not have. */
export function acceptedOperations(
  { proposal }: Pick<ChatMessage, 'proposal'>,
  { accepted }: ApplyProposalInput,
): PatchOperation[] {
  if (proposal?.state !== 'open') throw new ProblemError('PROPOSAL_STATE');
  const { operations } = proposal;
  const beyond = accepted.findIndex((place) => place >= operations.length);
  if (beyond !== -1) throw ProblemError.field(`body/accepted/${beyond}`, 'is no operation of the proposal');
  const chosen = new Set(accepted);
  return operations.filter((_, place) => chosen.has(place)).map(({ operation }) => withoutProvenance(operation));
}
