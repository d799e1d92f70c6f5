import { every } from '../../../../platform/faults/timers.js';
import { CLOSE } from '../../protocol/Link.js';
import { type Socket } from '../../protocol/Socket.js';
import { type Admission, type Admitted } from '../Admission.js';
import { LongPollSession } from './LongPollSession.js';
import { SessionTokens } from './SessionTokens.js';

/** A session with its socket. */
export interface OpenSession<C> {
  readonly session: LongPollSession;
  readonly socket: Socket<C>;
  /** Ends it: its client finds it gone and connects anew. The reason goes into the log. */
  fail(reason: string): void;
}

/** A session ends when no poll began for so many windows; it is looked at as often. */
const WINDOWS_WITHOUT_POLL = 1.5;

/** The long-poll sessions of this process. */
export class LongPolls<C> {
  readonly #tokens = new SessionTokens();
  readonly #open = new Map<string, OpenSession<C> & { gone(): void }>();
  #stopSweeping: (() => void) | undefined;

  constructor(private readonly admission: Admission<C>) {}

  /** A session that is still open. */
  find(token: string | undefined): OpenSession<C> | undefined {
    if (token === undefined || !this.#tokens.isOurs(token)) return undefined;
    return this.#open.get(token);
  }

  /** Opens a session for a client that was let in. @returns its token */
  start(admitted: Admitted<C>): string {
    const token = this.#tokens.issue();
    const session = new LongPollSession(
      token,
      this.admission.endpoint.limits,
      () => fail('too slow'),
      () => this.#end(token),
    );
    const { socket, gone } = this.admission.open(session, admitted);
    const fail = (reason: string) => {
      if (session.isOpen) this.admission.log.info({ socket: socket.id, reason }, 'a socket was closed');
      socket.close(CLOSE.failed, reason);
    };
    this.#open.set(token, { session, socket, fail, gone });
    this.#stopSweeping ??= every(this.#patienceMs, 'Sessions could not be ended', () => this.#sweep());
    return token;
  }

  get #patienceMs(): number {
    return WINDOWS_WITHOUT_POLL * this.admission.endpoint.limits.pollWindowMs;
  }

  #sweep(): void {
    for (const { session, socket } of [...this.#open.values()])
      if (!session.polledWithin(this.#patienceMs)) socket.close(CLOSE.goingAway, 'no poll');
  }

  #end(token: string): void {
    const ended = this.#open.get(token);
    this.#open.delete(token);
    ended?.gone();
    if (this.#open.size > 0) return;
    this.#stopSweeping?.();
    this.#stopSweeping = undefined;
  }
}
