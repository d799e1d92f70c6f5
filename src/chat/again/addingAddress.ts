import { type ChatMessage } from '../../../domain/chat/message';
import { overviewAddress } from '../../canvas/landing/overviewAddress';
import { askedIn } from './askedIn';

type Suggestion = ChatMessage['suggestions'][number];

/** Where what an answer lacked is added, and from where its question can be asked again. */
export function addingAddress({ nodeId, name, property }: Suggestion, message: ChatMessage): string {
  return overviewAddress({
    target: nodeId === undefined ? { kind: 'new', name: name ?? '' } : { kind: 'node', id: nodeId },
    projectId: message.projectId,
    fix: { because: 'missing', ...askedIn(message), ...(property === undefined ? {} : { property }) },
  });
}
