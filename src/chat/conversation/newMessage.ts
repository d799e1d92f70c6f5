import { type ChatMessage } from '../../../machines/chatAnswer';
import { type Language } from '../../app/i18n/languages';
import { newId } from '../../graph/ids';

interface MessagePlace {
  readonly conversationId: string;
  readonly projectId: string;
  /** That of the interface, for what the words do not tell. */
  readonly language: Language;
}

/** What a person says, as a message of a conversation, before the backend has it. */
export const newMessage = (text: string, place: MessagePlace): ChatMessage => ({
  ...place,
  __typename: 'ChatMessage',
  uid: newId(),
  role: 'user',
  text,
  status: 'done',
  deltas: 0,
  answers: null,
  engine: null,
  fellBack: false,
  basis: null,
  rating: null,
  citations: [],
  sources: [],
  suggestions: [],
  proposal: null,
  createdAt: new Date().toISOString(),
});
