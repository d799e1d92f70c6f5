import pg from 'pg';
import { vi } from 'vitest';

// eslint-disable-next-line typescript/unbound-method -- it is called with the client that it is called on
const query = pg.Client.prototype.query as (this: pg.Client, ...sent: unknown[]) => Promise<unknown>;

/** The statements of some work with the connections that they went to, and how often all that was sent before was answered. */
export async function askedBy(work: () => Promise<unknown>) {
  const clients: pg.Client[] = [];
  let [open, exchanges] = [0, 0];
  const watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: unknown[]
  ) {
    clients.push(this);
    if (open === 0) exchanges += 1;
    open += 1;
    return query.apply(this, sent).finally(() => (open -= 1));
  });
  await work();
  watched.mockRestore();
  return { clients, exchanges };
}
