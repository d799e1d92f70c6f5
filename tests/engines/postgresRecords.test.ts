import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type DeletionId } from '../../server/contract/ids.js';
import { draftOf } from '../../server/people/notifications/draftOf.js';
import { UNDO_MS } from '../../server/people/records/NotificationStore.js';
import { openPostgresRecords } from '../../server/people/records/postgres/recordPorts.js';
import { describeRecordStores } from '../server/records/recordStoresContract.js';
import { newOwner } from '../server/store/contract/Person.js';
import { PERSONAL_LIMITS } from '../server/records/contract/PersonalRecords.js';
import { newDatabase } from './postgres.js';

let made: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  made = await newDatabase();
});
afterAll(() => made.drop());

describeRecordStores('records on PostgreSQL', () =>
  openPostgresRecords({ url: made.url, connections: 8, limits: PERSONAL_LIMITS }),
);

const open = () => openPostgresRecords({ url: made.url, connections: 4, limits: PERSONAL_LIMITS });

test('a deletion of notifications is for good after a minute', async () => {
  const { stores, close } = await open();
  const owner = newOwner();
  await stores.notificationStore.writeNotification(owner, draftOf({ kind: 'newDevice', device: 'Firefox' }));
  const { answer } = await stores.notificationStore.deleteAllNotifications(owner);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + UNDO_MS + 1 });
  try {
    const restored = stores.notificationStore.restoreNotifications(owner, answer.deletion as DeletionId);
    await expect(restored).rejects.toMatchObject({ code: 'NOTIFICATION_NOT_FOUND' });
  } finally {
    vi.useRealTimers();
    await close();
  }
});

test('a process hears at once of a job that another asks for, gives back or cancels', async () => {
  const [one, other] = [await open(), await open()];
  const owner = newOwner();
  const heard: (string | undefined)[] = [];
  const end = other.stores.jobStore.followJobs(({ stop }) => heard.push(stop));
  const jobs = one.stores.jobStore;
  const { job } = await jobs.askForJob(owner, { kind: 'test', key: 'a', payload: {}, startsAt: 0, now: 0 });
  await vi.waitFor(() => expect(heard).toEqual([undefined]));
  const leased = await jobs.leaseJob({ now: 1, until: 100 });
  if (leased === undefined) throw new Error('no job is due');
  await jobs.cancelJob(owner, job.id, 2);
  await vi.waitFor(() => expect(heard).toEqual([undefined, job.id]));
  expect(await other.stores.jobStore.renewJob(leased, 200, { done: 0 })).toBe('stop');
  end();
  await jobs.endJob(leased, { state: 'cancelled', now: 3 });
  for (const each of [one, other]) await each.close();
});
