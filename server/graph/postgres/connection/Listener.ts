import { type Client } from 'pg';

import { after } from '../../../platform/faults/timers.js';
import { type Database } from './Database.js';

/** Milliseconds until a broken connection is made again. */
const PAUSE = 1000;

/** What a process does with what it hears. */
interface Hearing {
  heard(said: string): void;
  /** It listens again after a while in which it heard nothing: what was said meanwhile has to be looked for. */
  resumed(): void;
}

/** Listens to a channel of the database on a connection of its own, which is made again when it breaks. */
export class Listener {
  #client: Client | undefined;
  #isClosed = false;

  constructor(
    private readonly database: Pick<Database, 'listener'>,
    private readonly channel: string,
    private readonly hearing: Hearing,
  ) {}

  /** Listens from then on. Throws where there is no database. */
  async listen(): Promise<void> {
    const client = await this.database.listener();
    client.on('notification', ({ payload = '' }) => this.hearing.heard(payload));
    client.on('error', () => this.#again(client));
    client.on('end', () => this.#again(client));
    this.#client = client;
    await client.query(`LISTEN ${this.channel}`);
    if (this.#isClosed) await client.end();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  #again(broken: Client): void {
    if (this.#isClosed || this.#client !== broken) return;
    this.#client = undefined;
    // What breaks in an odd way ends as well.
    void broken.end().catch(() => undefined);
    this.#retry();
  }

  #retry(): void {
    after(PAUSE, `${this.channel} could not be listened to`, async () => {
      if (this.#isClosed) return;
      try {
        await this.listen();
        this.hearing.resumed();
      } catch {
        if (this.#client === undefined) this.#retry();
      }
    }).unref();
  }
}
