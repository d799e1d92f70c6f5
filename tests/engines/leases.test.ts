import { type QueryConfig, type QueryResult } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { migrateTo } from '../../server/platform/storage/postgres/migrate.js';
import { PostgresLeases } from '../../server/platform/storage/postgres/PostgresLeases.js';
import { holdWithin } from '../../server/platform/storage/Leases.js';
import { onServer } from '../server/engineUnderTest.js';
import { twoLeaseHolders } from './postgres.js';

let holders: Awaited<ReturnType<typeof twoLeaseHolders>>;
beforeAll(async () => {
  holders = await twoLeaseHolders();
});
afterAll(() => holders.close());

const [mine, other] = [() => holders.leases[0], () => holders.leases[1]];
const breakConnections = () =>
  onServer(
    holders.url,
    `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );

test('a lease is told when its connection breaks, and another process may hold it', async () => {
  const held = await mine().tryHold('one');
  expect(held).toBeDefined();
  expect(await other().tryHold('one')).toBeUndefined();
  await breakConnections();
  const next = await holdWithin(other(), 'one', 10_000);
  expect(next).toBeDefined();
  await expect.poll(() => held?.lost.aborted, { timeout: 10_000 }).toBe(true);
  await held?.release();
  expect(await mine().tryHold('one')).toBeUndefined();
  await next?.release();
});

/** Leases whose first connection is slow to answer. */
function slowAtFirst(): PostgresLeases {
  let isFirst = true;
  const connection = async () => {
    const client = await holders.database.connection();
    if (!isFirst) return client;
    isFirst = false;
    const query = client.query.bind(client) as (asked: QueryConfig) => Promise<QueryResult>;
    return Object.assign(client, {
      query: (asked: QueryConfig) => query({ ...asked, text: asked.text.replace('SELECT', 'SELECT pg_sleep(30),') }),
    });
  };
  return new PostgresLeases({ connection });
}

test('what was asked for while the connection broke is held by nobody who does not know of it', async () => {
  const slow = slowAtFirst();
  const asked = Promise.allSettled([slow.tryHold('first'), slow.tryHold('second')]);
  const END = `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
    WHERE query LIKE '%pg_sleep(30)%' AND pid <> pg_backend_pid()`;
  await expect
    .poll(async () => (await onServer(holders.url, END)).rows, { timeout: 10_000 })
    .toEqual([{ ended: true }]);
  const [first, second] = await asked;
  expect(first?.status).toBe('rejected');
  expect(second).toEqual({ status: 'fulfilled', value: undefined });
  const next = await holdWithin(other(), 'second', 5_000);
  expect(next).toBeDefined();
  await next?.release();
  await slow.close();
});

test('a step of a schema takes as long as it needs', async () => {
  const step = "CREATE TABLE allowed AS SELECT current_setting('statement_timeout') AS longest";
  await migrateTo(holders.database, { table: 'harta_schema', migrations: [step] });
  expect((await onServer(holders.url, 'SELECT longest FROM allowed')).rows).toEqual([{ longest: '0' }]);
});
