import path from 'node:path';

import { CompactEncrypt, compactDecrypt } from 'jose';

import { sealingKey } from './sealingKey.js';

/** A ticket as its person gets it. */
interface IssuedTicket {
  readonly ticket: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What lies sealed in a ticket. */
interface Sealed {
  readonly token: string;
  readonly recordingId: string;
  readonly expiresAt: number;
}

const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;
/** Longer than most people listen at once; whoever listens longer asks for another one. */
const GOOD_FOR_MS = 30 * 60_000;

/**
 * Tickets for the players of pages, which send no header: one stands in the address of the file of one recording, and is good for that alone,
 * as often as a player asks for ranges of it. It holds, sealed, what the person proved themselves with, which is proved again each time: so
 * it ends with their session.
 */
export class SoundTickets {
  readonly #key: Uint8Array;

  /** @param key of 256 bits, which tickets are sealed with */
  constructor(
    key: Uint8Array,
    private readonly now: () => number = Date.now,
  ) {
    this.#key = key;
  }

  /** Makes a ticket. @param token the token that was just found good */
  async issue(recordingId: string, token: string): Promise<IssuedTicket> {
    const expiresAt = this.now() + GOOD_FOR_MS;
    const sealed: Sealed = { token, recordingId, expiresAt };
    const ticket = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
      .setProtectedHeader(ALGORITHMS)
      .encrypt(this.#key);
    return { ticket, expiresAt };
  }

  /** The token behind a ticket for this recording; undefined when it is none of ours, for another one, or over. */
  async tokenOf(ticket: string, recordingId: string): Promise<string | undefined> {
    try {
      const { plaintext } = await compactDecrypt(ticket, this.#key, {
        keyManagementAlgorithms: [ALGORITHMS.alg],
        contentEncryptionAlgorithms: [ALGORITHMS.enc],
      });
      const sealed = JSON.parse(new TextDecoder().decode(plaintext)) as Sealed;
      return sealed.recordingId === recordingId && sealed.expiresAt > this.now() ? sealed.token : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Tickets that outlive a restart, as the page does that plays with one. */
export const openSoundTickets = async (dataDir: string): Promise<SoundTickets> =>
  new SoundTickets(await sealingKey(path.join(dataDir, 'sound-tickets.key')));
