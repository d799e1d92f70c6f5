import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { buildServer } from '../../../server/edge/http/buildServer.js';
import { openServices } from '../../../server/openServices.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { testConfig } from '../api/startTestServer.js';
import { bundleWorker } from './killedWriter.js';
import { test } from '../withFiles.js';

vi.setConfig({ testTimeout: 120_000 });

const ana = 'ana' as OwnerId;
const UNAVAILABLE = { code: 'UNAVAILABLE' };

let workerUrl: URL;
beforeAll(async () => {
  workerUrl = await bundleWorker('tests/server/store/mortalWorker.ts');
});

let dataDir: string;
let opened: OpenStore;
beforeEach(async () => {
  vi.spyOn(process, 'emitWarning').mockReturnValue();
  dataDir = mkdtempSync(join(tmpdir(), 'harta-threads-'));
  opened = await openTestStore({ dataDir, readers: 2, workerUrl });
});
afterEach(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const create = (name: string) => opened.store.createProject(ana, name);
const names = async () => (await opened.store.projects(ana)).items.map(({ name }) => name);

test.each(['throws now', 'exits now', 'rejects now'])(
  'a writer that %s is started again, and what was acknowledged is there',
  async (word) => {
    await create('before');
    // What fails behind an answer ends the thread all the same.
    const refusal: unknown = await create(word).then(
      () => UNAVAILABLE,
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject(UNAVAILABLE);
    await vi.waitFor(() => expect(opened.isAvailable()).toBe(false), { interval: 5 });
    await vi.waitFor(async () => expect((await create('after')).name).toBe('after'), 30_000);
    await vi.waitFor(() => expect(opened.isAvailable()).toBe(true), 30_000);
    expect(await names()).toEqual(expect.arrayContaining(['before', 'after']));
    expect(process.emitWarning).toHaveBeenCalledWith(expect.stringContaining('is started again in'));
  },
);

test('a reader that ends is started again, and writing goes on meanwhile', async () => {
  await create('before');
  const scope = { ownerId: ana };
  await expect(opened.store.search(scope, { text: 'exits now', limit: 5 } as never)).rejects.toMatchObject(UNAVAILABLE);
  expect((await create('meanwhile')).name).toBe('meanwhile');
  await vi.waitFor(() => expect(opened.isAvailable()).toBe(true), 30_000);
  expect(await names()).toEqual(expect.arrayContaining(['before', 'meanwhile']));
});

test('a writer that ends again and again comes back each time, and no acknowledged write is lost', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const writes = [0, 1, 2, 3].map(async (each) => {
      const { name } = await create(`${round}.${each}`);
      acknowledged.push(name);
    });
    // A project takes two calls of the thread: without one that is done no round would acknowledge any.
    await writes[0];
    await Promise.allSettled([...writes, create('exits now')]);
    await vi.waitFor(() => expect(opened.isAvailable()).toBe(true), { timeout: 60_000, interval: 10 });
  }
  expect(acknowledged.length).toBeGreaterThan(3);
  expect(await names()).toEqual(expect.arrayContaining(acknowledged));
});

test('meanwhile the health check says so in a sentence, and a call is answered 503', async () => {
  const services = await openServices({
    dataDir,
    stored: opened,
    live: liveEvents(inProcessBus()),
    engine: new OfflineEngine(opened.store),
  });
  const app = await buildServer(services, {
    config: testConfig,
    authenticate: async () => undefined as never,
    isAvailable: opened.isAvailable,
    gateway: 'closed',
    loadsAhead: false,
  });
  const health = async () => app.inject({ url: '/healthz' });
  expect((await health()).statusCode).toBe(200);
  await create('exits now').catch(() => undefined);
  const away = await health();
  expect([away.statusCode, away.json()]).toEqual([
    503,
    { ok: false, reason: 'A thread of the store ended by itself and is being started again.' },
  ]);
  await vi.waitFor(async () => expect((await health()).statusCode).toBe(200), 30_000);
  await services.assistant.close();
  await app.close();
  await services.imports.close();
  await services.jobs.close();
  services.yourData.close();
});
