import { rm } from 'node:fs/promises';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type ImportId } from '../../../server/contract/ids.js';
import { toldAbout } from '../../../server/graph/exports/toldAbout.js';
import { draftOf } from '../../../server/people/notifications/draftOf.js';
import { tellingEffect } from '../../../server/people/records/effects.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { fixtures } from '../files/fixtures.js';
import { ANA, Installation } from '../files/openedImports.js';
import { newNodeId, Person } from '../store/contract/Person.js';
import { Reader } from './Reader.js';

const PATIENCE = 120_000;

describe('an import', { timeout: PATIENCE }, () => {
  let harta: Installation;
  beforeAll(async () => void (harta = await Installation.open()), PATIENCE);
  afterAll(() => harta.close());
  afterEach(() => harta.stored.notificationStore.deleteAllNotifications(ANA));
  const told = async () => {
    const { items } = await harta.stored.notificationStore.notificationPage(ANA, { pageSize: 100 });
    return items.map(({ kind, message }) => ({ kind, message }));
  };
  const pair = () => fixtures('valid', 'admin-nodes.csv', 'admin-relationships.csv');

  test('that is written is told, with what it brought', async () => {
    await harta.bring(pair());
    expect(await told()).toEqual([
      {
        kind: 'importFinished',
        message: 'Import finished: admin-nodes.csv, admin-relationships.csv (2 nodes, 2 relationships).',
      },
    ]);
  });

  test('that is refused at its check is told, with how much was wrong', async () => {
    expect((await harta.check(fixtures('invalid', 'future.harta.json'))).state).toBe('refused');
    const message = 'Import rejected: future.harta.json (1 problem found). Nothing was written to the graph.';
    await expect.poll(told).toEqual([{ kind: 'importFailed', message }]);
  });

  test('whose files are gone when it is to be written is told as failed', async () => {
    const job = await harta.check(pair());
    await rm(path.join(harta.folder, 'imports'), { recursive: true });
    await harta.imports.commit(ANA, job.id);
    expect((await harta.until(job.id, ['done', 'failed'])).state).toBe('failed');
    await expect.poll(told).toEqual([
      {
        kind: 'importFailed',
        message: 'Import failed: admin-nodes.csv, admin-relationships.csv. Nothing was written to the graph.',
      },
    ]);
  });

  test('that is cancelled or only checked is not told', async () => {
    const { id } = await harta.check(pair());
    await harta.imports.cancel(ANA, id);
    expect(await told()).toEqual([]);
  });

  test('of a muted kind writes nothing, and is written all the same', async () => {
    await harta.stored.settingsStore.update(ANA, { mutedKinds: ['importFinished', 'importFailed'] });
    expect((await harta.bring(pair())).state).toBe('done');
    expect((await harta.check(fixtures('invalid', 'future.harta.json'))).state).toBe('refused');
    expect(await told()).toEqual([]);
    expect(await harta.stored.notificationStore.ownersWaiting()).toEqual([]);
    await harta.stored.settingsStore.update(ANA, { mutedKinds: [] });
  });

  test('becomes visible with what is told of it in the outbox: neither without the other', async () => {
    const { store, notificationStore } = harta.stored;
    const person = new Person(store);
    const { ownerId } = person.scope;
    const scope = { ownerId, projectId: await person.projectId() };
    const origin = { source: 'import' } as const;
    const effect = tellingEffect(draftOf({ kind: 'importFinished', files: 'a.csv', nodes: 1, relationships: 0 }));
    const total = async () => (await notificationStore.notificationPage(ownerId, { pageSize: 10 })).total;
    const waiting = async () => (await store.waitingEffects(ownerId)).length;

    await expect(store.publishImport(scope, ulid() as ImportId, origin, [effect])).rejects.toThrow();
    expect(await waiting()).toBe(0);

    const id = ulid() as ImportId;
    await store.beginImport(scope, id);
    const node = { id: newNodeId(), labels: ['A'], properties: {}, propertyKinds: {} };
    await store.appendImport(scope, id, { nodes: [node], relationships: [] });
    await expect(store.publishImport(scope, id, origin, [effect, effect])).rejects.toThrow();
    expect([await waiting(), await total(), (await person.nodes()).total]).toEqual([0, 0, 0]);

    await store.publishImport(scope, id, origin, [effect]);
    expect([await waiting(), await total(), (await person.nodes()).total]).toEqual([1, 0, 1]);
    await harta.runEffects(ownerId);
    expect([await waiting(), await total()]).toEqual([0, 1]);
  });
});

