import { type Client } from 'pg';

import { after } from '../../../platform/faults/timers.js';
import { type Database } from './Database.js';

/** Milliseconds until a broken connection is made again. */
const PAUSE = 1000;

/** What a process does with what it hears. */
interface Hearing {
  heard(said: string): void;
  /**
   * It listens again after a while in which it heard nothing: what was said since that time, by the clock of this process, has to be looked for.
   * Until this succeeds, the connection is made again and it is asked again.
   */
  resumed(heardUntil: number): unknown;
}

/** Listens to a channel of the database on a connection of its own, which is made again when it breaks. */
export class Listener {
  #client: Client | undefined;
  #isClosed = false;
  /** Until when all was heard: a connection may break long before that is noticed. */
  #heardUntil = Date.now();
  /** Whether something may have been said that nobody has looked for yet. */
  #isBehind = false;

  constructor(
    private readonly database: Pick<Database, 'listener'>,
    private readonly channel: string,
    private readonly hearing: Hearing,
  ) {}

  /** Listens from then on. Throws where there is no database. */
  async listen(): Promise<void> {
    await this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<Client> {
    const client = await this.database.listener();
    client.on('notification', ({ payload = '' }) => {
      // What is heard before a gap is closed says nothing of the gap.
      if (!this.#isBehind) this.#heardUntil = Date.now();
      this.hearing.heard(payload);
    });
    client.on('error', () => this.#drop(client));
    client.on('end', () => this.#drop(client));
    try {
      await client.query(`LISTEN ${this.channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    if (this.#isClosed) await client.end();
    return client;
  }

  /** Listens again, then looks for what was missed: in this order nothing falls between. */
  async #resume(): Promise<void> {
    const client = await this.#connect();
    const resumed = Date.now();
    try {
      await this.hearing.resumed(this.#heardUntil);
    } catch (error) {
      process.emitWarning(`What was said on ${this.channel} meanwhile could not be read: ${String(error)}`);
      return this.#drop(client);
    }
    this.#heardUntil = resumed;
    this.#isBehind = this.#client !== client;
  }

  #drop(client: Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    this.#isBehind = true;
    // What breaks in an odd way ends as well.
    void client.end().catch(() => undefined);
    this.#retry();
  }

  #retry(): void {
    after(PAUSE, `${this.channel} could not be listened to`, async () => {
      if (!this.#isClosed) await this.#resume().catch(() => this.#retry());
    }).unref();
  }
}
