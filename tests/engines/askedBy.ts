import { AsyncLocalStorage } from 'node:async_hooks';

import pg from 'pg';
import { vi } from 'vitest';

// eslint-disable-next-line typescript/unbound-method -- it is called with the client that it is called on
const query = pg.Client.prototype.query as (this: pg.Client, ...sent: unknown[]) => Promise<unknown>;

/** Tells the statements of the work from those that a store sends by itself, such as its look at whether the database answers. */
const asking = new AsyncLocalStorage<true>();

/** The statements of some work with the connections that they went to, and how often all that was sent before was answered. */
export async function askedBy(work: () => Promise<unknown>) {
  const clients: pg.Client[] = [];
  let [open, exchanges] = [0, 0];
  const watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: unknown[]
  ) {
    if (asking.getStore() === undefined) return query.apply(this, sent);
    clients.push(this);
    if (open === 0) exchanges += 1;
    open += 1;
    return query.apply(this, sent).finally(() => (open -= 1));
  });
  await asking.run(true, work);
  watched.mockRestore();
  return { clients, exchanges };
}
