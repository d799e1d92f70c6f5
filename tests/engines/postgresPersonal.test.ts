import { afterAll, beforeAll } from 'vitest';

import { Database } from '../../server/graph/postgres/connection/Database.js';
import { callsOf } from '../../server/people/records/postgres/calls.js';
import { postgresNotificationStore } from '../../server/people/records/postgres/notifications/postgresNotificationStore.js';
import { postgresPersonalStores } from '../../server/people/records/postgres/personal/personalStores.js';
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
  const settings = { url: made.url, connections: 8 };
  const records = await openPostgresRecords(settings);
  const database = new Database(settings);
  const calls = callsOf(database);
  const projects = postgresProjectStore(calls, { projects: 100 });
  return {
    stores: postgresPersonalStores(calls, PERSONAL_LIMITS),
    settings: records.stores.settingsStore,
    notifications: postgresNotificationStore(calls),
    newProject: async (owner) => (await projects.createProject(owner, 'A project')).id,
    setState: (scope, fate) => projects.setProjectState(scope, fate),
    close: async () => {
      await database.close();
      await records.close();
    },
  };
});