describe('over REST', () => {
  let server: TestServer;
  let ana: Reader;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    ana = new Reader(server);
  });

  test('a finished export is told with the name of its file, unless that is muted', async () => {
    const { id } = await ana.call<{ id: string }>('POST', '/api/neo4j/projects', { name: 'Balene și rechini' });
    const exported = () => server.call(ana.owner, 'GET', `/api/neo4j/export?format=cytoscape&projectId=${id}`);
    const heard = ana.hears();
    expect((await exported()).status).toBe(200);
    expect(await ana.all()).toMatchObject([
      {
        kind: 'exportFinished',
        message: 'Export finished: Balene-și-rechini.cyjs.',
        link: '/dashboard/data-configuration',
      },
    ]);
    expect(heard).toHaveLength(1);
    await ana.sets({ mutedKinds: ['exportFinished'] });
    expect((await exported()).status).toBe(200);
    expect(await ana.all()).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  test('an export that breaks off is told, one that the reader breaks off is not', async () => {
    const told: string[] = [];
    const tell = async ({ kind }: { kind: string }) => void told.push(kind);
    const file = (chunks: AsyncIterable<string>) => ({ fileName: 'a.json', contentType: 'application/json', chunks });
    async function* breaking() {
      yield 'half';
      throw new Error('the disk is gone');
    }
    async function* endless() {
      for (;;) yield 'more';
    }
    const readAll = async () => {
      for await (const _ of toldAbout(file(breaking()), tell).chunks);
    };
    await expect(readAll()).rejects.toThrow('the disk is gone');
    expect(told).toEqual(['exportFailed']);
    for await (const _ of toldAbout(file(endless()), tell).chunks) break;
    expect(told).toEqual(['exportFailed']);
  });

  test('the first browser of an account is not told, each further one is, once', async () => {
    const [first, second] = [ulid(), ulid()];
    const heard = ana.hears();
    expect(await ana.signsIn(first)).toEqual({ isNew: true });
    expect(await ana.signsIn(first)).toEqual({ isNew: false });
    expect(await ana.all()).toEqual([]);
    expect(await ana.signsIn(second, 'Safari, macOS')).toEqual({ isNew: true });
    expect(await ana.signsIn(second, 'Safari, macOS')).toEqual({ isNew: false });
    expect(await ana.signsIn(first)).toEqual({ isNew: false });
    const [written, ...more] = await ana.all();
    expect(more).toEqual([]);
    expect(written).toMatchObject({ kind: 'newDevice', status: 'unread', link: '/dashboard/account/sessions' });
    expect(written?.messages.en).toContain('Safari, macOS');
    expect(heard).toEqual([{ written: written?.uid }]);
  });

  test('the same browser at the same moment from many tabs is new once', async () => {
    await ana.signsIn(ulid());
    const id = ulid();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.signsIn(id)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await ana.all()).toHaveLength(1);
  });

  test('a browser of one person is nobody else’s', async () => {
    const id = ulid();
    await ana.signsIn(ulid());
    await ana.signsIn(id);
    const bob = new Reader(server);
    expect(await bob.signsIn(id)).toEqual({ isNew: true });
    expect(await bob.all()).toEqual([]);
  });

  test('a muted sign-in is recorded and not told, also not once it is unmuted', async () => {
    await ana.sets({ mutedKinds: ['newDevice'] });
    await ana.signsIn(ulid());
    const id = ulid();
    expect(await ana.signsIn(id)).toEqual({ isNew: true });
    await ana.sets({ mutedKinds: [] });
    expect(await ana.signsIn(id)).toEqual({ isNew: false });
    expect(await ana.all()).toEqual([]);
    await ana.signsIn(ulid());
    expect(await ana.all()).toHaveLength(1);
  });

  test('ending every session is told to the person’s own sockets alone', async () => {
    const ended: string[] = [];
    const bob = new Reader(server);
    for (const { owner } of [ana, bob]) server.bus.subscribe(`sessions:${owner}`, () => ended.push(owner));
    await ana.call('POST', '/api/identity/sign-out-everywhere');
    expect(ended).toEqual([ana.owner]);
  });
});
