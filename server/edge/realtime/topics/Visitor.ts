import { type Bus } from '../../../platform/bus/Bus.js';
import { type OwnerId } from '../../../contract/ids.js';
import { type TopicJoin, type TopicJoined } from '../../../contract/live.js';
import { type Grant, isViewer } from '../../../people/identity/Person.js';
import { accept, type JoinAnswer } from '../protocol/ChannelHandler.js';

/** Whose socket it is: every topic is this person's own. */
export interface Visitor {
  readonly ownerId: OwnerId;
  /** What the API token may that they connected with; null for a sign-in. */
  readonly grant: Grant | null;
  /** What rows are read with, where another process owns them. */
  readonly pass?: string;
}

/** The id that all sockets of those share who look at one view: they take no places of the person's own windows. */
export const visitorId = ({ ownerId, grant }: Visitor): string =>
  grant !== null && isViewer(grant) ? `view_socket:${grant.tokenId}` : socketId(ownerId);

/** The id that all sockets of a person share, and by which they are disconnected. */
export const socketId = (ownerId: OwnerId): string => `users_socket:${ownerId}`;

/** Who asks for nothing is answered nothing, letter by letter as the protocol has it. */
const asksForQuiet = (params: unknown): boolean =>
  typeof params === 'object' && params !== null && (params as TopicJoin).quiet === true;

/**
 * Accepts a join, and says to who asks for it for how long there was nothing to miss: a page that was opened within that time has read all as it is.
 * Whoever may see a part of what is the person's is told nothing of when the rest last changed.
 * @param keys what the topic tells of; to be called once it is listened to
 */
export function joined(bus: Bus, { grant }: Visitor, params: unknown, keys: readonly string[]): JoinAnswer {
  const answer: TopicJoined = grant === null && asksForQuiet(params) ? { quietMs: bus.quietMs(keys) } : {};
  return accept({ ...answer });
}
