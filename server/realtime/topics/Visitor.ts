import { type OwnerId } from '../../contract/ids.js';

/** Whose socket it is: every topic is this person's own. */
export interface Visitor {
  readonly ownerId: OwnerId;
  /** What rows are read with, where another process owns them. */
  readonly pass?: string;
}

/** The id that all sockets of a person share, and by which they are disconnected. */
export const socketId = (ownerId: OwnerId): string => `users_socket:${ownerId}`;
