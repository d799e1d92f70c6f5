import { type ChatTurnInput } from '../../../machines/chatTurnMachine';
import { readDraft, writeDraft } from '../../components/draft/draftStorage';

const keyOf = (conversationId: string) => `chat-outgoing:${conversationId}`;

/** A message that was sent from this tab and of which nobody knew whether it arrived when the page was left. */
export const readOutgoing = (conversationId: string): ChatTurnInput | null =>
  readDraft<ChatTurnInput>(keyOf(conversationId)) ?? null;

/** Keeps a message until the backend is known to have it. */
export const keepOutgoing = (turn: ChatTurnInput): void => writeDraft(keyOf(turn.question.conversationId), turn);

/** The backend has it, or it was given up. */
export const forgetOutgoing = (conversationId: string): void => writeDraft(keyOf(conversationId), undefined);
