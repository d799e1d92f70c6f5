import { type ChatMessage } from '../../../machines/chatAnswer';
import { overviewAddress } from '../../canvas/landing/overviewAddress';

type Suggestion = ChatMessage['suggestions'][number];

/** Where what an answer lacked is added, and from where its question can be asked again. */
export function addingAddress({ nodeId, name }: Suggestion, message: ChatMessage): string {
  const { answers, uid, projectId, conversationId } = message;
  return overviewAddress({
    target: nodeId === null ? { kind: 'new', name: name ?? '' } : { kind: 'node', id: nodeId },
    projectId,
    fix: { because: 'missing', questionUid: answers ?? uid, conversationId },
  });
}
