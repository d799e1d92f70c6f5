import { type PoolClient } from 'pg';

import { type OwnerId } from '../../../contract/ids.js';
import { assertOwned } from './assertOwned.js';
import { type PostgresParameters } from './statement.js';
import { numbered } from './statement.js';

/**
 * One transaction on one connection. Its statements run one after the other, whoever asks for them at the same time: a connection takes
 * one at a time.
 */
export class Session {
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: Pick<PoolClient, 'query'>) {}

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

  #send(sql: string, parameters: PostgresParameters) {
    const turn = this.#last.then(() => this.client.query(numbered(sql, parameters)));
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

/** The number of a person, made when missing, and held until the transaction ends: their projects are changed one at a time. */
export async function holdOwner(session: Session, ownerId: OwnerId): Promise<number> {
  await session.run('INSERT INTO person (id) VALUES (:ownerId) ON CONFLICT DO NOTHING', { ownerId });
  const found = await session.get<{ owner: number }>('SELECT owner FROM person WHERE id = :ownerId FOR UPDATE', {
    ownerId,
  });
  if (found === undefined) throw new Error('A person went while they were read');
  return found.owner;
}
