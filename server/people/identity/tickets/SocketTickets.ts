import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';

import { type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { reported } from '../../../platform/faults/guarded.js';
import { openSeal, type Seal } from './Seal.js';

/** A ticket as its person gets it. */
export interface IssuedTicket {
  readonly ticket: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

interface Kept {
  readonly owner: OwnerId;
  /** What the person proved themselves with: it is proved again when the ticket is used. */
  readonly token: string;
  /** By the clock that only goes on. */
  readonly endsAt: number;
}

/** How long a ticket for a socket is good. */
export const GOOD_FOR_MS = 30_000;
/** Tickets of one person that nobody used yet; more drop the oldest. */
export const MOST_OF_ONE = 100;

const digest = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

/**
 * Tickets for sockets: what stands in the address of a connection is good for one, within half a minute, and for nothing else. Whoever
 * serves sockets together shares them: of many who use one at once, one is let in.
 */
export interface TicketStore {
  /** Makes a ticket. @param token the identity token that was just found good */
  issue(owner: OwnerId, token: string): Promise<IssuedTicket>;
  /** Uses a ticket up. @returns the identity token behind it; undefined when it is unknown, used or too old */
  redeem(ticket: string): Promise<string | undefined>;
}

/** Tickets that none is given of while no socket is let in: a page whose socket is refused goes on by long polls. */
export const ticketsWhile = (isOpen: () => boolean, tickets: TicketStore): TicketStore => ({
  issue: async (owner, token) => {
    // Whoever lets none in says why on the terminal.
    if (!isOpen()) throw reported(new ProblemError('UNAVAILABLE'));
    return tickets.issue(owner, token);
  },
  redeem: (ticket) => tickets.redeem(ticket),
});

/** Tickets in the memory of the one process that issues them, by digest: those of an earlier run are over. */
export class SocketTickets implements TicketStore {
  /** In the order of their making, which is that of their ending. */
  readonly #kept = new Map<string, Kept>();
  readonly #ofOwner = new Map<OwnerId, Set<string>>();

  /** @param elapsed milliseconds of a clock that nobody sets, so that none makes a ticket good again or ends it early */
  constructor(private readonly elapsed: () => number = () => performance.now()) {}

  async issue(owner: OwnerId, token: string): Promise<IssuedTicket> {
    this.#forgetOld();
    const ticket = randomBytes(32).toString('base64url');
    const key = digest(ticket);
    this.#kept.set(key, { owner, token, endsAt: this.elapsed() + GOOD_FOR_MS });
    const own = this.#ofOwner.get(owner) ?? new Set();
    this.#ofOwner.set(owner, own.add(key));
    for (const oldest of own) {
      if (own.size <= MOST_OF_ONE) break;
      this.#forget(oldest);
    }
    return { ticket, expiresAt: Date.now() + GOOD_FOR_MS };
  }

  async redeem(ticket: string): Promise<string | undefined> {
    const key = digest(ticket);
    const kept = this.#kept.get(key);
    this.#forget(key);
    return kept !== undefined && kept.endsAt > this.elapsed() ? kept.token : undefined;
  }

  /** How many wait to be used. */
  get size(): number {
    return this.#kept.size;
  }

  #forgetOld(): void {
    for (const [key, { endsAt }] of this.#kept) {
      if (endsAt > this.elapsed()) return;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#kept.delete(key);
    const own = this.#ofOwner.get(kept.owner);
    own?.delete(key);
    if (own?.size === 0) this.#ofOwner.delete(kept.owner);
  }
}

/**
 * Passes between the owner of the store and processes that only hold sockets: the identity token behind a ticket, sealed,
 * so that whoever exchanges a ticket gets no more than what a socket may read.
 */
export type SocketPasses = Seal;

/** Opens passes that outlive a restart of the owner: the sockets that hold them do too. */
export const openSocketPasses = (dataDir: string): Promise<SocketPasses> =>
  openSeal(path.join(dataDir, 'socket-passes.key'));
