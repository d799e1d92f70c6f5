import { Socket } from 'phoenix';

import { reconnectAfter, rejoinAfter } from '../../../live/TicketedSocket';

interface ViewSocketEvents {
  /** The project has changed, or may have while the channel was down. */
  onChanged(head: number | undefined): void;
  /** The channel is down; it comes back by itself where it may. */
  onDown(): void;
}

/** Follows the project of a view over the live channel, by the view's own token. @returns how to stop */
export function openViewSocket(secret: string, { onChanged, onDown }: ViewSocketEvents): () => void {
  const socket = new Socket('/users-socket', {
    authToken: secret,
    reconnectAfterMs: reconnectAfter,
    rejoinAfterMs: rejoinAfter,
  });
  const channel = socket.channel('user:graph');
  channel.on('changed', ({ head }: { readonly head: number }) => onChanged(head));
  socket.onError(onDown);
  socket.onClose(onDown);
  socket.connect();
  channel.join().receive('ok', () => onChanged(undefined));
  return () => {
    channel.leave();
    socket.disconnect();
  };
}
