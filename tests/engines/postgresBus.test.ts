import pg from 'pg';

import { NotifyLine } from '../../server/platform/storage/postgres/NotifyLine.js';
import { postgresBus } from '../../server/platform/bus/postgresBus.js';
import { describeBus } from '../server/bus/busContract.js';
import { newDatabase, newServer } from './postgres.js';

const QUIET = { info: () => undefined, warn: () => undefined };

function openBusOver(url: string, installation = 'harta-local') {
  const line = new NotifyLine(url);
  const bus = postgresBus({ line, installation, log: QUIET });
  return {
    ...bus,
    close: async () => {
      await bus.close();
      await line.close();
    },
  };
}

describeBus('a bus over PostgreSQL', async () => {
  const { url, drop } = await newDatabase();
  return {
    open: (installation) => openBusOver(url, installation),
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

describeBus('a bus over a PostgreSQL that is killed and started again', async () => {
  const server = await newServer();
  return {
    open: (installation) => openBusOver(server.url, installation),
    async breakConnections() {
      server.kill();
      server.start();
    },
    close: async () => server.stop(),
  };
});
