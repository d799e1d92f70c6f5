import { type Channel, type Socket } from 'phoenix';

import { type LiveChannelEvent, type LiveTopics } from '../../machines/liveChannelMachine';
import { isQuiet } from './quiet';
import { reconnectAfter, rejoinAfter, TicketedSocket } from './TicketedSocket';
import { type TicketsAtHand } from './ticketsAtHand';

const ENDPOINT = '/users-socket';
/** Where websockets are blocked, long polling takes their place after so long. */
const LONG_POLL_FALLBACK_MS = 2500;
/** How the backend says that a topic is not this person's; any other refusal is worth another attempt. */
const UNAUTHORIZED = 'unauthorized';

type Tell = (event: LiveChannelEvent) => void;

function join(socket: Socket, topic: string, events: readonly string[], tell: Tell): Channel {
  const channel = socket.channel(topic);
  for (const event of events)
    channel.on(event, (payload: unknown) => tell({ type: 'MESSAGE.CAME', topic, event, payload }));
  channel.onError(() => tell({ type: 'TOPIC.LOST', topic }));
  channel.onClose(() => tell({ type: 'TOPIC.ENDED', topic }));
  channel
    .join()
    .receive('ok', (answer: object) => tell({ type: 'TOPIC.JOINED', topic, isQuiet: isQuiet(answer) }))
    .receive('error', (refusal: { reason?: unknown } | undefined) => {
      const reason = String(refusal?.reason ?? '');
      tell({ type: 'TOPIC.REFUSED', topic, reason });
      // Otherwise the client would try to join for ever.
      if (reason === UNAUTHORIZED) channel.leave();
    })
    .receive('timeout', () => tell({ type: 'TOPIC.TIMED_OUT', topic }));
  return channel;
}

/**
 * Opens one socket, joins the topics and tells what becomes of them.
 * @param tickets one is taken for each connection
 * @returns how to leave them and close it
 */
export function openChannels(topics: LiveTopics, tickets: TicketsAtHand, tell: Tell): () => void {
  let isOver = false;
  const tellWhileOpen: Tell = (event) => {
    if (!isOver) tell(event);
  };
  const socket = new TicketedSocket(ENDPOINT, {
    tickets,
    onFailure: () => tellWhileOpen({ type: 'SOCKET.FAILED' }),
    longPollFallbackMs: LONG_POLL_FALLBACK_MS,
    reconnectAfterMs: reconnectAfter,
    rejoinAfterMs: rejoinAfter,
  });
  socket.onClose(() => tellWhileOpen({ type: 'SOCKET.FAILED' }));
  socket.connect();
  const channels = Object.entries(topics).map(([topic, events]) => join(socket, topic, events, tellWhileOpen));
  return () => {
    isOver = true;
    for (const channel of channels) channel.leave();
    socket.leave();
  };
}
