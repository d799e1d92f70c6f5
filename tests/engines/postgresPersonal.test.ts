import { afterAll, beforeAll } from 'vitest';

import { Database } from '../../server/platform/storage/postgres/Database.js';
import { callsOf } from '../../server/people/records/postgres/calls.js';
import { postgresProjectStore } from '../../server/people/records/postgres/postgresProjectStore.js';
import { openPostgresRecords } from '../../server/people/records/postgres/recordPorts.js';
import { PERSONAL_LIMITS } from '../server/records/contract/PersonalRecords.js';
import { describePersonalStores } from '../server/records/personalStoresContract.js';
import { newDatabase } from './postgres.js';

let made: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  made = await newDatabase();
});
afterAll(() => made.drop());

describePersonalStores('records of persons on PostgreSQL', async () => {
  const settings = { url: made.url, connections: 8, limits: PERSONAL_LIMITS };
  const { stores, close } = await openPostgresRecords(settings);
  const database = new Database(settings);
  const projects = postgresProjectStore(callsOf(database), { projects: 100 });
  return {
    stores,
    settings: stores.settingsStore,
    personRecords: stores.personRecords,
    notifications: stores.notificationStore,
    newProject: async (owner) => (await projects.createProject(owner, 'A project')).id,
    bytes: (owner) =>
      database.read(async (session) => {
        const row = await session.get<{ bytes: number }>('SELECT bytes FROM byte_total WHERE owner = :owner', {
          owner,
        });
        return row?.bytes ?? 0;
      }),
    setState: (scope, fate) => projects.setProjectState(scope, fate),
    close: async () => {
      await database.close();
      await close();
    },
  };
});
