import { type OwnerId } from '../../contract/ids.js';
import { type Grant, isViewer } from '../../identity/Person.js';

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
