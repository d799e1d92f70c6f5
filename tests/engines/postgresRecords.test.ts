import { afterAll, beforeAll } from 'vitest';

import { openPostgresRecords } from '../../server/people/records/postgres/recordPorts.js';
import { ALL_PORTS, describeRecordStores } from '../server/records/recordStoresContract.js';
import { newDatabase } from './postgres.js';

let made: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  made = await newDatabase();
});
afterAll(() => made.drop());

describeRecordStores(
  'records on PostgreSQL',
  async () => {
    const opened = await openPostgresRecords({ url: made.url, connections: 8 });
    return { ...opened, ownersWaiting: () => opened.stores.notificationStore.ownersWaiting() };
  },
  ALL_PORTS,
);
