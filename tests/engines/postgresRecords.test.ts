import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type DeletionId, type JobId } from '../../server/contract/ids.js';
import { draftOf } from '../../server/people/notifications/draftOf.js';
import { UNDO_MS } from '../../server/people/records/NotificationStore.js';
import { Database } from '../../server/platform/storage/postgres/Database.js';
import { callsOf } from '../../server/people/records/postgres/calls.js';
import { postgresProjectStore } from '../../server/people/records/postgres/postgresProjectStore.js';
import { openPostgresRecords } from '../../server/people/records/postgres/recordPorts.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { readAll, restoreAll, sampleArchive } from '../server/records/contract/archives.js';
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

test('no table has a row of a person who is gone', async () => {
  const { stores, close } = await open();
  const database = new Database({ url: made.url, connections: 2 });
  const projects = postgresProjectStore(callsOf(database), { projects: 10 });
  const ownerId = newOwner();
  const job = 'job' as JobId;
  await stores.accounts.upsert(ownerId, { email: 'a@example.org', emailVerified: true });
  for (const device of ['1', '2'])
    await stores.devices.record(ownerId, { id: device, name: device }, draftOf({ kind: 'newDevice', device }));
  const scope = { ownerId, projectId: (await projects.ensureDefault(ownerId)).project.id };
  await restoreAll(stores.personRecords, scope, sampleArchive(scope, 2));
  await stores.jobStore.askForJob(ownerId, { kind: 'test', key: 'a', payload: {}, startsAt: 0, now: 0 });
  const tables = () =>
    database.read(async (session) => {
      const named = await session.everybody<{ name: string }>(
        "SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'owner' AND table_schema = 'public'",
        {},
      );
      const filled: string[] = [];
      for (const { name } of named)
        if ((await session.all(`SELECT 1 FROM ${name} WHERE owner = :owner`, { owner: ownerId })).length > 0)
          filled.push(name);
      return filled;
    });
  expect((await tables()).length).toBeGreaterThan(12);
  await projects.dropProjects(ownerId);
  await stores.personRecords.dropOwner(ownerId, true);
  await stores.erasure.eraseOwner(ownerId, 'account', job);
  await stores.erasure.eraseJob(ownerId, job);
  expect(await tables()).toEqual([]);
  await database.close();
  await close();
});

test('an archive of SQLite is written here as it is there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-archive-'));
  const [{ stores, close }, sqlite] = [await open(), await openStore({ dataDir, readers: 0 })];
  const database = new Database({ url: made.url, connections: 2 });
  const ownerId = newOwner();
  const there = { ownerId, projectId: await sqlite.store.ensureDefaultProject(ownerId) };
  const projects = postgresProjectStore(callsOf(database), { projects: 10 });
  const here = { ownerId, projectId: (await projects.ensureDefault(ownerId)).project.id };
  await restoreAll(sqlite.personRecords, there, sampleArchive(there));
  const archive = await readAll(sqlite.personRecords, there);
  await restoreAll(stores.personRecords, here, archive);
  expect(await readAll(stores.personRecords, here, there.projectId)).toEqual(archive);
  for (const each of [database, sqlite, { close }]) await each.close();
  rmSync(dataDir, { recursive: true });
});
