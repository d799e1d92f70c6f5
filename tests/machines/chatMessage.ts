import { type ChatMessage } from '../../machines/chatAnswer';

/** A message as the backend gives it, for tests that care about some of it. */
export const chatMessage = (parts: Partial<ChatMessage>): ChatMessage => ({
  __typename: 'ChatMessage',
  uid: 'M',
  conversationId: 'C',
  projectId: 'P',
  role: 'user',
  text: '',
  language: 'en',
  status: 'done',
  deltas: 0,
  answers: null,
  engine: null,
  fellBack: false,
  basis: null,
  rating: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  citations: [],
  sources: [],
  suggestions: [],
  proposal: null,
  ...parts,
});
