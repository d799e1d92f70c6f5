import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { busKeys, liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type Job, type JobMoved } from '../../../server/contract/jobs.js';
import { ProblemError } from '../../../server/contract/ProblemError.js';
import { type JobHandler, type JobRun } from '../../../server/platform/jobs/JobHandler.js';
import { type Jobs, openJobs } from '../../../server/platform/jobs/openJobs.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { newOwner } from '../store/contract/Person.js';

type Run = JobRun<{ name: string }>;

let dataDir: string;
let stored: OpenStore;
let jobs: Jobs;
let told: Job[];
const owner = newOwner();

async function start(
  handler: JobHandler<{ name: string }>,
  { leaseMs = 60_000, jobStore = stored.jobStore } = {},
): Promise<void> {
  const bus = inProcessBus();
  told = [];
  bus.subscribe(busKeys.jobs(owner), (message) => told.push((JSON.parse(message) as JobMoved).job));
  const live = liveEvents(bus);
  const notifications = await openNotifications({ ...stored, live });
  jobs = await openJobs({ ...stored, jobStore, live, notifications, handlers: { test: handler }, leaseMs });
}

const ask = (key: string) => jobs.ask(owner, { kind: 'test', key, payload: { name: key } });
const states = async () => (await jobs.list(owner)).items.map(({ state }) => state);
const untilEnded = (count = 1) =>
  vi.waitFor(
    async () =>
      expect((await jobs.list(owner)).items.filter(({ endedAt }) => endedAt !== undefined)).toHaveLength(count),
    { timeout: 60_000 },
  );
const messages = async () =>
  (await stored.notificationStore.notificationPage(owner, { pageSize: 10 })).items.map(({ message }) => message);
/** Goes on until it is told to stop. */
const untilStopped = ({ signal }: Run) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
  );

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-jobs-'));
  stored = await openTestStore({ dataDir, readers: 0 });
  vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
});
afterEach(async () => {
  await jobs.close();
  await stored.close();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

describe('jobs', () => {
  test('are done with their payload, tell how far they are, and of their end in the bell', async () => {
    await start({
      async run({ payload, progress }) {
        progress(1, 2);
        return { result: payload.name, news: { kind: 'exportFinished', file: payload.name } };
      },
    });
    await ask('a');
    await untilEnded();
    expect(told.map(({ state, done }) => [state, done])).toEqual([
      ['waiting', 0],
      ['running', 0],
      ['running', 1],
      ['done', 0],
    ]);
    expect(await jobs.last(owner, 'test')).toMatchObject({ result: 'a', job: { state: 'done' } });
    await vi.waitFor(async () => expect(await messages()).toEqual(['Export finished: a.']));
  });

  test('wait before they run for whoever hears of them, also where the store answers late', async () => {
    const { jobStore } = stored;
    const late: typeof jobStore = Object.assign(Object.create(jobStore) as typeof jobStore, {
      async askForJob(...args: Parameters<typeof jobStore.askForJob>) {
        const asked = await jobStore.askForJob(...args);
        await new Promise((resolve) => setTimeout(resolve, args[1].key === 'a' ? 10 : 60));
        return asked;
      },
    });
    await start({ run: () => Promise.resolve({}) }, { jobStore: late });
    await Promise.all(['a', 'b'].map(ask));
    await untilEnded(2);
    for (const { id } of (await jobs.list(owner)).items)
      expect(told.filter((job) => job.id === id).map(({ state }) => state)).toEqual(['waiting', 'running', 'done']);
  });

  test('are done two at a time', async () => {
    let [at, most] = [0, 0];
    await start({
      async run() {
        most = Math.max(most, (at += 1));
        await new Promise((resolve) => setTimeout(resolve, 20));
        at -= 1;
        return {};
      },
    });
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
    await untilEnded(5);
    expect(most).toBe(2);
  });

  /** Long enough for a busy machine to renew it in time. */
  const LEASE_MS = 2000;
  const LONGER_THAN_A_LEASE_MS = 2500;

  test('outlast their lease while they are worked on', async () => {
    let begun = 0;
    await start(
      {
        async run() {
          begun += 1;
          await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_LEASE_MS));
          return {};
        },
      },
      { leaseMs: LEASE_MS },
    );
    await ask('a');
    await untilEnded();
    expect([begun, await states()]).toEqual([1, ['done']]);
  });

  test('are stopped by their person, and leave nothing', async () => {
    const cleaned = vi.fn(async () => undefined);
    await start({ run: untilStopped, clean: cleaned });
    const { job } = await ask('a');
    await vi.waitFor(async () => expect(await states()).toEqual(['running']));
    await jobs.cancel(owner, job.id);
    await untilEnded();
    expect(await states()).toEqual(['cancelled']);
    expect(cleaned).toHaveBeenCalledTimes(1);
    expect(told.at(-1)).toMatchObject({ state: 'cancelled' });
  });

  test('go on where another process takes them up', async () => {
    await start({ run: untilStopped });
    await ask('a');
    await vi.waitFor(async () => expect(await states()).toEqual(['running']));
    await jobs.close();
    expect(await stored.jobStore.jobs(owner)).toMatchObject([{ state: 'waiting' }]);
    await start({ run: async () => ({}) });
    await untilEnded();
    expect(await states()).toEqual(['done']);
  });

  test('that cannot succeed fail at once, and say so', async () => {
    const newsOfFailure = { kind: 'exportFailed', file: 'a' } as const;
    await start({ run: () => Promise.reject(new ProblemError('PROJECT_NOT_FOUND')), newsOfFailure });
    await ask('a');
    await untilEnded();
    expect(await jobs.list(owner)).toMatchObject({ items: [{ state: 'failed', attempts: 1 }] });
    await vi.waitFor(async () => expect(await messages()).toHaveLength(1));
  });

  test('are not begun with what an earlier version gave them', async () => {
    const run = vi.fn(async () => ({}));
    await start({ run, payload: Type.Object({ other: Type.String() }) });
    await ask('a');
    await untilEnded();
    expect([await states(), run.mock.calls.length]).toEqual([['failed'], 0]);
  });

  test.each([
    ['for the moment', new Error('for the moment')],
    ['while the store is away', new ProblemError('UNAVAILABLE')],
  ])('that fail %s wait and are tried again', async (_, failure) => {
    let attempts = 0;
    await start({
      async run() {
        attempts += 1;
        if (attempts === 1) throw failure;
        return {};
      },
    });
    await ask('a');
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ state: 'waiting', attempts: 1 }));
    await untilEnded();
    expect(attempts).toBe(2);
  });
});
