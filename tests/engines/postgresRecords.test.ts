import { afterAll, beforeAll } from 'vitest';

import { openPostgresRecords } from '../../server/people/records/postgres/recordPorts.js';
import { describeRecordStores } from '../server/records/recordStoresContract.js';
import { newDatabase } from './postgres.js';

let made: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  made = await newDatabase();
});
afterAll(() => made.drop());

describeRecordStores(
  'records on PostgreSQL',
  async () => ({
    ...(await openPostgresRecords({ url: made.url, connections: 8 })),
    ownersWaiting: async () => [],
  }),
  [
    ...(['accounts', 'sessionEnds', 'settingsStore', 'importMappings', 'aliases'] as const),
    ...(['apiTokens', 'viewTokens', 'savedViews'] as const),
  ],
);
