import { type OwnerId } from '../../../contract/ids.js';
import { type Database } from './Database.js';
import { prepared } from './statement.js';

/** SQL: bytes of a person. @param owner an expression for their id */
type BytesSql = (owner: string) => string;

/** What a person keeps beside the rows that a store counts by itself, and which counts for the same limit. */
export interface BytesBeside {
  /** SQL of these bytes, in a statement that binds `:ownerId` and `:beside`. */
  readonly sql: string;
  /** What `:beside` is bound to. It is read before the transaction: none waits for another database while it holds rows. */
  readBefore(ownerId: OwnerId): Promise<number>;
}

export const NOTHING_BESIDE: BytesBeside = { sql: '0', readBefore: async () => 0 };

/** They lie in the same database, and are read by the statement itself. */
export const inSameDatabase = (bytes: BytesSql): BytesBeside => ({ ...NOTHING_BESIDE, sql: bytes(':ownerId') });

/** They lie in another database. */
export function inOtherDatabase(database: Pick<Database, 'ask'>, bytes: BytesSql): BytesBeside {
  const sql = prepared(`SELECT ${bytes(':ownerId')} AS bytes`);
  return {
    sql: ':beside::bigint',
    readBefore: async (ownerId) => (await database.ask<{ bytes: number }>(sql, { ownerId }))[0]?.bytes ?? 0,
  };
}
