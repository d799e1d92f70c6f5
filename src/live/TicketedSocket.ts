import { Socket, type SocketConnectOption } from 'phoenix';

import { reconnectAfter } from './reconnect';
import { type TicketsAtHand } from './ticketsAtHand';

export interface TicketedSocketOptions extends Partial<SocketConnectOption> {
  readonly tickets: TicketsAtHand;
  /** Told when no ticket was to be had, so that no connection was tried. */
  readonly onFailure: () => void;
}

/**
 * The official client, which fetches tickets before each of its connections: it reads its parameters in one breath, and a
 * connection without a fresh ticket would be refused and taken for a network without websockets.
 */
export class TicketedSocket extends Socket {
  readonly #tickets: TicketsAtHand;
  readonly #onFailure: () => void;
  #isFetching = false;
  #hasLeft = false;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(endPoint: string, { tickets, onFailure, ...options }: TicketedSocketOptions) {
    super(endPoint, { ...options, params: () => ({ token: tickets.take() }) });
    this.#tickets = tickets;
    this.#onFailure = onFailure;
  }

  /** Connects once a ticket is there; the client calls it for each reconnection too. */
  override connect(): void {
    if (this.#isFetching || this.#hasLeft || this.isConnected()) return;
    clearTimeout(this.#again);
    this.#isFetching = true;
    this.#tickets.ready().then(
      (isReady) => this.#fetched(isReady),
      () => this.#fetched(false),
    );
  }

  /** Disconnects for good. */
  leave(): void {
    this.#hasLeft = true;
    clearTimeout(this.#again);
    super.disconnect();
  }

  #fetched(isReady: boolean): void {
    this.#isFetching = false;
    if (this.#hasLeft) return;
    if (isReady) {
      this.#failures = 0;
      super.connect();
      return;
    }
    this.#failures += 1;
    this.#again = setTimeout(() => this.connect(), reconnectAfter(this.#failures));
    this.#onFailure();
  }
}
