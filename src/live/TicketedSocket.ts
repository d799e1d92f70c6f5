import { LongPoll, Socket, type SocketConnectOption } from 'phoenix';

import { type TicketsAtHand } from './ticketsAtHand';

const RECONNECT_MS = [10, 50, 100, 250, 500, 1000, 2000];
const SLOWEST_RECONNECT_MS = 5000;
const REJOIN_MS = [1000, 2000, 5000];
const SLOWEST_REJOIN_MS = 10_000;
/**
 * A random wait on top, so that the pages that lost their connections in one outage do not all reconnect at the same
 * moment.
 */
const JITTER_MS = 500;

const jittered = (milliseconds: number) => milliseconds + Math.random() * JITTER_MS;

/** How long the client waits before it connects again. @param tries 1 before the first */
export const reconnectAfter = (tries: number): number => jittered(RECONNECT_MS[tries - 1] ?? SLOWEST_RECONNECT_MS);

/** How long the client waits before it joins a topic again. @param tries 1 before the first */
export const rejoinAfter = (tries: number): number => jittered(REJOIN_MS[tries - 1] ?? SLOWEST_REJOIN_MS);

/** After so many websockets in a row that opened and closed without a message, long polling takes their place. */
const MOST_SILENT = 3;

export interface TicketedSocketOptions extends Partial<SocketConnectOption> {
  readonly tickets: TicketsAtHand;
  /** Told when no ticket was to be had, so that no connection was tried. */
  readonly onFailure: () => void;
}

/**
 * The official client, with a ticket fetched before each connection. It reads its parameters synchronously; without a
 * fresh ticket the connection would be refused, which the client would take for a network without websockets.
 *
 * It also falls back to long polling where websockets open and close again at once, as behind some proxies. The client
 * by itself would connect for ever: each connection that opens restarts its time for the fallback, and its waits
 * between connections.
 */
export class TicketedSocket extends Socket {
  readonly #tickets: TicketsAtHand;
  readonly #onFailure: () => void;
  #isFetching = false;
  #hasLeft = false;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** The connection is open, and nothing has come over it. */
  #isSilent = false;
  #silentOnes = 0;
  #pollsInstead = false;

  constructor(endPoint: string, { tickets, onFailure, ...options }: TicketedSocketOptions) {
    super(endPoint, { ...options, params: () => ({ token: tickets.take() }) });
    this.#tickets = tickets;
    this.#onFailure = onFailure;
    this.onOpen(() => void (this.#isSilent = true));
    this.onMessage(() => {
      this.#isSilent = false;
      this.#silentOnes = 0;
    });
    this.onClose(() => this.#closed());
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

  #closed(): void {
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#silentOnes += 1;
    if (this.#silentOnes < MOST_SILENT || this.#hasLeft || this.#pollsInstead) return;
    this.#pollsInstead = true;
    this.replaceTransport(LongPoll);
    this.connect();
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
