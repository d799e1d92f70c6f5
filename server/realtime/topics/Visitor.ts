import { type OwnerId } from '../../contract/ids.js';
import { type Grant } from '../../identity/Person.js';

/** Whose socket it is: every topic is this person's own. */
export interface Visitor {
  readonly ownerId: OwnerId;
  /** What the API token may that they connected with; null for a sign-in. */
  readonly grant: Grant | null;
  /** What rows are read with, where another process owns them. */
  readonly pass?: string;
}

/** The id that all sockets of a person share, and by which they are disconnected. */
export const socketId = (ownerId: OwnerId): string => `users_socket:${ownerId}`;
