import { type ChatMessage } from '../../domain/chat/message';

/** A message as the backend gives it, for tests that care about some of it. */
export const chatMessage = (parts: Partial<ChatMessage>): ChatMessage => ({
  uid: 'M',
  conversationId: 'C',
  projectId: 'P',
  role: 'user',
  text: '',
  language: 'en',
  status: 'done',
  deltas: 0,
  fellBack: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  citations: [],
  sources: [],
  suggestions: [],
  ...parts,
});
