import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { newOwner, Person } from '../server/store/contract/Person.js';
import { askedBy } from './askedBy.js';
import { openPostgres } from './postgres.js';

/** So often PostgreSQL plans a prepared statement for its values before it may keep a plan for any. */
const PLANNED_FIRST = 5;

/** The connection that most was asked of. */
function busiestOf(clients: readonly pg.Client[]): pg.Client {
  const times = new Map<pg.Client, number>();
  for (const client of clients) times.set(client, (times.get(client) ?? 0) + 1);
  const [busiest] = [...times].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (busiest === undefined) throw new Error('Nothing was asked');
  return busiest;
}

describe('what a call of the graph asks PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  let ana: Person;
  beforeAll(async () => {
    opened = await openPostgres();
    const ownerId = newOwner();
    ana = new Person(opened.store, { ownerId, projectId: await opened.store.ensureDefaultProject(ownerId) });
    await ana.node(['Word'], { name: 'first' });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => opened.close());

  it('a node is made by two exchanges: what is there, then all that becomes of it with the commit', async () => {
    const { clients, exchanges } = await askedBy(() => ana.node(['Word'], { name: 'second' }));
    expect([clients.length, exchanges]).toEqual([5, 2]);
  });

  it('a node and a relationship are changed by few exchanges', async () => {
    const [start, end] = [await ana.node(['Word']), await ana.node(['Word'])];
    for (const work of [() => ana.set(start, { name: 'changed' }), () => ana.relationship('NEAR', start, end)])
      expect((await askedBy(work)).exchanges).toBeLessThanOrEqual(5);
  });

  it('what is asked all day is planned once, not each time', async () => {
    const { clients } = await askedBy(async () => {
      for (let round = 0; round < 2 * PLANNED_FIRST; round += 1) {
        const [start, end] = [await ana.node(['Word']), await ana.node(['Word'])];
        await ana.relationship('NEAR', await ana.set(start, { round }), end);
        await ana.read(start.id);
        await opened.store.elements(ana.scope, { nodeIds: [start.id, end.id], relationshipIds: [] });
        await opened.store.neighbourhood(ana.scope, start.id, { hops: 1, limit: 50 });
      }
    });
    const { rows } = await busiestOf(clients).query<{ statement: string; custom: number }>(
      'SELECT statement, custom_plans::int AS custom FROM pg_prepared_statements',
    );
    expect(rows.length).toBeGreaterThan(7);
    expect(rows.filter(({ custom }) => custom > PLANNED_FIRST)).toEqual([]);
  });
});
