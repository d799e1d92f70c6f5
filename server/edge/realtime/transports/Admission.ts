import { type FastifyBaseLogger } from 'fastify';

import { guarded, isReported } from '../../../platform/faults/guarded.js';
import { after, soon } from '../../../platform/faults/timers.js';
import { type Accepted, ConnectRefused, type ConnectRequest, type Endpoint } from '../Endpoint.js';
import { SocketCounts } from '../limits/SocketCounts.js';
import { Hub } from '../protocol/Hub.js';
import { CLOSE, type Link } from '../protocol/Link.js';
import { Socket, type SocketHome } from '../protocol/Socket.js';

/** A client that was let in and holds a place. */
export interface Admitted<C> {
  readonly accepted: Accepted<C>;
  /** Aborted once every session of the person was ended. */
  readonly ended: AbortSignal;
  /** Gives the place back, and listens no longer for the end of the sessions. */
  readonly leave: () => void;
}

/** Whole seconds, so that the timers of many sockets share few lists. */
const SECOND_MS = 1000;
const NOT_ENDED = 'A socket could not be ended';
/** Longest wait that a timer takes. */
const LONGEST_MS = 2 ** 31 - 1;

/** What both transports of an endpoint share: who may come in, and their sockets. */
export class Admission<C> {
  readonly hub = new Hub();
  readonly #counts: SocketCounts;
  readonly #home: SocketHome<C>;

  constructor(
    readonly endpoint: Endpoint<C>,
    readonly log: FastifyBaseLogger,
  ) {
    const { handlers, limits, places } = endpoint;
    this.#counts = new SocketCounts(limits, places);
    this.#home = { hub: this.hub, handlers, mostChannels: limits.channelsPerSocket, log };
  }

  /** Lets a client in, or not. @throws ConnectRefused */
  async admit(request: ConnectRequest): Promise<Admitted<C>> {
    const { address } = request;
    this.#counts.checkAddress(address);
    const accepted = await this.endpoint.connect(request);
    const ended = new AbortController();
    const undo = [accepted.listen?.(() => ended.abort())];
    const leave = () => undo.splice(0).forEach((each) => each?.());
    try {
      undo.push(await this.#counts.enter(accepted.id, address));
      // A place may take a while, in which people sign out and stores go away.
      if (ended.signal.aborted) throw new ConnectRefused(403, 'the sessions ended');
      this.endpoint.checkAvailable?.();
    } catch (error) {
      leave();
      throw error;
    }
    return { accepted, ended: ended.signal, leave };
  }

  /** The socket of a client that was let in. @returns it, and what to call when its connection is gone */
  open(link: Link, { accepted, ended, leave }: Admitted<C>): { socket: Socket<C>; gone: () => void } {
    const socket = new Socket(this.#home, link, accepted);
    const end = () => this.#end(socket, 'disconnected');
    const disconnect = guarded(NOT_ENDED, end);
    if (ended.aborted) soon(NOT_ENDED, end);
    else ended.addEventListener('abort', disconnect, { once: true });
    const ending = this.#endWithToken(socket, accepted.until);
    const gone = () => {
      clearTimeout(ending);
      ended.removeEventListener('abort', disconnect);
      leave();
      socket.closed();
    };
    return { socket, gone };
  }

  /** The status and the body of a refusal, its reason in the log; what is no refusal is our failure. */
  refuse(error: unknown, transport: string): Pick<ConnectRefused, 'status' | 'body'> {
    if (error instanceof ConnectRefused) {
      this.log.info({ transport, reason: error.message, status: error.status }, 'a connection was refused');
      return error;
    }
    if (!isReported(error)) this.log.error({ transport, err: error }, 'a connection failed');
    return { status: 503, body: '' };
  }

  #endWithToken(socket: Socket<C>, until: number | undefined): NodeJS.Timeout | undefined {
    if (until === undefined) return undefined;
    const wait = Math.ceil(Math.max(until - Date.now(), 0) / SECOND_MS) * SECOND_MS;
    return after(Math.min(wait, LONGEST_MS), NOT_ENDED, () => this.#end(socket, 'token expired')).unref();
  }

  #end(socket: Socket<C>, reason: string): void {
    this.log.info({ socket: socket.id, reason }, 'a socket was closed');
    socket.close(CLOSE.goingAway, reason);
  }
}
