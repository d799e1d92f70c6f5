import { type PoolClient } from 'pg';

import { assertOwned } from './assertOwned.js';
import { type PostgresParameters } from './statement.js';
import { numbered } from './statement.js';

/** What asks nothing of a transaction that has not begun. */
const READING = /^\s*SELECT\b/;

/**
 * One transaction on one connection. Statements run in the order in which they are asked for, and are sent at once: those that need no answer
 * of one another are best asked for together. What may write waits until the transaction has begun: it would stand by itself.
 */
export class Session {
  #isOpen = false;
  #isWaiting = false;
  #isClosed = false;
  #failure: unknown;
  #committed: Promise<void> | undefined;

  /** @param begun the beginning of the transaction, which was sent before */
  constructor(
    private readonly client: Pick<PoolClient, 'query'>,
    private readonly begun: Promise<unknown> = Promise.resolve(),
  ) {
    begun.then(
      () => (this.#isOpen = true),
      () => undefined,
    );
  }

  async all<Row>(sql: string, parameters: PostgresParameters): Promise<Row[]> {
    return (await this.#ask(sql, parameters)).rows as Row[];
  }

  async get<Row>(sql: string, parameters: PostgresParameters): Promise<Row | undefined> {
    return (await this.all<Row>(sql, parameters))[0];
  }

  /** Rows of everybody, for what serves no one person; the guard of owners is passed by on purpose. */
  async everybody<Row>(sql: string, parameters: PostgresParameters): Promise<Row[]> {
    return (await this.#send(sql, parameters)).rows as Row[];
  }

  /** @returns how many rows were written */
  async run(sql: string, parameters: PostgresParameters): Promise<number> {
    return (await this.#ask(sql, parameters)).rowCount ?? 0;
  }

  /** Any statement past the guard of owners: of tables whose rows are found by what persons prove themselves with. */
  async unguarded(
    sql: string,
    parameters: PostgresParameters,
  ): Promise<{ readonly rows: readonly unknown[]; readonly count: number }> {
    const { rows, rowCount } = await this.#send(sql, parameters);
    return { rows: rows as unknown[], count: rowCount ?? 0 };
  }

  #ask(sql: string, parameters: PostgresParameters) {
    assertOwned(sql);
    return this.#send(sql, parameters);
  }

  /**
   * Ends the transaction with all that it wrote; nothing is asked after it. Sent behind statements that are not answered yet: where one of them
   * fails nothing is written, and this fails as well.
   */
  commit(): Promise<void> {
    this.#committed ??= this.#commit();
    return this.#committed;
  }

  async #commit(): Promise<void> {
    // Those before it may wait for that as well.
    if (!this.#isOpen) await this.begun;
    const { command } = await this.client.query('COMMIT');
    // What PostgreSQL answers where a statement had failed, whose answer came first.
    if (command !== 'COMMIT') throw this.#failure ?? new Error(`A transaction ended with ${command}`);
  }

  /** Nothing is sent any more: the connection serves others. */
  close(): void {
    this.#isClosed = true;
  }

  async #send(sql: string, parameters: PostgresParameters) {
    const statement = numbered(sql, parameters);
    if (this.#committed !== undefined) throw new Error('A transaction has ended');
    if (!this.#isOpen && (this.#isWaiting || !READING.test(sql))) {
      this.#isWaiting = true;
      await this.begun;
    }
    if (this.#isClosed) throw new Error('A transaction has ended');
    try {
      return await this.client.query(statement);
    } catch (error) {
      // Those that were sent after one that fails say no more than that.
      this.#failure ??= error;
      throw this.#failure;
    }
  }
}
