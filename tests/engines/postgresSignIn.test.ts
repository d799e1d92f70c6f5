import { afterAll, describe } from 'vitest';

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

/** The suites of the local sign-in, but those that look into the file of SQLite. */
const SUITES = {
  'changes of the address': () => import('../server/identity/addressChanges.test.js'),
  codes: () => import('../server/identity/codes.test.js'),
  browsers: () => import('../server/identity/devices.test.js'),
  passwords: () => import('../server/identity/passwords.test.js'),
  sameness: () => import('../server/identity/sameness.test.js'),
  sessions: () => import('../server/identity/sessions.test.js'),
  'a clock that is set back': () => import('../server/identity/setBack.test.js'),
  'sign-ins': () => import('../server/identity/signIns.test.js'),
  'taking accounts over': () => import('../server/identity/takeover.test.js'),
  'flows of the client': () => import('../server/identity/sdk/flows.test.js'),
};

// Each in a set of its own: what it does before and after is done around its tests alone.
for (const [name, suite] of Object.entries(SUITES))
  describe(name, async () => {
    await suite();
  });
