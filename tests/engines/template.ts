import { postgresEngine } from '../../server/people/identity/local/postgres/postgresEngine.js';
import { postgresSandbox } from '../../server/people/payments/sandbox/postgres/postgresSandbox.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { GRAPH_TEMPLATE, onServer, TEMPLATE } from '../server/engineUnderTest.js';

const { HARTA_TEST_POSTGRES: server = '', HARTA_TEST_GRAPH_POSTGRES: graphServer } = process.env;

async function madeDatabase(on: string, name: string): Promise<{ url: string; connections: number }> {
  const url = new URL(on);
  await onServer(url.href, `CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  return { url: url.href, connections: 2 };
}

// Run before the suites: brings all schemas into one database, or two, of which each data folder of a suite gets a copy. To migrate each would
// take a second.
const settings = await madeDatabase(server, TEMPLATE);
const graphs = graphServer === undefined ? {} : { graphs: await madeDatabase(graphServer, GRAPH_TEMPLATE) };
const parts = [
  await openStore({ dataDir: '', storage: { engine: 'postgres', ...settings, ...graphs } }),
  await postgresEngine(settings),
  await postgresSandbox(settings),
];
for (const part of parts) await part.close();
