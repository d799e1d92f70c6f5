import { type Query } from '../../../domain/query/Query';
import { useLanguage } from '../../app/i18n/useLanguage';
import { keepOutgoing, newMessage } from './newMessage';
import { type ConversationRef } from './useConversation';

interface AskPlace {
  /** The project of a conversation in which nothing was said yet. */
  readonly projectId: string;
  /** Called with the first thing that is said. */
  onBegun(): void;
}

/**
 * How something is asked in a conversation. Nothing is asked while a turn is under way.
 * @returns whether it was
 */
export function useAsk(conversation: ConversationRef, { projectId, onBegun }: AskPlace) {
  const language = useLanguage();
  return (text: string, replaces: string | null = null, query?: Query): boolean => {
    const before = conversation.getSnapshot();
    // It was closed while what is asked was being prepared.
    if (before.status !== 'active' || before.context.turn !== null) return false;
    const { conversationId, messages, isNew } = before.context;
    const place = { conversationId, projectId: messages[0]?.projectId ?? projectId, language };
    const message = newMessage(text.trim(), place, query);
    keepOutgoing({ question: message, answer: null, replaces });
    conversation.send({ type: 'ASKED', message, replaces });
    if (isNew) onBegun();
    return true;
  };
}
