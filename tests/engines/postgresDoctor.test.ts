import pg from 'pg';
import { expect, test } from 'vitest';

import { postgresFault } from '../../server/platform/store/checking/checkPostgres.js';
import { openPostgres } from './postgres.js';

test('a database is told from one that may not be written, is of a newer Harta, or takes too few connections', async () => {
  const { url, close } = await openPostgres();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect(await postgresFault({ url, connections: 10 })).toBeUndefined();
  expect(await postgresFault({ url, connections: 1_000_000 })).toContain('HARTA_DATABASE_CONNECTIONS');
  await client.query('UPDATE harta_schema SET version = version + 1');
  expect(await postgresFault({ url, connections: 10 })).toContain('a newer Harta');
  await client.query('UPDATE harta_schema SET version = version - 1');

  const guest = `guest_${Date.now()}`;
  await client.query(`CREATE ROLE ${guest} LOGIN`);
  await client.query('GRANT SELECT ON harta_schema TO PUBLIC');
  const asGuest = new URL(url);
  asGuest.username = guest;
  expect(await postgresFault({ url: asGuest.href, connections: 10 })).toContain('GRANT CREATE ON SCHEMA');
  await client.query('REVOKE ALL ON harta_schema FROM PUBLIC');
  await client.query(`DROP ROLE ${guest}`);
  await client.end();
  await close();
});
