import { beforeEach, expect, it } from 'vitest';

import { type OwnerId } from '../../../../server/contract/ids.js';
import { draftOf } from '../../../../server/people/notifications/draftOf.js';
import { type JobStore, type LeasedJob } from '../../../../server/people/records/jobs/JobStore.js';
import { newOwner } from '../../store/contract/Person.js';
import { manyTimes, type Records } from './Records.js';

/** What every store of jobs must do. No job is due when a test begins, and each ends its own. */
export function describeJobs(current: () => Records): void {
  const jobs = (): JobStore => current().stores.jobStore;
  let owner: OwnerId;
  beforeEach(() => {
    owner = newOwner();
  });

  const ask = (key: string, { startsAt = 0, of = owner } = {}) =>
    jobs().askForJob(of, { kind: 'test', key, payload: { key }, startsAt, now: 0 });

  /** Everything that is due then; each is ended, so that no test leaves work to the next. */
  async function drained(now: number): Promise<LeasedJob[]> {
    const leased: LeasedJob[] = [];
    for (;;) {
      const next = await jobs().leaseJob({ now, until: now + 100 });
      if (next === undefined) return leased;
      leased.push(next);
      await jobs().endJob(next, { state: 'done', now });
    }
  }

  async function taken(now = 10): Promise<LeasedJob> {
    const leased = await jobs().leaseJob({ now, until: now + 100 });
    if (leased === undefined) throw new Error('no job is due');
    return leased;
  }

  it('keeps what is asked for twice under one key once, for each person apart', async () => {
    const [first, again] = [await ask('a'), await ask('a')];
    expect([first.isNew, again.isNew]).toEqual([true, false]);
    expect(again.job).toEqual(first.job);
    expect((await ask('a', { of: newOwner() })).isNew).toBe(true);
    expect(await drained(10)).toHaveLength(2);
    // Also when it has ended.
    expect(await ask('a')).toMatchObject({ isNew: false, job: { state: 'done' } });
  });

  it('gives out what is due, what is due for longest first, and to one alone', async () => {
    await ask('later', { startsAt: 50 });
    await ask('second', { startsAt: 2 });
    await ask('first', { startsAt: 1 });
    expect(await jobs().nextJobAt()).toBe(1);
    const keys = async (now: number) => (await drained(now)).map(({ payload }) => (payload as { key: string }).key);
    expect(await keys(10)).toEqual(['first', 'second']);
    expect(await keys(49)).toEqual([]);
    expect(await keys(50)).toEqual(['later']);
    await ask('one');
    const both = await Promise.all([1, 2].map(() => jobs().leaseJob({ now: 10, until: 100 })));
    expect(both.filter((each) => each !== undefined)).toHaveLength(1);
    await drained(200);
  });

  it('gives a job to another when its lease is over, and takes nothing more from who had it', async () => {
    await ask('a');
    const slow = await taken(10);
    expect(await jobs().renewJob(slow, 150, { done: 1, total: 2 })).toBe('held');
    expect(await jobs().leaseJob({ now: 120, until: 200 })).toBeUndefined();
    const other = await taken(150);
    expect(other.job).toMatchObject({ id: slow.job.id, attempts: 2, done: 1, total: 2 });
    expect(await jobs().renewJob(slow, 900, { done: 2, total: 2 })).toBe('lost');
    expect(await jobs().endJob(slow, { state: 'done', now: 160 })).toBeUndefined();
    expect(await jobs().returnJob(slow, 0, true)).toBeUndefined();
    expect(await jobs().endJob(other, { state: 'done', now: 170 })).toMatchObject({ state: 'done' });
    expect(await jobs().endJob(other, { state: 'failed', now: 180 })).toBeUndefined();
    expect(await jobs().jobs(owner)).toMatchObject([{ state: 'done', endedAt: new Date(170).toISOString() }]);
  });

  it('ends a job and tells of it in one step, once', async () => {
    await ask('a');
    const leased = await taken();
    const draft = () => draftOf({ kind: 'exportFinished', file: 'a' });
    await jobs().endJob(leased, { state: 'done', result: { file: 'a' }, now: 20 }, draft());
    await jobs().endJob(leased, { state: 'done', result: { file: 'b' }, now: 20 }, draft());
    expect(await current().stores.notificationStore.deliverOutbox(owner)).toHaveLength(1);
    expect(await jobs().lastJob(owner, 'test')).toMatchObject({ job: { state: 'done' }, result: { file: 'a' } });
    expect(await jobs().nextJobAt()).toBeNull();
  });

  it('gives back what failed, from when it says on, and counts the failures', async () => {
    await ask('a');
    expect(await jobs().returnJob(await taken(), 500, true)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await jobs().leaseJob({ now: 499, until: 600 })).toBeUndefined();
    const again = await taken(500);
    expect(again).toMatchObject({ failures: 1, job: { attempts: 2 } });
    // The end of a process is no failure.
    await jobs().returnJob(again, 500, false);
    expect(await drained(500)).toMatchObject([{ failures: 1, job: { attempts: 3 } }]);
  });

  it('frees what a process held that is gone, and leaves what is not due', async () => {
    await ask('held');
    await ask('later', { startsAt: 5_000 });
    const held = await taken();
    await jobs().freeJobs(20);
    expect((await taken(20)).job.id).toBe(held.job.id);
    expect(await jobs().leaseJob({ now: 21, until: 50 })).toBeUndefined();
    expect(await drained(5_000)).toHaveLength(2);
  });

  it('gives out at once what is cancelled while the lease of a process runs that is gone, and nothing that goes on', async () => {
    await ask('cancelled');
    await ask('goes on');
    const [one, other] = [await taken(), await taken()];
    expect(await jobs().cancelJob(owner, one.job.id, 20)).toMatchObject({ state: 'running' });
    expect(await jobs().dueJobs(30)).toEqual([]);
    for (const { job } of [one, other]) await jobs().freeCancelledJob(owner, job.id);
    const stopped = await taken(30);
    expect(stopped).toMatchObject({ job: { id: one.job.id }, isStopped: true, wasCut: false });
    expect(await jobs().dueJobs(30)).toEqual([]);
    expect(await jobs().endJob(one, { state: 'done', now: 40 })).toBeUndefined();
    expect(await jobs().endJob(stopped, { state: 'cancelled', now: 40 })).toMatchObject({ state: 'cancelled' });
    await jobs().freeCancelledJob(owner, one.job.id);
    expect(await jobs().endJob(other, { state: 'done', now: 40 })).toMatchObject({ state: 'done' });
    expect(await jobs().nextJobAt()).toBeNull();
  });

  it('tells what was cut off from what has rested since, and counts no attempt for the rest', async () => {
    await ask('a');
    expect(await taken()).toMatchObject({ cuts: 0, wasCut: false });
    await jobs().freeJobs(20);
    const cut = await taken(20);
    expect(cut).toMatchObject({ cuts: 1, wasCut: true });
    expect(await jobs().restJob(cut, 300)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await jobs().restJob(cut, 900)).toBeUndefined();
    await jobs().freeJobs(30);
    expect(await jobs().leaseJob({ now: 299, until: 400 })).toBeUndefined();
    const again = await taken(300);
    expect(again).toMatchObject({ cuts: 1, wasCut: false, job: { attempts: 2 } });
    await jobs().endJob(again, { state: 'done', now: 310 });
  });

  it('gives out at once what is cancelled while it rests, so that what it left can be taken away', async () => {
    await ask('a');
    expect((await taken()).isStopped).toBe(false);
    await jobs().freeJobs(20);
    const cut = await taken(20);
    await jobs().restJob(cut, 5_000);
    expect(await jobs().cancelJob(owner, cut.job.id, 30)).toMatchObject({ state: 'waiting' });
    await ask('due for longer');
    const due = await jobs().dueJobs(30);
    expect(due).toMatchObject([{ isStopped: true }, { isStopped: false }]);
    const stopped = await jobs().leaseJob({ now: 30, until: 130, of: due[0]! });
    if (stopped === undefined) throw new Error('no job is due');
    expect(stopped).toMatchObject({ job: { id: cut.job.id }, isStopped: true, wasCut: false });
    await jobs().endJob(stopped, { state: 'cancelled', now: 40 });
    expect(await drained(40)).toHaveLength(1);
  });

  it('gives out at once what is cancelled before it could rest, and ends it by the clock', async () => {
    await ask('a');
    await taken();
    await jobs().freeJobs(20);
    const cut = await taken(20);
    await jobs().cancelJob(owner, cut.job.id, 25);
    expect(await jobs().restJob(cut, 5_000)).toMatchObject({ state: 'waiting' });
    const stopped = await taken(30);
    expect(stopped).toMatchObject({ job: { id: cut.job.id }, isStopped: true });
    const ended = await jobs().endJob(stopped, { state: 'cancelled', now: 40 });
    expect(ended).toMatchObject({ state: 'cancelled', endedAt: new Date(40).toISOString() });
  });

  it('cancels what was never begun at once, tells what runs to stop, and refuses for what has ended', async () => {
    const { job } = await ask('waits');
    expect(await jobs().cancelJob(owner, job.id, 5)).toMatchObject({
      state: 'cancelled',
      endedAt: expect.any(String) as string,
    });
    await expect(jobs().cancelJob(owner, job.id, 5)).rejects.toMatchObject({ code: 'JOB_STATE' });
    await ask('runs');
    const running = await taken();
    expect(await jobs().cancelJob(owner, running.job.id, 20)).toMatchObject({ state: 'running' });
    expect(await jobs().renewJob(running, 200, { done: 0 })).toBe('stop');
    expect(await jobs().returnJob(running, 5_000, true)).toMatchObject({ state: 'waiting' });
    expect(await drained(40)).toMatchObject([{ job: { id: running.job.id }, isStopped: true }]);
  });

  it("finds nothing of another person's", async () => {
    const { job } = await ask('a');
    await expect(jobs().cancelJob(newOwner(), job.id, 5)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    expect(await jobs().jobs(newOwner())).toEqual([]);
    expect(await jobs().lastJob(newOwner(), 'test')).toBeUndefined();
    await drained(10);
  });

  it('lists all that go on and the last twenty that have ended', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, index) => ask(`${index}`)));
    await drained(10);
    await ask('waits', { startsAt: 1e6 });
    const listed = await jobs().jobs(owner);
    expect(listed).toHaveLength(21);
    expect(listed[0]).toMatchObject({ state: 'waiting' });
    await drained(1e6);
  });

  it('gives each of many jobs to one of many who ask at once', async () => {
    for (let at = 0; at < 30; at += 1) await ask(`${at}`);
    const given = await Promise.all(Array.from({ length: 40 }, () => jobs().leaseJob({ now: 10, until: 100 })));
    const ids = given.flatMap((each) => each?.job.id ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
    const [one] = given;
    if (one === undefined) throw new Error('no job was given out');
    const ended = await Promise.all(manyTimes(() => jobs().endJob(one, { state: 'done', now: 20 })));
    expect(ended.filter((each) => each !== undefined)).toHaveLength(1);
    for (const each of given) if (each !== undefined) await jobs().endJob(each, { state: 'done', now: 20 });
  });

  it('gives out jobs of one person, kind and way of ending where it is asked for those', async () => {
    const other = newOwner();
    await ask('mine');
    await ask('cut', { of: other });
    await taken();
    await jobs().freeJobs(20);
    const due = await jobs().dueJobs(30);
    expect(due.map((each) => each.wasCut)).toEqual(expect.arrayContaining([true, false]));
    for (const of of due) {
      const leased = await jobs().leaseJob({ now: 30, until: 100, of });
      expect(leased).toMatchObject({ owner: of.owner, job: { kind: of.kind }, cuts: of.wasCut ? 1 : 0 });
      if (leased !== undefined) await jobs().endJob(leased, { state: 'done', now: 40 });
    }
    expect(await jobs().nextJobAt()).toBeNull();
  });

  it('keeps jobs, leases and positions when the store is opened again', async () => {
    await ask('a');
    const leased = await taken();
    await jobs().renewJob(leased, 500, { done: 3, total: 9, isKept: true });
    await current().reopen();
    expect(await jobs().leaseJob({ now: 400, until: 600 })).toBeUndefined();
    expect(await jobs().jobOfKey(owner, 'test', 'a')).toMatchObject({ id: leased.job.id, done: 3, total: 9 });
    expect([...(await jobs().jobsOfKeys(owner, 'test', ['a', 'b'])).keys()]).toEqual(['a']);
    const next = await taken(500);
    expect(next).toMatchObject({ cuts: 1, job: { done: 3 } });
    await jobs().endJob(next, { state: 'done', now: 501 });
  });

  it('takes no more of a person than may wait, also where they are asked for at once', async () => {
    const few = (key: string) =>
      jobs().askForJob(owner, { kind: 'test', key, payload: {}, startsAt: 0, now: 0, most: 3 });
    const asked = await Promise.allSettled(manyTimes((at) => few(`${at}`)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(jobs().admitJob(owner, { now: 0, most: 3 })).rejects.toMatchObject({ code: 'TOO_MANY_WAITING' });
    expect(await drained(10)).toHaveLength(3);
  });
}
