import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { type JobHandler } from '../../../server/platform/jobs/JobHandler.js';
import { restOf } from '../../../server/platform/faults/attempts.js';
import { type Jobs, MOST_WAITING, openJobs } from '../../../server/platform/jobs/openJobs.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { newOwner } from '../store/contract/Person.js';

let dataDir: string;
let stored: OpenStore;
let jobs: Jobs;
const [ana, bob] = [newOwner(), newOwner()];

async function start(handlers: Readonly<Record<string, JobHandler<{ name: string }>>>): Promise<void> {
  const live = liveEvents(inProcessBus());
  const notifications = await openNotifications({ ...stored, live });
  jobs = await openJobs({ ...stored, live, notifications, handlers });
}
const ask = (owner: OwnerId, key: string, kind = 'test') => jobs.ask(owner, { kind, key, payload: { name: key } });
const untilEnded = (owner: OwnerId, count: number) =>
  vi.waitFor(
    async () =>
      expect((await jobs.list(owner)).items.filter(({ endedAt }) => endedAt !== undefined)).toHaveLength(count),
    { timeout: 30_000 },
  );
const told = async (owner: OwnerId) => (await stored.notificationStore.notificationPage(owner, { pageSize: 10 })).total;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-shared-jobs-'));
  stored = await openTestStore({ dataDir, readers: 0 });
  vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
});
afterEach(async () => {
  await jobs.close();
  await stored.close();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

describe('jobs that persons share a process for', () => {
  test('begin at once for one, however many another has waiting', async () => {
    const begun: string[] = [];
    let endAll = () => {};
    const over = new Promise<void>((resolve) => (endAll = resolve));
    await start({
      test: {
        async run({ payload: { name } }) {
          begun.push(name);
          await over;
          return {};
        },
      },
    });
    await Promise.all(Array.from({ length: 20 }, (_, at) => ask(ana, `ana ${at}`)));
    await ask(bob, 'bob');
    await vi.waitFor(() => expect(begun).toContain('bob'), { timeout: 30_000 });
    await vi.waitFor(() => expect(begun).toHaveLength(3), { timeout: 30_000 });
    endAll();
    await untilEnded(ana, 20);
  });

  test('wait until a moment between two milliseconds, and have lost no attempt by it', async () => {
    let looks = 0;
    await start({ test: { run: async () => ((looks += 1) === 1 ? { again: Math.floor(Date.now()) + 20.5 } : {}) } });
    await ask(ana, 'waits');
    await untilEnded(ana, 1);
    expect((await jobs.list(ana)).items).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  test('take turns by person', async () => {
    const begun: string[] = [];
    await start({
      test: {
        async run({ payload: { name } }) {
          begun.push(name);
          await new Promise((resolve) => setTimeout(resolve, 20));
          return {};
        },
      },
    });
    const others = Array.from({ length: 6 }, newOwner);
    await Promise.all(Array.from({ length: 20 }, (_, at) => ask(ana, 'ana' + at)));
    await Promise.all(others.map((other) => ask(other, 'other')));
    await Promise.all([untilEnded(ana, 20), ...others.map((other) => untilEnded(other, 1))]);
    expect(begun.lastIndexOf('other')).toBeLessThan(16);
  });

  test('of a kind that takes long are fewer of one person at a time', async () => {
    let [at, most] = [0, 0];
    await start({
      test: {
        each: 1,
        async run() {
          most = Math.max(most, (at += 1));
          await new Promise((resolve) => setTimeout(resolve, 10));
          at -= 1;
          return {};
        },
      },
    });
    await Promise.all(['a', 'b', 'c'].map((key) => ask(ana, key)));
    await untilEnded(ana, 3);
    expect(most).toBe(1);
  });

  test('are refused past what one may have waiting, and what begins later never is', async () => {
    const run = ({ signal }: { signal: AbortSignal }) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    await start({ test: { run } });
    for (let at = 0; at < MOST_WAITING; at += 1) await ask(ana, `${at}`);
    await expect(ask(ana, 'more')).rejects.toMatchObject({ code: 'TOO_MANY_WAITING', status: 429 });
    await expect(jobs.admit(ana)).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' });
    expect(await ask(ana, '0')).toMatchObject({ isNew: false });
    const later = { kind: 'test', key: 'later', startsAt: Date.now() + 60_000 };
    expect(await jobs.ask(ana, later)).toMatchObject({ isNew: true });
    await jobs.admit(bob);
  });
});

test('a job stops once its lease is over and could not be renewed, and is done again by who gets it then', async () => {
  const live = liveEvents(inProcessBus());
  const notifications = await openNotifications({ ...stored, live });
  let isAway = true;
  const jobStore: typeof stored.jobStore = {
    ...stored.jobStore,
    renewJob: (...renewal) => (isAway ? Promise.reject(new Error('away')) : stored.jobStore.renewJob(...renewal)),
  };
  const reasons: unknown[] = [];
  const handlers: Readonly<Record<string, JobHandler<{ name: string }>>> = {
    test: {
      run: ({ signal }) =>
        isAway
          ? new Promise<never>((_, reject) =>
              signal.addEventListener('abort', () => {
                reasons.push(signal.reason);
                isAway = false;
                reject(new Error('stopped'));
              }),
            )
          : Promise.resolve({}),
    },
  };
  jobs = await openJobs({ ...stored, jobStore, live, notifications, handlers, leaseMs: 150 });
  await ask(ana, 'a');
  await untilEnded(ana, 1);
  expect(reasons).toEqual(['lost']);
  expect((await jobs.list(ana)).items).toMatchObject([{ state: 'done', attempts: 2 }]);
});

describe('a job whose process ends', () => {
  /** What a process leaves that ended in the midst of a job. */
  async function leaseAndEnd(times: number): Promise<void> {
    for (let left = times; left > 0; left -= 1) {
      const now = Date.now();
      expect(await stored.jobStore.leaseJob({ now, until: now + 60_000 })).toBeDefined();
      await stored.jobStore.freeJobs(now);
    }
  }
  const newsOfFailure = { kind: 'restoreFailed' } as const;
  const askBefore = (owner: OwnerId, key: string) =>
    stored.jobStore.askForJob(owner, { kind: 'test', key, payload: { name: key }, startsAt: 0, now: 0 });

  test('the fifth time is given up, told to its person, and never begun again', async () => {
    await askBefore(ana, 'ends the process');
    await leaseAndEnd(5);
    const run = vi.fn(async () => ({}));
    const clean = vi.fn(async () => undefined);
    await start({ test: { run, clean, newsOfFailure } });
    await untilEnded(ana, 1);
    expect((await jobs.list(ana)).items).toMatchObject([{ state: 'failed', problem: 'JOB_GIVEN_UP' }]);
    await vi.waitFor(async () => expect(await told(ana)).toBe(1), { timeout: 30_000 });
    await jobs.close();
    await start({ test: { run, newsOfFailure } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([run.mock.calls.length, clean.mock.calls.length]).toEqual([0, 1]);
  });

  test('three times in a row rests as after three failures, however often it is looked for, and is done by a whole attempt', async () => {
    await askBefore(ana, 'unlucky');
    await leaseAndEnd(3);
    const run = vi.fn(async () => ({}));
    const before = Date.now();
    for (let restarts = 0; restarts < 3; restarts += 1) {
      await start({ test: { run } });
      await vi.waitFor(async () => expect((await jobs.list(ana)).items).toMatchObject([{ state: 'waiting' }]));
      await jobs.close();
    }
    const [resting] = (await jobs.list(ana)).items;
    expect(resting).toMatchObject({ attempts: 3 });
    expect(run).not.toHaveBeenCalled();
    expect(Date.parse(resting?.startsAt ?? '') - before).toBeGreaterThanOrEqual(restOf(3));
    expect(Date.parse(resting?.startsAt ?? '') - before).toBeLessThan(2 * restOf(3));
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 2 * restOf(3));
    await start({ test: { run } });
    await untilEnded(ana, 1);
    expect((await jobs.list(ana)).items).toMatchObject([{ state: 'done', attempts: 4 }]);
  });

  test('and that its person cancels before anybody took it over is ended at once', async () => {
    const run = vi.fn(async () => ({}));
    const clean = vi.fn(async () => undefined);
    await start({ test: { run, clean } });
    const leasedAt = Date.now() + 60_000;
    const gone = { kind: 'test', key: 'gone', payload: { name: 'gone' }, startsAt: leasedAt, now: Date.now() };
    const { job } = await stored.jobStore.askForJob(ana, gone);
    await stored.jobStore.leaseJob({ now: leasedAt, until: leasedAt + 60_000 });
    await jobs.cancel(ana, job.id);
    await untilEnded(ana, 1);
    expect((await jobs.list(ana)).items).toMatchObject([{ state: 'cancelled' }]);
    expect([run.mock.calls.length, clean.mock.calls.length]).toEqual([0, 1]);
  });

  test('and that its person cancels while it rests leaves nothing', async () => {
    await askBefore(ana, 'unlucky');
    await leaseAndEnd(2);
    const run = vi.fn(async () => ({}));
    const clean = vi.fn(async () => undefined);
    await start({ test: { run, clean } });
    await vi.waitFor(async () => expect((await jobs.list(ana)).items).toMatchObject([{ state: 'waiting' }]));
    const [resting] = (await jobs.list(ana)).items;
    if (resting !== undefined) await jobs.cancel(ana, resting.id);
    await untilEnded(ana, 1);
    expect((await jobs.list(ana)).items).toMatchObject([{ state: 'cancelled' }]);
    expect([run.mock.calls.length, clean.mock.calls.length]).toEqual([0, 1]);
  });

  test('and that its person cancels while it rests is ended at once, though all places are taken', async () => {
    await askBefore(ana, 'unlucky');
    await leaseAndEnd(2);
    let endAll = () => {};
    const over = new Promise<void>((resolve) => (endAll = resolve));
    const run = vi.fn(async () => {
      await over;
      return {};
    });
    const clean = vi.fn(async () => undefined);
    await start({ test: { run, clean, each: 1 } });
    await vi.waitFor(async () => expect((await jobs.list(ana)).items).toMatchObject([{ state: 'waiting' }]));
    const [resting] = (await jobs.list(ana)).items;
    if (resting === undefined) throw new Error('no job rests');
    for (const each of [ana, ...Array.from({ length: 3 }, newOwner)]) await ask(each, 'takes a place');
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(4), { timeout: 30_000 });
    await jobs.cancel(ana, resting.id);
    await untilEnded(ana, 1);
    expect(await jobs.find(ana, 'test', 'unlucky')).toMatchObject({ state: 'cancelled' });
    expect([run.mock.calls.length, clean.mock.calls.length]).toEqual([4, 1]);
    endAll();
    await untilEnded(ana, 2);
  });

  test('goes on however often, where each attempt keeps something', async () => {
    await askBefore(ana, 'long');
    for (let left = 5; left > 0; left -= 1) {
      const now = Date.now();
      const leased = await stored.jobStore.leaseJob({ now, until: now + 60_000 });
      if (leased !== undefined) await stored.jobStore.renewJob(leased, now + 60_000, { done: 1, isKept: true });
      await stored.jobStore.freeJobs(now);
    }
    await start({ test: { run: async () => ({}), newsOfFailure } });
    await untilEnded(ana, 1);
    expect((await jobs.list(ana)).items).toMatchObject([{ state: 'done' }]);
  });

  test('goes on one at a time, so that none is blamed for another', async () => {
    for (const key of ['a', 'b', 'c']) await askBefore(newOwner(), key);
    for (const _ of 'abc') {
      const now = Date.now();
      await stored.jobStore.leaseJob({ now, until: now + 60_000 });
    }
    await askBefore(ana, 'new');
    let [at, most] = [0, 0];
    await start({
      test: {
        async run({ payload: { name } }) {
          if (name !== 'new') most = Math.max(most, (at += 1));
          await new Promise((resolve) => setTimeout(resolve, 20));
          if (name !== 'new') at -= 1;
          return {};
        },
      },
    });
    await vi.waitFor(async () => expect(await stored.jobStore.nextJobAt()).toBeNull(), { timeout: 60_000 });
    expect(most).toBe(1);
    await untilEnded(ana, 1);
  });
});
