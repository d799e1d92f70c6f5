import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { connectPlain } from '../../../server/platform/storage/driver.js';
import { freePort } from '../../freePort.js';
import { capabilities, databaseOf } from '../engineUnderTest.js';
import { endAll, runHarta } from '../realtime/processes.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
/** A data folder that an earlier start has left. */
let left: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'harta-refused-'));
  left = path.join(folder, 'left');
  const harta = await runHarta({ HARTA_DATA_DIR: left, PORT: String(await freePort()) });
  expect(await harta.end()).toBe(0);
});
afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

const KEY = 'auth/signing-key.pem';

function makeNewer(file: string): void {
  const db = connectPlain(file);
  db.exec('PRAGMA user_version = 999');
  db.close();
}

interface Refused {
  readonly code: number | null;
  readonly said: string;
}

async function start(dataDir: string, wrapped: readonly string[] = []): Promise<Refused> {
  const [command = '', ...args] = [...wrapped, process.execPath, 'dist/server/main.js'];
  const env = {
    ...process.env,
    NODE_ENV: '',
    HARTA_DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ...(await databaseOf(dataDir)),
  };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.trim() };
}

type Fault = readonly [what: string, spoil: (dataDir: string) => void, says: RegExp];

const FAULTY_FILES: readonly Fault[] = [
  [
    'an app.db that a newer version wrote',
    (at) => makeNewer(path.join(at, 'app.db')),
    /app\.db was written by a newer version/,
  ],
  [
    'an identity.db that a newer version wrote',
    (at) => makeNewer(path.join(at, 'identity.db')),
    /identity\.db was written by a newer/,
  ],
  [
    'an app.db that is none',
    (at) => writeFileSync(path.join(at, 'app.db'), Buffer.alloc(20_000, 7)),
    /app\.db is damaged/,
  ],
];
const FAULTY_KEYS: readonly Fault[] = [
  [
    'a signing key that was cut in half',
    (at) => truncateSync(path.join(at, KEY), readFileSync(path.join(at, KEY)).length / 2),
    /signing-key\.pem is damaged; put it back from a backup, or remove it/,
  ],
  ['a signing key that is empty', (at) => writeFileSync(path.join(at, KEY), ''), /signing-key\.pem is damaged/],
  ['a signing key of random bytes', (at) => writeFileSync(path.join(at, KEY), Buffer.alloc(1700, 7)), /is damaged/],
  [
    'a signing key of another kind',
    (at) =>
      writeFileSync(
        path.join(at, KEY),
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
      ),
    /signing-key\.pem is damaged/,
  ],
];

describe('a start is refused in one sentence that says what is wrong and what to do', () => {
  const faults = capabilities.keepsFiles ? [...FAULTY_FILES, ...FAULTY_KEYS] : FAULTY_KEYS;
  test.each(faults)('with %s', async (_what, spoil, says) => {
    const dataDir = mkdtempSync(path.join(folder, 'case-'));
    cpSync(left, dataDir, { recursive: true });
    for (const log of ['app.db-wal', 'app.db-shm', 'identity.db-wal', 'identity.db-shm'])
      rmSync(path.join(dataDir, log), { force: true });
    spoil(dataDir);
    const { code, said } = await start(dataDir);
    expect([code, said.split('\n').length], said).toEqual([1, 1]);
    expect(said).toMatch(says);
    expect(said).toMatch(/; .+\.$/);
  });

  const canLimit =
    capabilities.keepsFiles && process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;
  test.runIf(canLimit).each(['new', 'left'])('on a full disk, with a %s folder', async (which) => {
    const dataDir = mkdtempSync(path.join(folder, 'full-'));
    if (which === 'left') cpSync(left, dataDir, { recursive: true });
    const { code, said } = await start(dataDir, ['prlimit', '--fsize=0']);
    expect([code, said.split('\n').length], said).toEqual([1, 1]);
    expect(said).toBe(`There is no room left on the disk of ${dataDir}; free some and start again.`);
    const ended = await runHarta({ HARTA_DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(await ended.end()).toBe(0);
  });
});
