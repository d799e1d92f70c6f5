import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { openNotifications } from '../../server/people/notifications/openNotifications.js';
import { inProcessBus } from '../../server/platform/bus/Bus.js';
import { liveEvents } from '../../server/platform/bus/liveEvents.js';
import { type JobHandler } from '../../server/platform/jobs/JobHandler.js';
import { type Jobs, openJobs } from '../../server/platform/jobs/openJobs.js';
import { openPostgresStore } from '../../server/platform/store/openPostgresStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { newOwner } from '../server/store/contract/Person.js';
import { newDatabase, type OwnDatabase } from './postgres.js';

/** Beyond the time that a test waits: a job that ends before was not waited for. */
const LEASE_MS = 600_000;

let database: OwnDatabase;
const stores: OpenStore[] = [];
const opened: Jobs[] = [];
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(async () => {
  await Promise.all(opened.map((jobs) => jobs.close()));
  await Promise.all(stores.map((stored) => stored.close()));
  await database.drop();
});

/** A process beside others: with a handler it does jobs, without one it only asks for them. */
async function processOf(handler?: JobHandler<object>) {
  const stored = await openPostgresStore({ url: database.url, connections: 4 }, { dataDir: '' });
  stores.push(stored);
  const live = liveEvents(inProcessBus());
  const notifications = await openNotifications({ ...stored, live });
  const handlers = handler === undefined ? {} : { test: handler };
  const hands = { isDoing: handler !== undefined, isShared: true, leaseMs: LEASE_MS };
  const jobs = await openJobs({ ...stored, live, notifications, handlers, ...hands });
  opened.push(jobs);
  return { jobs, stored };
}

test('a job that is cancelled is ended by the process that works on it, and at once by another where that process is gone', async () => {
  const owner = newOwner();
  const cleaned: string[] = [];
  const begun = vi.fn();
  const handlerOf = (name: string): JobHandler<object> => ({
    run: ({ signal }) => {
      begun();
      return new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
      );
    },
    clean: async () => void cleaned.push(name),
  });
  const web = await processOf();
  const first = await processOf(handlerOf('first'));
  const ask = (key: string) => web.jobs.ask(owner, { kind: 'test', key });
  const isCancelled = (key: string) =>
    vi.waitFor(async () => expect(await web.jobs.find(owner, 'test', key)).toMatchObject({ state: 'cancelled' }), {
      timeout: 20_000,
    });

  const { job } = await ask('its process lives');
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  await processOf(handlerOf('second'));
  await web.jobs.cancel(owner, job.id);
  await isCancelled('its process lives');
  expect(cleaned).toEqual(['first']);

  // Taken, as by a process that was killed in the midst of it: its row is leased, and nobody holds the lease of its worker.
  const at = Date.now() + LEASE_MS;
  const gone = { kind: 'test', key: 'its process is gone', payload: {}, startsAt: at, now: Date.now() };
  const asked = await web.stored.jobStore.askForJob(owner, gone);
  await web.stored.jobStore.leaseJob({ now: at, until: at + LEASE_MS });
  await web.jobs.cancel(owner, asked.job.id);
  await isCancelled('its process is gone');
  expect(cleaned).toHaveLength(2);
  expect(begun).toHaveBeenCalledTimes(1);
  await first.jobs.close();
});
