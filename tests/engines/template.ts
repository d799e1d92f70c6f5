import { postgresEngine } from '../../server/people/identity/local/postgres/postgresEngine.js';
import { postgresSandbox } from '../../server/people/payments/sandbox/postgres/postgresSandbox.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { onServer, TEMPLATE } from '../server/engineUnderTest.js';

// Run before the suites: brings all schemas into one database, of which each data folder of a suite gets a copy. To migrate each would take
// a second.
const url = new URL(process.env['HARTA_TEST_POSTGRES'] ?? '');
await onServer(url.href, `CREATE DATABASE ${TEMPLATE}`);
url.pathname = `/${TEMPLATE}`;
const settings = { url: url.href, connections: 2 };
const parts = [
  await openStore({ dataDir: '', storage: { engine: 'postgres', ...settings } }),
  await postgresEngine(settings),
  await postgresSandbox(settings),
];
for (const part of parts) await part.close();
