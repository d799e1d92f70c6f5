import { deliver } from '../../live/liveEvents';

/**
 * Tells this window what the backend tells the others: that notifications were read, deleted or restored. So the bell
 * and the list follow also while the channel is down.
 */
export const tellHere = (unreadTotal: number): void =>
  deliver({ topic: 'user:notifications', event: 'changed', payload: { unreadTotal } });
