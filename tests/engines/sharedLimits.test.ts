import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Database } from '../../server/platform/storage/postgres/Database.js';
import { postgresPlaceBook } from '../../server/people/records/postgres/limits/postgresPlaceBook.js';
import { postgresRates } from '../../server/people/records/postgres/limits/postgresRates.js';
import { migrateRecords } from '../../server/people/records/postgres/schema.js';
import { RateCounter } from '../../server/platform/limits/RateCounter.js';
import { type PlaceResult } from '../../server/platform/limits/Places.js';
import { SharedPlaces } from '../../server/platform/limits/SharedPlaces.js';
import { freePort } from '../freePort.js';
import { onServer } from '../server/engineUnderTest.js';
import { endAll, runHarta, type Running } from '../server/realtime/processes.js';
import { connect, type Wire } from '../server/realtime/wire.js';
import { newDatabase, type OwnDatabase } from './postgres.js';
import { Visitor } from './Visitor.js';

const FAILURES_A_MINUTE = 120;

describe('counted in one database', () => {
  let made: OwnDatabase;
  const databases: Database[] = [];
  beforeAll(async () => {
    made = await newDatabase();
    for (let at = 0; at < 2; at += 1) databases.push(new Database({ url: made.url, connections: 4 }));
    await migrateRecords(databases[0] as Database);
  });
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await made.drop();
  });

  test('calls of two processes come to one limit, and begin anew a minute after the first', async () => {
    const counters = databases.map((database) => new RateCounter(postgresRates(database)));
    const [one, other] = counters as [RateCounter, RateCounter];
    const exact = { most: 50, unreported: 0 };
    const waits = await Promise.all(Array.from({ length: 120 }, (_, at) => (at % 2 ? one : other).take('ana', exact)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(50);
    for (const seconds of waits.filter((wait) => wait !== 0)) expect(seconds).toBeGreaterThanOrEqual(55);
    await onServer(made.url, "UPDATE call_rate SET ends_at = now() + interval '1 second'");
    const third = new RateCounter(postgresRates(databases[0] as Database));
    expect(await third.take('ana', exact)).toBe(1);
    await expect.poll(() => third.take('ana', exact), { timeout: 5_000 }).toBe(0);
    for (const counter of [...counters, third]) counter.close();
  });

  test('two processes let no more than the bound pass beyond the limit', async () => {
    const counters = databases.map((database) => new RateCounter(postgresRates(database)));
    const rate = { most: 400, unreported: 20 };
    let passed = 0;
    for (let round = 0; round < 40; round += 1) {
      const waits = await Promise.all(
        counters.flatMap((each) => Array.from({ length: 9 }, () => each.take('b', rate))),
      );
      passed += waits.filter((seconds) => seconds === 0).length;
    }
    expect(passed).toBeGreaterThanOrEqual(rate.most);
    expect(passed).toBeLessThanOrEqual(rate.most + counters.length * rate.unreported);
    for (const counter of counters) counter.close();
  });

  test('sockets of two processes come to one limit, however many are opened at once', async () => {
    const processes = databases.map((database) => new SharedPlaces(postgresPlaceBook(database)));
    const limits = [
      { name: 'person ana', most: 5 },
      { name: 'address home', most: 100 },
    ];
    const taken = await Promise.all(Array.from({ length: 40 }, (_, at) => processes[at % 2]?.take(limits)));
    const leaving = taken.flatMap((each) => (each !== undefined && 'leave' in each ? [each.leave] : []));
    expect(leaving).toHaveLength(5);
    leaving.forEach((leave) => leave());
    await expect
      .poll(async () => (await onServer(made.url, 'SELECT * FROM socket_place')).rows, { timeout: 10_000 })
      .toEqual([]);
    for (let at = 0; at < 5; at += 1) expect(await processes[at % 2]?.take(limits)).toHaveProperty('leave');
    for (const each of processes) expect(await each.take(limits)).toEqual({ full: 'person ana' });

    // Forgotten as after a crash of the database: its places are the other's, until it writes its own again.
    await onServer(made.url, 'DELETE FROM place_process');
    expect(await processes[1]?.take(limits)).toHaveProperty('leave');
    await processes[0]?.beat();
    expect(await processes[1]?.take(limits)).toEqual({ full: 'person ana' });
    await Promise.all(processes.map((each) => each.close()));
    expect((await onServer(made.url, 'SELECT * FROM socket_place')).rows).toEqual([]);
  });

  const MOST = 5;
  const PLACES = [{ name: 'person bob', most: MOST }];
  const isIn = (taken: PlaceResult | undefined): boolean => taken !== undefined && 'leave' in taken;
  const written = async () =>
    (await onServer(made.url, 'SELECT coalesce(sum(taken), 0)::int AS taken FROM socket_place')).rows[0]?.['taken'];
  const takingProcess = (database = databases[0] as Database) => new SharedPlaces(postgresPlaceBook(database));

  test('the last place goes to one of those who ask at once, and a refused one is never counted', async () => {
    const [one, other] = [takingProcess(), takingProcess()];
    for (let at = 1; at < MOST; at += 1) expect(isIn(await other.take(PLACES))).toBe(true);
    for (let round = 0; round < 10; round += 1) {
      const both = await Promise.all([one.take(PLACES), one.take(PLACES)]);
      expect(both.filter(isIn)).toHaveLength(1);
      expect(await written()).toBe(MOST);
      for (const taken of both) if ('leave' in taken) taken.leave();
    }
    await Promise.all([one.close(), other.close()]);
  });

  test('the places of a process that is gone are given to all who ask at once', async () => {
    const [living, gone] = [takingProcess(), takingProcess()];
    for (let at = 0; at < MOST; at += 1) await gone.take(PLACES);
    expect(await living.take(PLACES)).toEqual({ full: 'person bob' });
    const silent = "INSERT INTO place_process VALUES ('gone', now()); UPDATE socket_place SET process = 'gone'";
    await onServer(made.url, silent);
    const all = await Promise.all(Array.from({ length: MOST }, () => living.take(PLACES)));
    expect(all.filter(isIn)).toHaveLength(MOST);
    await living.beat();
    expect(await written()).toBe(MOST);
    await Promise.all([living.close(), gone.close()]);
  });

  test('a process whose database is silent counts by itself before long', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connected = new Set<Socket>();
    server.on('connection', (socket) => connected.add(socket));
    const { port } = server.address() as AddressInfo;
    const silent = new Database({ url: `postgres://harta@127.0.0.1:${port}/none`, connections: 2 });
    const places = takingProcess(silent);
    const began = performance.now();
    for (let at = 0; at < 2; at += 1) expect(isIn(await places.take([{ name: 'person eva', most: 2 }]))).toBe(true);
    expect(await places.take([{ name: 'person eva', most: 2 }])).toEqual({ full: 'person eva' });
    expect(performance.now() - began).toBeLessThan(8_000);
    await places.close();
    for (const socket of connected) socket.destroy();
    server.close();
    await silent.close();
  });
});

