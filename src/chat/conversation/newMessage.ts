import { type ChatMessage } from '../../../domain/chat/message';
import { type Query } from '../../../domain/query/Query';
import { newId } from '../../../domain/ids/ids';
import { type ChatTurnInput } from '../../../machines/chatTurnMachine';
import { type Language } from '../../app/i18n/languages';
import { readDraft, writeDraft } from '../../components/draft/draftStorage';

const keyOf = (conversationId: string) => `chat-outgoing:${conversationId}`;

/** A message that was sent from this tab and of which nobody knew whether it arrived when the page was left. */
export const readOutgoing = (conversationId: string): ChatTurnInput | null =>
  readDraft<ChatTurnInput>(keyOf(conversationId)) ?? null;

/** Keeps a message until the backend is known to have it. */
export const keepOutgoing = (turn: ChatTurnInput): void => writeDraft(keyOf(turn.question.conversationId), turn);

/** The backend has it, or it was given up. */
export const forgetOutgoing = (conversationId: string): void => writeDraft(keyOf(conversationId), undefined);

interface MessagePlace {
  readonly conversationId: string;
  readonly projectId: string;
  /** That of the interface, for what the words do not tell. */
  readonly language: Language;
}

/** What a person says, as a message of a conversation, before the backend has it. */
export const newMessage = (text: string, place: MessagePlace, query?: Query): ChatMessage => ({
  ...place,
  uid: newId(),
  role: 'user',
  text,
  status: 'done',
  deltas: 0,
  fellBack: false,
  citations: [],
  sources: [],
  suggestions: [],
  ...(query === undefined ? {} : { query }),
  createdAt: new Date().toISOString(),
});
