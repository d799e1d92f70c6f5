import { afterAll } from 'vitest';

import { postgresEngine } from '../../server/people/identity/local/postgres/postgresEngine.js';
import { LocalService } from '../server/identity/LocalService.js';
import { newDatabase } from './postgres.js';

/** A database for each folder of a service, which is the same again after a restart. */
const databases = new Map<string, ReturnType<typeof newDatabase>>();

LocalService.engineOf = async (folder) => {
  const made = databases.get(folder) ?? newDatabase();
  databases.set(folder, made);
  return postgresEngine({ url: (await made).url, connections: 4 });
};

afterAll(async () => {
  LocalService.engineOf = undefined;
  for (const made of databases.values()) await (await made).drop();
});

// The suites of the local sign-in, but those that look into the file of SQLite.
await import('../server/identity/addressChanges.test.js');
await import('../server/identity/codes.test.js');
await import('../server/identity/devices.test.js');
await import('../server/identity/passwords.test.js');
await import('../server/identity/sessions.test.js');
await import('../server/identity/setBack.test.js');
await import('../server/identity/signIns.test.js');
await import('../server/identity/takeover.test.js');
