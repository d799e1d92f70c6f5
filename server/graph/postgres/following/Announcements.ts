import { randomUUID } from 'node:crypto';
import { type Client } from 'pg';

import { type OwnerId } from '../../../contract/ids.js';
import { after } from '../../../faults/timers.js';
import { type Database } from '../connection/Database.js';
import { type Session } from '../connection/Session.js';

const CHANNEL = 'harta_graph';
/** Milliseconds until a broken connection is made again. */
const PAUSE = 1000;

/**
 * Tells the processes that share a database whose graphs were changed: an announcement is part of the commit, and says no more than whose
 * it is, since one of more than 8,000 bytes is refused. What was changed is read from the log.
 */
export class Announcements {
  /** By this a process knows its own. */
  readonly #from = randomUUID();
  #client: Client | undefined;
  #isClosed = false;

  constructor(
    private readonly database: Database,
    private readonly onAnnounced: (ownerId: OwnerId) => void,
  ) {}

  /** Announces a change; inside its transaction. */
  async announce(session: Session, ownerId: OwnerId): Promise<void> {
    await session.run(`SELECT pg_notify('${CHANNEL}', :said)`, { said: JSON.stringify([this.#from, ownerId]) });
  }

  /** Listens from now on. A connection that breaks is made again; what was announced meanwhile is read with the next that is. */
  async listen(): Promise<void> {
    const client = await this.database.listener();
    client.on('notification', ({ payload = '[]' }) => {
      const [from, ownerId] = JSON.parse(payload) as [string, OwnerId];
      if (from !== this.#from) this.onAnnounced(ownerId);
    });
    client.on('error', () => this.#again(client));
    client.on('end', () => this.#again(client));
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  #again(broken: Client): void {
    if (this.#isClosed || this.#client !== broken) return;
    this.#client = undefined;
    this.#retry();
  }

  #retry(): void {
    after(PAUSE, 'Changes of other processes could not be listened to', () => {
      if (!this.#isClosed) void this.listen().catch(() => this.#retry());
    });
  }
}
