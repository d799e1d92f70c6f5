import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test, vi } from 'vitest';

import { freePort } from '../../freePort.js';
import { ScriptedModel } from '../model/ScriptedModel.js';

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

/** Runs `npm run check-model` for a model, over a folder; both streams. */
async function checkModel(dataDir: string, model: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['dist/server/main.js', 'check-model'], {
    env: { ...process.env, HARTA_DATA_DIR: dataDir, ...model },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

test('a model is checked by a command, which prints a table and keeps what it came to for the next start', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-check-model-'));
  const model = await ScriptedModel.start();
  const { baseUrl, model: name } = model.settings;
  const { code, said } = await checkModel(dataDir, { HARTA_LLM_BASE_URL: baseUrl, HARTA_LLM_MODEL: name });
  expect(said).toMatch(/^questions +asked +right +false +refused +p50 +p95$/mu);
  expect(said).toMatch(/^all +60 +10 +0 +50 +[\d.]+ s +[\d.]+ s$/mu);
  expect(said).toContain('Model: not used, neither for questions nor for texts (10 of 60 right, 0 false on ');
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(path.join(dataDir, 'model-checks.json'), 'utf8'))).toMatchObject([
    { model: name, asked: 60, right: 10 },
  ]);
  const env = { ...process.env, NODE_ENV: '', HARTA_DATA_DIR: dataDir, PORT: String(await freePort()) };
  const harta = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...env, HARTA_LLM_BASE_URL: baseUrl, HARTA_LLM_MODEL: name },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let started = '';
  for (const stream of [harta.stdout, harta.stderr]) stream.on('data', (chunk) => (started += String(chunk)));
  await vi.waitFor(
    () =>
      expect(started).toContain('Model: not used, neither for questions nor for texts (10 of 60 right, 0 false on '),
    60_000,
  );
  expect(started).toContain('it must have 20 % right and at most 5 false');
  const gone = once(harta, 'exit');
  harta.kill('SIGTERM');
  await gone;
  await model.stop();
  rmSync(dataDir, { recursive: true });
});

test('without a model the command says what to set, and one that is away that it could not be asked', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-check-model-'));
  const none = await checkModel(dataDir, { HARTA_LLM_BASE_URL: '' });
  expect(none).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no model: set HARTA_LLM_BASE_URL/u) as string,
  });
  const model = await ScriptedModel.start();
  const { baseUrl, model: name } = model.settings;
  model.play(
    () => ({ status: 401 }),
    () => ({ status: 401 }),
  );
  const away = await checkModel(dataDir, { HARTA_LLM_BASE_URL: baseUrl, HARTA_LLM_MODEL: name });
  expect(away).toEqual({ code: 1, said: expect.stringMatching(/^The model could not be asked: [^\n]+\n$/u) as string });
  await model.stop();
  rmSync(dataDir, { recursive: true });
});
