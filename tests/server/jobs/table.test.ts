import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { draftOf } from '../../../server/people/notifications/draftOf.js';
import { type JobStore, type LeasedJob } from '../../../server/people/records/jobs/JobStore.js';
import { openStore } from '../../../server/platform/store/openStore.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { newOwner } from '../store/contract/Person.js';

const dataDir = mkdtempSync(join(tmpdir(), 'harta-jobs-'));
let stored: OpenStore;
let jobStore: JobStore;
let owner: OwnerId;

beforeAll(async () => {
  stored = await openStore({ dataDir, readers: 0 });
  ({ jobStore } = stored);
});
afterAll(async () => {
  await stored.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  owner = newOwner();
});

const ask = (key: string, { startsAt = 0, of = owner } = {}) =>
  jobStore.askForJob(of, { kind: 'test', key, payload: { key }, startsAt, now: 0 });

/** Everything that is due then; each is ended, so that no test leaves work to the next. */
async function drained(now: number): Promise<LeasedJob[]> {
  const leased: LeasedJob[] = [];
  for (;;) {
    const next = await jobStore.leaseJob({ now, until: now + 100 });
    if (next === undefined) return leased;
    leased.push(next);
    await jobStore.endJob(next, { state: 'done', now });
  }
}

async function taken(now = 10): Promise<LeasedJob> {
  const leased = await jobStore.leaseJob({ now, until: now + 100 });
  if (leased === undefined) throw new Error('no job is due');
  return leased;
}

describe('the table of jobs', () => {
  test('keeps what is asked for twice under one key once, for each person apart', async () => {
    const [first, again] = [await ask('a'), await ask('a')];
    expect([first.isNew, again.isNew]).toEqual([true, false]);
    expect(again.job).toEqual(first.job);
    expect((await ask('a', { of: newOwner() })).isNew).toBe(true);
    expect(await drained(10)).toHaveLength(2);
    // Also when it has ended.
    expect(await ask('a')).toMatchObject({ isNew: false, job: { state: 'done' } });
  });

  test('gives out what is due, what is due for longest first, and to one alone', async () => {
    await ask('later', { startsAt: 50 });
    await ask('second', { startsAt: 2 });
    await ask('first', { startsAt: 1 });
    expect(await jobStore.nextJobAt()).toBe(1);
    const keys = async (now: number) => (await drained(now)).map(({ payload }) => (payload as { key: string }).key);
    expect(await keys(10)).toEqual(['first', 'second']);
    expect(await keys(49)).toEqual([]);
    expect(await keys(50)).toEqual(['later']);
    await ask('one');
    const both = await Promise.all([1, 2].map(() => jobStore.leaseJob({ now: 10, until: 100 })));
    expect(both.filter((each) => each !== undefined)).toHaveLength(1);
    await drained(200);
  });

  test('gives a job to another when its lease is over, and takes nothing more from who had it', async () => {
    await ask('a');
    const slow = await taken(10);
    expect(await jobStore.renewJob(slow, 150, { done: 1, total: 2 })).toBe('held');
    expect(await jobStore.leaseJob({ now: 120, until: 200 })).toBeUndefined();
    const other = await taken(150);
    expect(other.job).toMatchObject({ id: slow.job.id, attempts: 2, done: 1, total: 2 });
    expect(await jobStore.renewJob(slow, 900, { done: 2, total: 2 })).toBe('lost');
    expect(await jobStore.endJob(slow, { state: 'done', now: 160 })).toBeUndefined();
    expect(await jobStore.returnJob(slow, 0, true)).toBeUndefined();
    expect(await jobStore.endJob(other, { state: 'done', now: 170 })).toMatchObject({ state: 'done' });
    expect(await jobStore.endJob(other, { state: 'failed', now: 180 })).toBeUndefined();
    expect(await jobStore.jobs(owner)).toMatchObject([{ state: 'done', endedAt: new Date(170).toISOString() }]);
  });

  test('ends a job and tells of it in one step, once', async () => {
    await ask('a');
    const leased = await taken();
    const draft = () => draftOf({ kind: 'exportFinished', file: 'a' });
    await jobStore.endJob(leased, { state: 'done', result: { file: 'a' }, now: 20 }, draft());
    await jobStore.endJob(leased, { state: 'done', result: { file: 'b' }, now: 20 }, draft());
    expect(await stored.notificationStore.deliverOutbox(owner)).toHaveLength(1);
    expect(await jobStore.lastJob(owner, 'test')).toMatchObject({ job: { state: 'done' }, result: { file: 'a' } });
    expect(await jobStore.nextJobAt()).toBeNull();
  });

  test('gives back what failed, from when it says on, and counts the failures', async () => {
    await ask('a');
    expect(await jobStore.returnJob(await taken(), 500, true)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await jobStore.leaseJob({ now: 499, until: 600 })).toBeUndefined();
    const again = await taken(500);
    expect(again).toMatchObject({ failures: 1, job: { attempts: 2 } });
    // The end of a process is no failure.
    await jobStore.returnJob(again, 500, false);
    expect(await drained(500)).toMatchObject([{ failures: 1, job: { attempts: 3 } }]);
  });

  test('frees what a process held that is gone, and leaves what is not due', async () => {
    await ask('held');
    await ask('later', { startsAt: 5_000 });
    const held = await taken();
    await jobStore.freeJobs(20);
    expect((await taken(20)).job.id).toBe(held.job.id);
    expect(await jobStore.leaseJob({ now: 21, until: 50 })).toBeUndefined();
    expect(await drained(5_000)).toHaveLength(2);
  });

  test('cancels what waits at once, tells what runs to stop, and refuses for what has ended', async () => {
    const { job } = await ask('waits');
    expect(await jobStore.cancelJob(owner, job.id, 5)).toMatchObject({
      state: 'cancelled',
      endedAt: expect.any(String) as string,
    });
    await expect(jobStore.cancelJob(owner, job.id, 5)).rejects.toMatchObject({ code: 'JOB_STATE' });
    await ask('runs');
    const running = await taken();
    expect(await jobStore.cancelJob(owner, running.job.id, 20)).toMatchObject({ state: 'running' });
    expect(await jobStore.renewJob(running, 200, { done: 0 })).toBe('stop');
    expect(await jobStore.returnJob(running, 30, true)).toMatchObject({ state: 'cancelled' });
    expect(await drained(10_000)).toEqual([]);
  });

  test("finds nothing of another person's", async () => {
    const { job } = await ask('a');
    await expect(jobStore.cancelJob(newOwner(), job.id, 5)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    expect(await jobStore.jobs(newOwner())).toEqual([]);
    expect(await jobStore.lastJob(newOwner(), 'test')).toBeUndefined();
    await drained(10);
  });

  test('lists all that go on and the last twenty that have ended', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, index) => ask(`${index}`)));
    await drained(10);
    await ask('waits', { startsAt: 1e6 });
    const jobs = await jobStore.jobs(owner);
    expect(jobs).toHaveLength(21);
    expect(jobs[0]).toMatchObject({ state: 'waiting' });
    await drained(1e6);
  });
});
