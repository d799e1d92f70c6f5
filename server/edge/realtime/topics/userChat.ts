import { type Bus } from '../../../platform/bus/Bus.js';
import { busKeys, type ChatNews } from '../../../platform/bus/liveEvents.js';
import { type ChannelHandler, refuse } from '../protocol/ChannelHandler.js';
import { joined, type Visitor } from './Visitor.js';

/**
 * `user:chat`: `turn` when a message was stored, `delta` for each piece of its answer, `done` with the answer as it is kept,
 * `changed` for all else. Pieces are numbered; a client that joined late or missed some reads the message, which holds all.
 */
export const userChat = (bus: Bus): ChannelHandler<Visitor> => ({
  topics: 'user:chat',
  join(channel, params) {
    const listen = (message: string) =>
      channel.inTurn(() => {
        const { event, payload } = JSON.parse(message) as ChatNews;
        channel.push(event, payload);
      });
    const key = busKeys.chat(channel.who.ownerId);
    channel.onEnd(bus.subscribe(key, listen));
    return joined(bus, channel.who, params, [key]);
  },
  handle: () => refuse('unknown event'),
});
