import { type OwnerId } from '../contract/ids.js';

/** The id that all sockets of a person share, and by which they are disconnected. */
export const socketId = (ownerId: OwnerId): string => `users_socket:${ownerId}`;
