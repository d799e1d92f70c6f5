import pg from 'pg';

import { after, every } from '../faults/timers.js';

/** Milliseconds until a broken connection is made again, and between two looks at whether it lives. */
const PAUSE = 500;
const LOOK_EVERY = 10_000;
/** Longest time that any statement may take before the connection counts as broken. */
const LONGEST_STATEMENT = 5_000;

export interface NotifyLineOptions {
  readonly url: string;
  /** Lower case letters, digits and underscores. */
  readonly channel: string;
  hear(payload: string): void;
  /** It listens from now on: at first, and after each time that the connection broke. */
  onHearing(): void;
  onBroken(reason: string): void;
  onBack(): void;
}

/** One connection that listens to a channel and sends to it; made again as often as it breaks. */
export class NotifyLine {
  #client: pg.Client | undefined;
  #isClosed = false;
  #isDown = false;
  #retry: NodeJS.Timeout | undefined;
  readonly #endLooking: () => void;
  /** The last statement: a connection takes one at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: NotifyLineOptions) {
    this.#endLooking = every(LOOK_EVERY, 'The connection for messages could not be looked at', () => this.#look());
    void this.#connect();
  }

  /** Whether what others send arrives here. */
  get isHearing(): boolean {
    return this.#client !== undefined;
  }

  /** Sends payloads in this order, all or none. */
  async notify(payloads: readonly string[]): Promise<void> {
    await this.#ask(
      'SELECT pg_notify($1, w.payload) FROM unnest($2::text[]) WITH ORDINALITY AS w(payload, place) ORDER BY w.place',
      [this.options.channel, payloads],
    );
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endLooking();
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #ask(text: string, values: readonly unknown[] = []): Promise<unknown> {
    const asked = this.#last.then(() => {
      if (this.#client === undefined) throw new Error('The connection is broken');
      return this.#client.query(text, [...values]);
    });
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  /** A host that vanished says nothing: a statement that is not answered tells. */
  async #look(): Promise<void> {
    const client = this.#client;
    if (client === undefined) return;
    await this.#ask('SELECT 1').catch((error: Error) => this.#broke(client, error.message));
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.url,
      keepAlive: true,
      application_name: 'harta',
      connectionTimeoutMillis: LONGEST_STATEMENT,
      query_timeout: LONGEST_STATEMENT,
    });
    client.on('notification', ({ payload = '' }) => this.options.hear(payload));
    client.on('error', ({ message }) => this.#broke(client, message));
    client.on('end', () => this.#broke(client, 'it was ended'));
    try {
      await client.connect();
      await client.query(`LISTEN ${this.options.channel}`);
    } catch (error) {
      return this.#down(client, error instanceof Error ? error.message : String(error));
    }
    if (this.#isClosed) return void client.end().catch(() => undefined);
    this.#client = client;
    if (this.#isDown) this.options.onBack();
    this.#isDown = false;
    this.options.onHearing();
  }

  #broke(client: pg.Client, reason: string): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#down(client, reason);
  }

  #down(client: pg.Client, reason: string): void {
    void client.end().catch(() => undefined);
    if (this.#isClosed) return;
    if (!this.#isDown) this.options.onBroken(reason);
    this.#isDown = true;
    this.#retry = after(PAUSE, 'The connection for messages could not be made', () => this.#connect());
  }
}
