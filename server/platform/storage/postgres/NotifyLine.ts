import pg from 'pg';

import { run } from '../../faults/guarded.js';
import { after, every } from '../../faults/timers.js';

/** Milliseconds until a broken connection is made again, and between two looks at whether it lives. */
const PAUSE = 500;
const LOOK_EVERY = 10_000;
/** Longest time that any statement may take before the connection counts as broken. */
const LONGEST_STATEMENT = 5_000;

/** What a process does with what it hears on a channel. */
export interface Hearing {
  heard(payload: string): void;
  /**
   * The channel is heard again after a while in which it was not: what was said since that time, by the clock of this process, may be
   * missing. A failure is repeated until it succeeds.
   */
  resumed(heardUntil: number): unknown;
  /** Nothing is heard from now on, until `resumed`. */
  broken?(reason: string): void;
}

interface Channel {
  readonly hearing: Hearing;
  /** The connection that listens to it. */
  client: pg.Client | undefined;
  /** Until when all was heard: a connection may break long before that is noticed. */
  heardUntil: number;
  /** Whether something may have been said that nobody has looked for yet. */
  isBehind: boolean;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The one connection of a process that listens to channels of a database and sends to them: made with the first channel, and again as often
 * as it breaks.
 */
export class NotifyLine {
  readonly #channels = new Map<string, Channel>();
  #client: pg.Client | undefined;
  #connecting: Promise<pg.Client> | undefined;
  #isClosed = false;
  #isDown = false;
  #retry: NodeJS.Timeout | undefined;
  #endLooking: (() => void) | undefined;
  /** The last statement: a connection takes one at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly url: string) {}

  /**
   * Listens to a channel from the moment this resolves. It is rejected where the database cannot be reached now, which is tried again until
   * the line is closed.
   * @param name lower case letters, digits and underscores
   */
  async listen(name: string, hearing: Hearing): Promise<void> {
    const channel: Channel = { hearing, client: undefined, heardUntil: Date.now(), isBehind: true };
    this.#channels.set(name, channel);
    this.#endLooking ??= every(LOOK_EVERY, 'The connection for messages could not be looked at', () => this.#look());
    const client = await this.#connected();
    // Where the connection broke meanwhile and was made again, it listens already, and looks for what was missed.
    if (channel.client !== undefined) return;
    await this.#begin(client, name, channel);
    Object.assign(channel, { heardUntil: Date.now(), isBehind: false });
  }

  /** Whether what others say on a channel arrives here. */
  isHearing(name: string): boolean {
    return this.#client !== undefined && this.#channels.get(name)?.client === this.#client;
  }

  /** Sends payloads in this order, all or none. */
  async notify(name: string, payloads: readonly string[]): Promise<void> {
    const client = this.#client;
    if (client === undefined) throw new Error('The connection is broken');
    await this.#ask(
      client,
      'SELECT pg_notify($1, w.payload) FROM unnest($2::text[]) WITH ORDINALITY AS w(payload, place) ORDER BY w.place',
      [name, payloads],
    );
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endLooking?.();
    clearTimeout(this.#retry);
    await this.#connecting?.catch(() => undefined);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #ask(client: pg.Client, text: string, values: readonly unknown[] = []): Promise<unknown> {
    const asked = this.#last.then(() => {
      if (this.#client !== client) throw new Error('The connection is broken');
      return client.query(text, [...values]);
    });
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  /** A host that vanished says nothing: a statement that is not answered tells. One that is answered comes after all that was said before. */
  async #look(): Promise<void> {
    const client = this.#client;
    if (client === undefined) return;
    const asked = Date.now();
    try {
      await this.#ask(client, 'SELECT 1');
    } catch (error) {
      return this.#broke(client, reasonOf(error));
    }
    for (const channel of this.#channels.values()) this.#heard(channel, client, asked);
  }

  /** What is heard before a gap is closed says nothing of the gap. */
  #heard(channel: Channel, client: pg.Client, at: number): void {
    if (channel.client === client && !channel.isBehind) channel.heardUntil = Math.max(channel.heardUntil, at);
  }

  /** The connection, made where there is none; many callers at once wait for one. */
  #connected(): Promise<pg.Client> {
    if (this.#client !== undefined) return Promise.resolve(this.#client);
    this.#connecting ??= this.#connect().finally(() => (this.#connecting = undefined));
    return this.#connecting;
  }

  async #connect(): Promise<pg.Client> {
    clearTimeout(this.#retry);
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      application_name: 'harta',
      connectionTimeoutMillis: LONGEST_STATEMENT,
      query_timeout: LONGEST_STATEMENT,
    });
    client.on('notification', ({ channel, payload = '' }) => this.#receive(client, channel, payload));
    client.on('error', ({ message }) => this.#broke(client, message));
    client.on('end', () => this.#broke(client, 'it was ended'));
    try {
      await client.connect();
      if (this.#isClosed) throw new Error('The line is closed');
    } catch (error) {
      this.#down(client, reasonOf(error));
      throw error;
    }
    this.#isDown = false;
    this.#client = client;
    return client;
  }

  async #begin(client: pg.Client, name: string, channel: Channel): Promise<void> {
    try {
      await this.#ask(client, `LISTEN ${name}`);
    } catch (error) {
      this.#broke(client, reasonOf(error));
      throw error;
    }
    channel.client = client;
  }

  #receive(client: pg.Client, name: string, payload: string): void {
    const channel = this.#channels.get(name);
    if (channel === undefined) return;
    this.#heard(channel, client, Date.now());
    run('What another process said could not be taken', () => channel.hearing.heard(payload));
  }

  /** Listens again, then looks for what was missed: in this order nothing falls between. */
  async #resume(): Promise<void> {
    const client = await this.#connected();
    for (const [name, channel] of this.#channels)
      if (channel.client !== client) await this.#begin(client, name, channel);
    const resumed = Date.now();
    for (const channel of this.#channels.values())
      if (channel.isBehind)
        run('What was said meanwhile could not be read', () => this.#catchUp(client, channel, resumed));
  }

  async #catchUp(client: pg.Client, channel: Channel, resumed: number): Promise<void> {
    if (this.#client !== client) return;
    try {
      await channel.hearing.resumed(channel.heardUntil);
    } catch (error) {
      after(PAUSE, 'What was said meanwhile could not be read', () => this.#catchUp(client, channel, resumed)).unref();
      throw error;
    }
    if (this.#client === client) Object.assign(channel, { heardUntil: resumed, isBehind: false });
  }

  #broke(client: pg.Client, reason: string): void {
    if (this.#client === client) this.#down(client, reason);
  }

  #down(client: pg.Client, reason: string): void {
    this.#client = undefined;
    // What breaks in an odd way ends as well.
    void client.end().catch(() => undefined);
    if (this.#isClosed) return;
    for (const channel of this.#channels.values()) {
      channel.isBehind = true;
      if (!this.#isDown) channel.hearing.broken?.(reason);
    }
    this.#isDown = true;
    this.#retry = after(PAUSE, 'The connection for messages could not be made', () =>
      this.#resume().catch(() => undefined),
    ).unref();
  }
}
