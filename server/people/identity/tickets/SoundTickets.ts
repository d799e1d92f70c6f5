import path from 'node:path';

import { openSeal, type Seal } from './Seal.js';
import { type IssuedTicket } from './SocketTickets.js';

/** What lies sealed in a ticket. */
interface Sealed {
  readonly token: string;
  readonly recordingId: string;
  readonly expiresAt: number;
}

/** Longer than most people listen at once; whoever listens longer asks for another one. */
const GOOD_FOR_MS = 30 * 60_000;

/**
 * Tickets for the players of pages, which send no header: one stands in the address of the file of one recording, and is good for that alone,
 * as often as a player asks for ranges of it. It holds, sealed, what the person proved themselves with, which is proved again each time: so
 * it ends with their session.
 */
export class SoundTickets {
  constructor(
    private readonly seal: Seal,
    private readonly now: () => number,
  ) {}

  /** Makes a ticket. @param token the token that was just found good */
  async issue(recordingId: string, token: string): Promise<IssuedTicket> {
    const expiresAt = this.now() + GOOD_FOR_MS;
    const sealed: Sealed = { token, recordingId, expiresAt };
    return { ticket: await this.seal.seal(JSON.stringify(sealed)), expiresAt };
  }

  /** The token behind a ticket for this recording; undefined when it is none of ours, for another one, or over. */
  async tokenOf(ticket: string, recordingId: string): Promise<string | undefined> {
    const text = await this.seal.open(ticket);
    if (text === undefined) return undefined;
    const sealed = JSON.parse(text) as Sealed;
    return sealed.recordingId === recordingId && sealed.expiresAt > this.now() ? sealed.token : undefined;
  }
}

/** Tickets that outlive a restart, as the page does that plays with one. */
export const openSoundTickets = async (dataDir: string, now: () => number): Promise<SoundTickets> =>
  new SoundTickets(await openSeal(path.join(dataDir, 'sound-tickets.key')), now);
