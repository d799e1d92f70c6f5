import { type ChatMessage } from '../../../domain/chat/message';
import { Review } from './Review';

interface ProposalProps {
  readonly message: ChatMessage;
}

/** The changes that an answer proposes, to be accepted or refused one by one. Nothing without a proposal. */
export function Proposal({ message }: ProposalProps) {
  const { proposal } = message;
  return proposal === undefined || proposal.operations.length === 0 ? null : (
    <Review key={message.uid} message={message} proposal={proposal} />
  );
}
