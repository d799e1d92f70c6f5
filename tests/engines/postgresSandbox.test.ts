import { afterAll, beforeAll } from 'vitest';

import { postgresSandbox } from '../../server/people/payments/sandbox/postgres/postgresSandbox.js';
import { describeSandboxEngine } from '../server/payments/sandboxEngine.js';
import { newDatabase } from './postgres.js';

let made: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  made = await newDatabase();
});
afterAll(() => made.drop());

/** Opened as each process of an installation does. */
const open = () => postgresSandbox({ url: made.url, connections: 4 });

describeSandboxEngine('the payments sandbox on PostgreSQL', async () => [await open(), await open()]);
