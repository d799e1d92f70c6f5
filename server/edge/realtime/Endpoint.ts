import { type IsAllowedOrigin } from './connecting/origins.js';
import { type Places } from '../../platform/limits/Places.js';
import { type SocketLimits } from './limits/SocketLimits.js';
import { type ChannelHandler } from './protocol/ChannelHandler.js';
import { type Connection } from './protocol/Socket.js';

/** What a client brings when it connects. */
export interface ConnectRequest {
  /** The parameter `token` of the address. */
  readonly token: string | undefined;
  /** The client's `authToken`, which comes in a header. */
  readonly authToken: string | undefined;
  /** The address that the client has. */
  readonly address: string;
}

/** Somebody who may connect. */
export interface Accepted<C> extends Connection<C> {
  /** When the token ends, in milliseconds since 1970: the socket ends with it. */
  readonly until?: number;
  /** Listens for what ends the person's sessions while the socket is open. @returns how to stop listening */
  readonly listen?: (disconnect: () => void) => () => void;
}

/** A client is not let in. */
export class ConnectRefused extends Error {
  /**
   * @param reason for the log; holds nothing of the token
   * @param body what the client reads; nothing without it
   */
  constructor(
    readonly status: 403 | 429 | 503,
    reason: string,
    readonly body = '',
  ) {
    super(reason);
  }
}

/** A client is not let in because it asks too much; it reads the same sentence as from Phoenix. */
export const tooMany = (reason: string): ConnectRefused => new ConnectRefused(429, reason, 'Too many requests');

/** What is served under one socket path. */
export interface Endpoint<C> {
  /** Such as `/users-socket`; `/websocket` and `/longpoll` follow. */
  readonly path: string;
  readonly isAllowedOrigin: IsAllowedOrigin;
  /** Tells who connects. @throws ConnectRefused */
  connect(request: ConnectRequest): Promise<Accepted<C>>;
  /** @throws ConnectRefused while nobody is let in */
  readonly checkAvailable?: () => void;
  readonly handlers: readonly ChannelHandler<C>[];
  /** Listens for times in which clients may miss something: they are told to come back and read anew. */
  readonly onGap?: (listener: () => void) => () => void;
  readonly limits: SocketLimits;
  /** Where sockets of all processes are counted; without it those of this one are. */
  readonly places?: Places;
}
