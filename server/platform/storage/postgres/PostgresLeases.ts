import { type Client } from 'pg';

import { every } from '../../faults/timers.js';
import { type Lease, type Leases } from '../Leases.js';
import { type Database } from './Database.js';
import { outageProblem } from './outage.js';

/** Milliseconds between two looks at whether the connection lives: with it all leases go. */
const LOOK_EVERY = 5_000;
const LONGEST_STATEMENT = 5_000;

/** The advisory lock of a key. */
const KEY = "hashtextextended('lease ' || $1, 0)";
const HOLD = `SELECT pg_try_advisory_lock(${KEY}) AS held`;
const GIVE_BACK = `SELECT pg_advisory_unlock(${KEY}) AS held`;

/**
 * Leases as advisory locks of one connection, which PostgreSQL ends with it: a process that ends, or that cannot reach the database, holds
 * nothing.
 */
export class PostgresLeases implements Leases {
  readonly #held = new Map<string, AbortController>();
  readonly #endLooking: () => void;
  #client: Promise<Client> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(private readonly database: Pick<Database, 'connection'>) {
    this.#endLooking = every(LOOK_EVERY, 'The connection of leases could not be looked at', () => this.#look());
  }

  async tryHold(key: string): Promise<Lease | undefined> {
    if (this.#held.has(key)) return undefined;
    const lost = new AbortController();
    // The same connection is given the same lock again: who holds it here is known here.
    this.#held.set(key, lost);
    try {
      const isHeld = await this.#ask(HOLD, key);
      if (isHeld && !lost.signal.aborted) return { lost: lost.signal, release: () => this.#release(key, lost) };
      // The connection broke while this waited, and another one was asked.
      if (isHeld) await this.#ask(GIVE_BACK, key);
    } catch (error) {
      this.#forget(key, lost);
      throw outageProblem(error);
    }
    this.#forget(key, lost);
    return undefined;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endLooking();
    const client = await this.#client?.catch(() => undefined);
    this.#lose();
    await client?.end();
  }

  async #release(key: string, lost: AbortController): Promise<void> {
    if (this.#forget(key, lost)) await this.#ask(GIVE_BACK, key).catch(() => undefined);
  }

  /** @returns whether it was known: what was lost may be held anew by now */
  #forget(key: string, lost: AbortController): boolean {
    return this.#held.get(key) === lost && this.#held.delete(key);
  }

  /** One statement after the other: a connection takes one at a time. */
  #ask(sql: string, key: string): Promise<boolean> {
    const asked = this.#last.then(async () => {
      const client = await this.#connected();
      const query = { text: sql, values: [key], query_timeout: LONGEST_STATEMENT };
      const { rows } = await client.query<{ held: boolean }>(query).catch((error: Error) => {
        this.#broke(client);
        throw error;
      });
      return rows[0]?.held === true;
    });
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  #connected(): Promise<Client> {
    if (this.#isClosed) return Promise.reject(new Error('Leases are closed'));
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const client = await this.database.connection();
    client.on('error', () => this.#broke(client));
    client.on('end', () => this.#broke(client));
    return client;
  }

  async #look(): Promise<void> {
    if (this.#held.size > 0) await this.#ask(`SELECT true AS held WHERE $1 <> ''`, 'look').catch(() => undefined);
  }

  /** Whatever was held over a connection is not held any more. */
  #broke(client: Client): void {
    void this.#client?.then(
      (present) => {
        if (present !== client) return;
        this.#client = undefined;
        this.#lose();
      },
      () => undefined,
    );
    void client.end().catch(() => undefined);
  }

  #lose(): void {
    for (const lost of this.#held.values()) lost.abort();
    this.#held.clear();
  }
}
