import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { findEmulatorFolder } from '../../../server/identity/emulator/emulatorFolder.js';
import { startAuthEmulator } from '../../../server/identity/emulator/startAuthEmulator.js';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('when the server is killed, its local sign-in service goes too', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'harta-orphan-'));
  const script = path.join(findEmulatorFolder(), 'authEmulator.cjs');
  const order = JSON.stringify({ folder: path.join(dataDir, 'auth'), projectId: 'demo-orphan', origins: [], port: 0 });
  const parentScript = path.join(dataDir, 'parent.cjs');
  await writeFile(
    parentScript,
    `const child = require('node:child_process').fork(${JSON.stringify(script)}, [${JSON.stringify(order)}]);
     child.on('message', () => process.send(child.pid));`,
  );
  const parent = fork(parentScript, { execArgv: [] });
  const [pid] = (await once(parent, 'message')) as [number];
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  await rm(dataDir, { recursive: true, force: true });
});

test('accounts that cannot be read stop the start with a sentence, and are left as they are', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'harta-broken-'));
  const first = await startAuthEmulator({ dataDir, projectId: 'demo-broken', origins: [] });
  await first.stop();
  await writeFile(path.join(dataDir, 'auth', 'accounts.json'), '{"users": [');
  await expect(startAuthEmulator({ dataDir, projectId: 'demo-broken', origins: [] })).rejects.toThrow(
    /local sign-in service did not start: .*accounts\.json/,
  );
  await rm(dataDir, { recursive: true, force: true });
});
