import { type Bus } from '../../bus/Bus.js';
import { busKeys } from '../../bus/liveEvents.js';
import { type GraphChanged, type ImportMoved } from '../../contract/live.js';
import { accept, type ChannelHandler, refuse } from '../protocol/ChannelHandler.js';
import { type Visitor } from './Visitor.js';

/**
 * `user:graph`: a change to one of the person's projects is pushed as event `changed`, with its content where that is small,
 * and how far an import is as event `import`.
 */
export const userGraph = (bus: Bus): ChannelHandler<Visitor> => ({
  topics: 'user:graph',
  join(channel) {
    const { ownerId } = channel.who;
    const pushes = (event: 'changed' | 'import') => (message: string) =>
      channel.inTurn(() => channel.push(event, JSON.parse(message) as GraphChanged | ImportMoved));
    channel.onEnd(bus.subscribe(busKeys.graph(ownerId), pushes('changed')));
    channel.onEnd(bus.subscribe(busKeys.imports(ownerId), pushes('import')));
    return accept();
  },
  handle: () => refuse('unknown event'),
});
