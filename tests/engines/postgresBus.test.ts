import pg from 'pg';

import { postgresBus } from '../../server/platform/bus/postgresBus.js';
import { describeBus } from '../server/bus/busContract.js';
import { newDatabase } from './postgres.js';

const QUIET = { info: () => undefined, warn: () => undefined };

describeBus('a bus over PostgreSQL', async () => {
  const { url, drop } = await newDatabase();
  return {
    open: (installation = 'harta-local') => postgresBus({ url, installation, log: QUIET }),
    async breakConnections() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await client.end();
    },
    close: drop,
  };
});
