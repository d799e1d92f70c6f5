import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, test, vi } from 'vitest';

import { freePort } from '../../freePort.js';

vi.setConfig({ testTimeout: 120_000 });

test('a bench without a browser says so in one sentence, and ends with a failure', () => {
  const env = { ...process.env, HARTA_CHROMIUM: '/no/chromium/here' };
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['bench/main.ts', 'canvas', 'chat'], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual(
    ['canvas', 'chat'].flatMap((name) => [
      `Measuring ${name} …`,
      `${name} is not measured. HARTA_CHROMIUM names /no/chromium/here, and nothing is there.`,
    ]),
  );
});

function gateway(port: string) {
  const child = spawn(process.execPath, ['dist/server/standalone.js'], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return { child, said: () => said.trim() };
}

test('the gateway alone listens on the port that is set', async () => {
  const port = await freePort();
  const { child, said } = gateway(String(port));
  await vi.waitFor(() => expect(said()).toContain(`http://127.0.0.1:${port}/graphql`), 60_000);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
});

test.each([
  ['a port that is taken', undefined, /^Port \d+ is in use; stop what runs there or set PORT to another number\.$/],
  ['a port that is none', 'x', /^PORT must be a number from 1 to 65535, not "x"\.$/],
])('the gateway alone is refused in one sentence on %s', async (_what, named, says) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const { child, said } = gateway(named ?? String(port));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, said()]).toEqual([1, expect.stringMatching(says)]);
  taken.close();
});
