import { type Bus } from '../../bus/Bus.js';
import { busKeys } from '../../bus/liveEvents.js';
import { type GraphChanged } from '../../contract/live.js';
import { accept, type ChannelHandler, refuse } from '../protocol/ChannelHandler.js';
import { type Visitor } from './Visitor.js';

/** `user:graph`: a change to one of the person's projects is pushed as event `changed`, with its content where that is small. */
export const userGraph = (bus: Bus): ChannelHandler<Visitor> => ({
  topics: 'user:graph',
  join(channel) {
    const listen = (message: string) =>
      channel.inTurn(() => channel.push('changed', JSON.parse(message) as GraphChanged));
    channel.onEnd(bus.subscribe(busKeys.graph(channel.who.ownerId), listen));
    return accept();
  },
  handle: () => refuse('unknown event'),
});