describe('two processes that serve people', () => {
  let folder: string;
  let database: OwnDatabase;
  let origins: string[];
  let processes: Running[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'harta-limits-'));
    database = await newDatabase();
    const ports = [await freePort(), await freePort()];
    origins = ports.map((port) => `http://127.0.0.1:${port}`);
    processes = await Promise.all(
      ports.map((port) =>
        runHarta({
          HARTA_DATABASE_URL: database.url,
          HARTA_DATABASE_CONNECTIONS: '4',
          HARTA_DATA_DIR: folder,
          HARTA_SOCKETS_PER_PERSON: '3',
          PORT: String(port),
        }),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.end()));
    await endAll();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test('open no more sockets of a person than one would, and those of a killed one are given back', async () => {
    const ana = await Visitor.signedUp('ana', () => origins);
    const opened = async (at: number): Promise<Wire | number> => {
      const { ticket } = await ana.asks<{ ticket: string }>('POST', '/identity/socket-ticket');
      return connect(origins[at] ?? '', { token: ticket });
    };
    const wires = [await opened(0), await opened(0), await opened(1)];
    expect(wires.filter((wire) => typeof wire !== 'number')).toHaveLength(3);
    expect([await opened(0), await opened(1)]).toEqual([429, 429]);

    await processes[0]?.end('SIGKILL');
    origins.reverse();
    origins.length = 1;
    const again: (Wire | number)[] = [];
    await expect
      .poll(async () => again.push(await opened(0)) && typeof again.at(-1), { timeout: 15_000 })
      .toBe('object');
    const second = await opened(0);
    expect(typeof second).toBe('object');
    expect(await opened(0)).toBe(429);
    for (const wire of [...wires, ...again, second]) if (typeof wire !== 'number') wire.websocket.close();
  });

  test('refuse an address that fails to prove who calls, after as many failures as one would', async () => {
    const port = await freePort();
    const other = await runHarta({
      HARTA_DATABASE_URL: database.url,
      HARTA_DATABASE_CONNECTIONS: '4',
      HARTA_DATA_DIR: folder,
      PORT: String(port),
    });
    const both = [origins[0] ?? '', `http://127.0.0.1:${port}`];
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => fetch(`${both[at % 2]}/api/neo4j/nodes-total`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(FAILURES_A_MINUTE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - FAILURES_A_MINUTE);
    const waits = answers
      .filter(({ status }) => status === 429)
      .map(({ headers }) => Number(headers.get('retry-after')));
    for (const seconds of waits) expect(seconds > 40 && seconds <= 60).toBe(true);
    await other.end();
  });
});
