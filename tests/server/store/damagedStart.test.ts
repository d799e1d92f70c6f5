import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, vi } from 'vitest';

import { checkData } from '../../../server/commands/checkData.js';
import { openIdentityDatabase } from '../../../server/people/identity/local/store/openIdentityDatabase.js';
import { startHarta } from '../../../server/startHarta.js';
import { test } from '../withFiles.js';

vi.setConfig({ testTimeout: 120_000 });

const ACCOUNTS = 40;
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-damaged-start-'));
  const db = openIdentityDatabase(dataDir);
  for (let index = 0; index < ACCOUNTS; index += 1)
    db.run(
      `INSERT INTO account (uid, email, display_name, created_at, last_login_at) VALUES (:uid, :email, 'x', 1, 1)`,
      { uid: `uid-${index}`, email: `person${index}@example.org` },
    );
  db.close();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const start = () => startHarta({ HARTA_DATA_DIR: dataDir, PORT: '49151' });
const noise = (file: string, from: number, to: number) => {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, from, to);
  writeFileSync(file, bytes);
};

test.each([
  ['whose header is gone', (file: string) => noise(file, 0, 100)],
  ['with noise in it', (file: string) => noise(file, 4096, 20_000)],
  ['that is empty', (file: string) => truncateSync(file, 0)],
])('an identity.db %s ends the start with one sentence that names the command', async (_what, damage) => {
  damage(join(dataDir, 'identity.db'));
  await expect(start()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^\S*identity\.db is damaged .*`npm run check` [^\n]*\.$/),
  });
});

test('the check brings the accounts of a damaged identity.db back', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  noise(join(dataDir, 'identity.db'), 0, 100);
  expect(await checkData({}, [dataDir])).toBe(false);
  expect(told.mock.calls.flat().join('\n')).toMatch(
    new RegExp(`identity\\.db: damaged \\(.+\\); repaired: account ${ACCOUNTS}`),
  );
  expect(await checkData({}, [dataDir])).toBe(true);
  told.mockRestore();
});

test('files of persons without the file that says who they are end the start with one sentence', async () => {
  mkdirSync(join(dataDir, 'people'));
  writeFileSync(join(dataDir, 'people', 'some.db'), '');
  await expect(start()).rejects.toMatchObject({
    message: expect.stringMatching(/app\.db is missing or empty[^\n]*\.$/),
  });
});
