import { randomUUID } from 'node:crypto';
import { type Client } from 'pg';

import { type OwnerId } from '../../../contract/ids.js';
import { after } from '../../../platform/faults/timers.js';
import { type Database } from '../connection/Database.js';
import { type Session } from '../connection/Session.js';

const CHANNEL = 'harta_graph';
/** Milliseconds until a broken connection is made again. */
const PAUSE = 1000;
/** Milliseconds that a change may have been under way before it was announced, with clocks that differ. */
const BEFORE = 120_000;

/**
 * Tells the processes that share a database whose graphs were changed: an announcement is part of the commit, and says no more than whose
 * it is, since one of more than 8,000 bytes is refused. What was changed is read from the log.
 */
export class Announcements {
  /** By this a process knows its own. */
  readonly #from = randomUUID();
  #client: Client | undefined;
  #isClosed = false;
  /** Until when all announcements were heard, by the clock of this process: a connection may break long before that is noticed. */
  #heardUntil = Date.now();
  #isBehind = false;

  /** @param onMissed reads what may have been announced since a time while nobody listened; until it succeeds it is asked again */
  constructor(
    private readonly database: Database,
    private readonly onAnnounced: (ownerId: OwnerId) => void,
    private readonly onMissed: (since: string) => Promise<void>,
  ) {}

  /** Announces a change; inside its transaction. */
  async announce(session: Session, ownerId: OwnerId): Promise<void> {
    await session.run(`SELECT pg_notify('${CHANNEL}', :said)`, { said: JSON.stringify([this.#from, ownerId]) });
  }

  /** Listens from now on. A connection that breaks is made again, and what was announced meanwhile is read. */
  async listen(): Promise<Client> {
    const client = await this.database.listener();
    client.on('notification', ({ payload = '[]' }) => {
      const [from, ownerId] = JSON.parse(payload) as [string, OwnerId];
      // What is heard before a gap is closed says nothing of the gap.
      if (!this.#isBehind) this.#heardUntil = Date.now();
      if (from !== this.#from) this.onAnnounced(ownerId);
    });
    client.on('error', () => this.#again(client));
    client.on('end', () => this.#again(client));
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
    return client;
  }

  /** Listens again, then reads what was missed: in this order nothing falls between. */
  async #resume(): Promise<void> {
    const client = await this.listen();
    if (this.#isClosed) return client.end();
    const resumed = Date.now();
    try {
      await this.onMissed(new Date(this.#heardUntil - BEFORE).toISOString());
      this.#heardUntil = resumed;
      this.#isBehind = this.#client !== client;
    } catch (error) {
      process.emitWarning(`Changes of other processes could not be read: ${String(error)}`);
      // Its end begins this again.
      await client.end();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  #again(broken: Client): void {
    if (this.#isClosed || this.#client !== broken) return;
    this.#client = undefined;
    this.#isBehind = true;
    this.#retry();
  }

  #retry(): void {
    after(PAUSE, 'Changes of other processes could not be listened to', () => {
      if (!this.#isClosed) void this.#resume().catch(() => this.#retry());
    });
  }
}
