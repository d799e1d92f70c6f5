import { type Bus } from '../../bus/Bus.js';
import { type TopicJoined } from '../../contract/live.js';
import { accept, type JoinAnswer } from '../protocol/ChannelHandler.js';
import { type Visitor } from './Visitor.js';

/**
 * Accepts a join, and says for how long there was nothing to miss: a page that was opened within that time has read all as it is. Whoever
 * may see a part of what is the person's is told nothing of when the rest last changed.
 * @param keys what the topic tells of; to be called once it is listened to
 */
export function joined(bus: Bus, { grant }: Visitor, keys: readonly string[]): JoinAnswer {
  const answer: TopicJoined = grant === null ? { quietMs: bus.quietMs(keys) } : {};
  return accept({ ...answer });
}
