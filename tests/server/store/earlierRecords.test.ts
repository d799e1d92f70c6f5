import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { openIdentityDatabase } from '../../../server/people/identity/local/store/openIdentityDatabase.js';
import { migrations as IDENTITY_MIGRATIONS } from '../../../server/people/identity/local/store/schema.js';
import { SANDBOX_MIGRATIONS } from '../../../server/people/payments/sandbox/store/schema.js';
import { sqliteSandbox } from '../../../server/people/payments/sandbox/store/sqliteSandbox.js';
import { APP_MIGRATIONS } from '../../../server/people/records/sqlite/schema.js';
import { connect } from '../../../server/platform/storage/driver.js';
import { migrate, type Migration } from '../../../server/platform/storage/migrations.js';
import { OwnedDatabase } from '../../../server/platform/storage/OwnedDatabase.js';
import { openTestStore } from '../engineUnderTest.js';
import { describe, test } from '../withFiles.js';

interface Column {
  readonly name: string;
  readonly type: string;
}
type Row = Readonly<Record<string, unknown>>;

/** A value that tells its column; the same in every table, so that rows refer to each other. */
const valueOf = ({ name, type }: Column): string | number | Uint8Array =>
  type === 'INTEGER' ? (name === 'id' ? 1 : name.length) : type === 'BLOB' ? Buffer.from(name) : name;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-earlier-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function within<T>(file: string, work: (connection: ReturnType<typeof connect>) => T): T {
  const connection = connect(join(dataDir, file));
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}

const tablesIn = (file: string): string[] =>
  within(file, (connection) =>
    (
      connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").all() as {
        name: string;
      }[]
    ).map(({ name }) => name),
  );

/** The first row of each table. */
const rowsIn = (file: string, tables: readonly string[]): Record<string, Row> =>
  within(file, (connection) =>
    Object.fromEntries(
      tables.map((table) => [table, { ...(connection.prepare(`SELECT * FROM ${table}`).all()[0] as Row) }]),
    ),
  );

/** Makes a file as an earlier version made it, with a row in each of its tables. @returns the rows */
function madeBy(file: string, versions: readonly Migration[]): Record<string, Row> {
  const db = new OwnedDatabase(join(dataDir, file), new Set());
  migrate(db, versions);
  db.close();
  const tables = tablesIn(file);
  within(file, (connection) => {
    for (const table of tables) {
      const columns = connection.prepare(`SELECT name, type FROM pragma_table_info('${table}')`).all() as Column[];
      const named = columns.map(({ name }) => name);
      const marks = named.map(() => '?').join(', ');
      const insert = `INSERT OR IGNORE INTO ${table} (${named.join(', ')}) VALUES (${marks})`;
      connection.prepare(insert).run(...columns.map(valueOf));
    }
  });
  return rowsIn(file, tables);
}

const versionOf = (file: string): unknown =>
  within(file, (connection) => connection.prepare('PRAGMA user_version').all()[0]);

const earlier = (migrations: readonly Migration[]) => migrations.slice(1).map((_, index) => index + 1);

describe('files of records and of the sign-in that an earlier version wrote', () => {
  test.each(earlier(APP_MIGRATIONS))(
    'records of schema %i are all there, and are read and written',
    async (version) => {
      const before = madeBy('app.db', APP_MIGRATIONS.slice(0, version));
      // Of whom a file was made that is not there is told apart: of nobody here.
      within('app.db', (connection) => version >= 13 && connection.exec('DELETE FROM person_file'));
      const { person_file: _, ...kept } = before;
      const owner = 'owner' as OwnerId;
      const read = await openTestStore({ dataDir, readers: 0 });
      expect(await read.accounts.find(owner)).toMatchObject({ displayName: 'display_name', version: 'version'.length });
      await read.close();
      expect(versionOf('app.db')).toEqual({ user_version: APP_MIGRATIONS.length });
      expect(Object.keys(kept).length).toBeGreaterThanOrEqual(4);
      expect(rowsIn('app.db', Object.keys(kept))).toMatchObject(kept);
      if (version >= 4) expect(rowsIn('app.db', ['job_due'])).toMatchObject({ job_due: { kind: 'kind' } });
      const written = await openTestStore({ dataDir, readers: 0 });
      await written.accounts.upsert('other' as OwnerId, { email: null, emailVerified: false });
      await written.aliases.put(owner, 'project' as never, { words: 'nave', kind: 'label', name: 'Ship' });
      await written.close();
    },
  );

  test.each(earlier(IDENTITY_MIGRATIONS))('accounts and sessions of schema %i are all there', (version) => {
    const before = madeBy('identity.db', IDENTITY_MIGRATIONS.slice(0, version));
    const db = openIdentityDatabase(dataDir);
    // The sign-in goes on as it did: what ends an account is told to those who hold its sockets.
    db.run('DELETE FROM ended', {});
    db.run('UPDATE account SET disabled = 1', {});
    expect(db.all('SELECT uid FROM ended', {})).toEqual([{ uid: 'uid' }]);
    db.run('UPDATE account SET disabled = :disabled', { disabled: 'disabled'.length });
    db.close();
    expect(versionOf('identity.db')).toEqual({ user_version: IDENTITY_MIGRATIONS.length });
    const after = rowsIn('identity.db', Object.keys(before));
    expect(after).toMatchObject(before);
    expect(after['account']).toMatchObject({ ended_at: 'valid_since'.length * 1000 });
    expect(after['session']).toMatchObject({ proved_at: 'auth_time'.length * 1000, uid: 'uid' });
  });

  test.each(earlier(SANDBOX_MIGRATIONS))(
    'payments that were tried out under schema %i are all there',
    async (version) => {
      const before = madeBy('payments-sandbox.db', SANDBOX_MIGRATIONS.slice(0, version));
      await sqliteSandbox(dataDir).close();
      expect(versionOf('payments-sandbox.db')).toEqual({ user_version: SANDBOX_MIGRATIONS.length });
      expect(rowsIn('payments-sandbox.db', Object.keys(before))).toMatchObject(before);
    },
  );
});
