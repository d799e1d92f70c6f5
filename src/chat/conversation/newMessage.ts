import { newId } from '../../../domain/ids/ids';
import { type ChatMessage } from '../../../domain/chat/message';
import { type Language } from '../../app/i18n/languages';

interface MessagePlace {
  readonly conversationId: string;
  readonly projectId: string;
  /** That of the interface, for what the words do not tell. */
  readonly language: Language;
}

/** What a person says, as a message of a conversation, before the backend has it. */
export const newMessage = (text: string, place: MessagePlace): ChatMessage => ({
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
  createdAt: new Date().toISOString(),
});
