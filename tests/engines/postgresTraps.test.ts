import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Database } from '../../server/platform/storage/postgres/Database.js';
import { UnownedStatementError } from '../../server/platform/storage/postgres/assertOwned.js';
import { migrate } from '../../server/graph/postgres/schema.js';
import { type Session } from '../../server/platform/storage/postgres/Session.js';
import { prepared } from '../../server/platform/storage/postgres/statement.js';
import { openPostgresStore } from '../../server/platform/store/openPostgresStore.js';
import { ValueOrder } from '../../server/graph/ordering.js';
import { type GraphChanged } from '../../server/contract/live.js';
import { Person } from '../server/store/contract/Person.js';
import { newDatabase, openPostgres } from './postgres.js';

/** Ends every connection that listens, as a server that is started again does. */
async function endListening(url: string): Promise<void> {
  const database = new Database({ url, connections: 1 });
  const ended = await database.read((session) =>
    session.all<{ ended: boolean }>(
      "SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
      {},
    ),
  );
  await database.close();
  expect(ended).toEqual([{ ended: true }, { ended: true }]);
}

const SLOW = 'SELECT count(*) AS total FROM generate_series(1, 1000000000)';

describe('a database of PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof newDatabase>>;
  let database: Database;
  beforeAll(async () => {
    made = await newDatabase();
    database = new Database({ url: made.url, connections: 3 });
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await made.drop();
  });

  it('takes no statement over rows of persons that does not say whose', async () => {
    const asked = database.read((session) =>
      session.all('SELECT id FROM node WHERE project = :project', { project: 1 }),
    );
    await expect(asked).rejects.toThrow(UnownedStatementError);
    const owned = 'SELECT id FROM node WHERE owner = :owner AND project = :project';
    expect(await database.read((session) => session.all(owned, { owner: 1, project: 1 }))).toEqual([]);
  });

  it('is migrated once by many that start together, and not by an older version', async () => {
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    await database.write((session) => session.run('UPDATE harta_schema SET version = version + 1', {}));
    await expect(migrate(database)).rejects.toThrow(/schema \d+/);
    await database.write((session) => session.run('UPDATE harta_schema SET version = version - 1', {}));
  });

  it('plans each statement for its values, and one that is prepared once for any', async () => {
    const unprepared = 'SELECT :n::int + 1 AS n';
    const once = prepared('SELECT :n::int + 2 AS n');
    const plans = await database.read(async (session) => {
      for (let n = 0; n < 8; n += 1) for (const sql of [unprepared, once]) await session.get(sql, { n });
      return session.all<{ generic: number }>(
        "SELECT generic_plans AS generic FROM pg_prepared_statements WHERE statement LIKE '%int + _ AS n'",
        {},
      );
    });
    expect(plans).toEqual([{ generic: expect.any(Number) }]);
    expect(plans[0]?.generic).toBeGreaterThan(0);
  });

  it('plans a prepared statement over a list once, however short the list', async () => {
    const ofList = prepared('SELECT g.n FROM generate_series(1, 9) g(n) WHERE g.n = ANY (:ns::int[])');
    const plans = await database.read(async (session) => {
      for (let n = 0; n < 8; n += 1) expect(await session.all(ofList, { ns: [n + 1] })).toEqual([{ n: n + 1 }]);
      return session.all<{ custom: number }>(
        "SELECT custom_plans AS custom FROM pg_prepared_statements WHERE statement LIKE '%generate_series(1, 9)%'",
        {},
      );
    });
    expect(plans).toEqual([{ custom: 5 }]);
  });

  it('commits nothing where a statement failed whose answer the commit did not wait for', async () => {
    const sent = "INSERT INTO person (id) VALUES ('sent' || left(:ownerId, 0))";
    const write = database.write(async (session) => {
      const asked = [session.run(sent, { ownerId: 'ana' }), session.all('SELECT 1 / 0', {}), session.commit()];
      await Promise.all(asked);
    });
    await expect(write).rejects.toThrow('division by zero');
    const found = "SELECT owner FROM person WHERE id = 'sent' || left(:ownerId, 0)";
    expect(await database.ask(found, { ownerId: 'ana' })).toEqual([]);
  });

  it('asks nothing behind a commit, where it would stand by itself', async () => {
    const late = "INSERT INTO person (id) VALUES ('late' || left(:ownerId, 0))";
    const write = database.write(async (session) => {
      const committed = session.commit();
      await Promise.all([committed, session.run(late, { ownerId: 'ana' })]);
    });
    await expect(write).rejects.toThrow('A transaction has ended');
    const found = "SELECT owner FROM person WHERE id = 'late' || left(:ownerId, 0)";
    expect(await database.ask(found, { ownerId: 'ana' })).toEqual([]);
  });

  it('acknowledges no change of which a statement failed, even where nobody noticed', async () => {
    const write = database.write(async (session) => {
      await session.run("INSERT INTO person (id) VALUES ('unnoticed' || left(:ownerId, 0))", { ownerId: 'ana' });
      await session.all('SELECT 1 / 0', {}).catch(() => undefined);
    });
    await expect(write).rejects.toThrow('division by zero');
    const found = "SELECT owner FROM person WHERE id = 'unnoticed' || left(:ownerId, 0)";
    expect(await database.ask(found, { ownerId: 'ana' })).toEqual([]);
  });

  it('sends nothing for a transaction that has ended', async () => {
    let kept: Session | undefined;
    await database.read(async (session) => {
      kept = session;
    });
    await expect(kept?.all('SELECT 1 AS one', {})).rejects.toThrow('has ended');
  });

  it('gives large numbers as numbers', async () => {
    const [row] = await database.read((session) =>
      session.all('SELECT 9007199254740991::bigint AS large, count(*) AS counted, sum(2::bigint) AS sum', {}),
    );
    expect(row).toEqual({ large: Number.MAX_SAFE_INTEGER, counted: 1, sum: 2 });
  });

  it('runs statements that are asked for together one after the other', async () => {
    const found = await database.read((session) =>
      Promise.all([1, 2, 3].map((n) => session.get<{ n: number }>('SELECT :n::int AS n', { n }))),
    );
    expect(found).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('ends a read that takes longer than the caller waits, or that nobody waits for, and goes on', async () => {
    const slow = (deadline: { milliseconds: number; signal?: AbortSignal }) =>
      database.readUntil(deadline, (session) => session.all(SLOW, {}));
    await expect(slow({ milliseconds: 200 })).rejects.toMatchObject({ code: 'QUERY_TOO_COSTLY' });
    const started = performance.now();
    await expect(slow({ milliseconds: 60_000, signal: AbortSignal.timeout(200) })).rejects.toMatchObject({
      code: 'QUERY_TOO_COSTLY',
    });
    expect(performance.now() - started).toBeLessThan(30_000);
    const running = `SELECT count(*) AS total FROM pg_stat_activity WHERE query LIKE '%generate_series%' AND pid <> pg_backend_pid()
      AND state = 'active'`;
    await expect
      .poll(() => database.read((session) => session.get<{ total: number }>(running, {})), { timeout: 10_000 })
      .toEqual({ total: 0 });
  });
});

describe('a connection whose reads are given up', () => {
  it('serves others afterwards, whose reads are not ended with it', async () => {
    const made = await newDatabase();
    const database = new Database({ url: made.url, connections: 1 });
    const sleep = (seconds: number) => `SELECT pg_sleep(${seconds})`;
    try {
      for (let round = 0; round < 60; round += 1) {
        const given = database
          .readUntil({ milliseconds: 1000, signal: AbortSignal.timeout(1 + (round % 4)) }, (session) =>
            session.all(sleep(0.003), {}),
          )
          .catch(({ code }: { code?: string }) => expect(code).toBe('QUERY_TOO_COSTLY'));
        const others = database.read((session) => session.all(sleep(0.02), {}));
        await Promise.all([given, others]);
      }
    } finally {
      await database.close();
      await made.drop();
    }
  });
});

describe('the graph on PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  beforeAll(async () => {
    opened = await openPostgres({ projects: 3, elements: 40, storedBytes: Number.MAX_SAFE_INTEGER });
  });
  afterAll(() => opened.close());

  it('gives properties back in the order in which they were written', async () => {
    const person = new Person(opened.store);
    const { id } = await person.node(['A'], { zebra: 1, a: 100, ab: 0.1, 'b c': 'x' });
    expect(Object.keys((await person.read(id)).properties)).toEqual(['zebra', 'a', 'ab', 'b c']);
  });

  it('sorts texts by their characters and by no language', async () => {
    const person = new Person(opened.store);
    for (const name of ['b-a', 'ba', 'b a', 'a b', 'B c']) await person.node(['A'], { name });
    const { items } = await person.nodes({ sort: 'caption' });
    expect(items.map(({ properties }) => properties['name'])).toEqual(['a b', 'b a', 'B c', 'b-a', 'ba']);
  });

  it('finds words longer than PostgreSQL takes, by their beginning', async () => {
    const person = new Person(opened.store);
    const { id } = await person.node(['A'], { name: 'x'.repeat(5000) });
    const { nodes } = await opened.store.search(person.scope, { text: 'x'.repeat(600), limit: 5 });
    expect(nodes.map((node) => node.id)).toEqual([id]);
  });

  it('refuses more than a person may keep, and writes nothing of it', async () => {
    const person = new Person(opened.store);
    const many = (count: number) =>
      person.patch(Array.from({ length: count }, () => ({ op: 'createNode' as const, labels: ['A'] })));
    await many(40);
    await expect(many(1)).rejects.toMatchObject({ code: 'QUOTA_ELEMENTS' });
    expect(await opened.store.totals(person.scope)).toMatchObject({ nodes: 40 });
    for (const name of ['one', 'two']) await opened.store.createProject(person.scope.ownerId, name);
    await expect(opened.store.createProject(person.scope.ownerId, 'three')).rejects.toMatchObject({
      code: 'QUOTA_PROJECTS',
    });
  });

  it('tells each store of the changes that another made, each once and in order', async () => {
    const { store: other, close } = await openPostgresStore({ url: opened.url, connections: 4 }, { dataDir: '' });
    try {
      const person = new Person(opened.store);
      const heard: { own: GraphChanged[]; other: GraphChanged[] } = { own: [], other: [] };
      const follow = (changes: GraphChanged[]) => (ownerId: string, change: GraphChanged) => {
        if (ownerId === person.scope.ownerId) changes.push(change);
      };
      opened.store.onChange(follow(heard.own));
      other.onChange(follow(heard.other));
      const there = new Person(other, person.scope);
      for (let at = 0; at < 5; at += 1) await Promise.all([person.node(['Here']), there.node(['There'])]);
      const heads = Array.from({ length: 10 }, (_, at) => at + 1);
      for (const changes of [heard.own, heard.other])
        await expect.poll(() => changes.map(({ head }) => head), { timeout: 20_000 }).toEqual(heads);
    } finally {
      await close();
    }
  });

  it('tells what others changed while it could not listen, also to whom it never told anything', async () => {
    const { store: other, close } = await openPostgresStore({ url: opened.url, connections: 4 }, { dataDir: '' });
    try {
      const [known, fresh] = [new Person(opened.store), new Person(opened.store)];
      const heard = new Map<string, number[]>();
      other.onChange((ownerId, { head }) => void heard.set(ownerId, [...(heard.get(ownerId) ?? []), head]));
      const headsOf = (person: Person) => heard.get(person.scope.ownerId);
      await known.node(['Before']);
      await expect.poll(() => headsOf(known), { timeout: 20_000 }).toEqual([1]);
      await endListening(opened.url);
      for (const person of [known, fresh, known]) await person.node(['Meanwhile']);
      await expect.poll(() => headsOf(known), { timeout: 20_000 }).toEqual([1, 2, 3]);
      await expect.poll(() => headsOf(fresh), { timeout: 20_000 }).toEqual([1]);
      await fresh.node(['Afterwards']);
      await expect.poll(() => headsOf(fresh), { timeout: 20_000 }).toEqual([1, 2]);
    } finally {
      await close();
    }
  });

  it('sorts by a property of any kind as every engine does', async () => {
    const person = new Person(opened.store);
    const values = [
      'ștr',
      'Zoo',
      ' ab',
      '\u00a0aa',
      10,
      9.5,
      -1,
      true,
      false,
      ['b', 'a'],
      [],
      'ß',
      '10',
      'vv',
      'v',
      '\u1680v',
    ];
    const items = values.map((value, seq) => ({ seq, value }));
    for (const value of values) await person.node(['Sorted'], { value: value as string, place: values.indexOf(value) });
    await person.node(['Sorted'], { place: values.length });
    const all = [...items, { seq: values.length, value: undefined }];
    for (const order of ['asc', 'desc'] as const) {
      const sorted = new ValueOrder(all, order).slice(0, all.length, (seqs) =>
        seqs.map((seq) => all[seq] ?? { seq, value: undefined }),
      );
      const page = await person.nodes({ label: 'Sorted', sort: 'property', property: 'value', order });
      expect(page.items.map(({ properties }) => properties['place'])).toEqual(sorted);
    }
  });
});
