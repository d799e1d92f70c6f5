import { deliver } from '../../live/liveEvents';

/** Tells this window what the backend tells the others: that a conversation changed. So its list follows also while the channel is down. */
export const tellHere = (conversationId: string): void =>
  deliver({ topic: 'user:chat', event: 'changed', payload: { conversationIds: [conversationId] } });
