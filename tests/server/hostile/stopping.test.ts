import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { freePort } from '../../conformance/realtime/ConformanceServer.js';
import { RawClient, upgrade } from './rawClient.js';

// The built server, which takes its time to start on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let port: number;
let harta: ChildProcess;
let said = '';
/** A model that takes questions and never answers. */
let model = createServer();
const asked = new Set<Socket>();

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'harta-stop-'));
  port = await freePort();
  model = createServer((socket) => void asked.add(socket.on('error', () => undefined)));
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const { port: modelPort } = model.address() as { port: number };
  said = '';
  harta = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      HARTA_DATA_DIR: dataDir,
      PORT: String(port),
      HARTA_LLM_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
      HARTA_LLM_MODEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [harta.stdout, harta.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  while (!said.includes('Harta is at')) {
    if (harta.exitCode !== null) throw new Error(said);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

afterEach(async () => {
  if (harta.exitCode === null && harta.signalCode === null) {
    harta.kill('SIGKILL');
    await once(harta, 'exit');
  }
  for (const socket of asked) socket.destroy();
  model.close();
  await rm(dataDir, { recursive: true, force: true });
});

const head = (method: string, url: string, more = '') =>
  `${method} ${url} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${more}`;

/** What a client does, and then keeps doing nothing. */
const habits: [string, () => Uint8Array | string][] = [
  ['keeps a connection that it does not use', () => ''],
  ['keeps one alive after an answer', () => `${head('GET', '/healthz')}\r\n`],
  ['sends half of a head', () => head('GET', '/healthz', 'x-half: ')],
  [
    'sends a body slowly',
    () => `${head('POST', '/graphql', 'content-type: application/json\r\ncontent-length: 900')}\r\n\r\n{"a":`,
  ],
  [
    'sends a body in pieces without an end',
    () =>
      `${head('POST', '/graphql', 'content-type: application/json\r\ntransfer-encoding: chunked')}\r\n\r\n5\r\n{"a":\r\n`,
  ],
  [
    'waits to be told to go on',
    () =>
      `${head('POST', '/graphql', 'content-type: application/json\r\nexpect: 100-continue\r\ncontent-length: 900')}\r\n\r\n`,
  ],
  ['does not read its answers', () => `${head('GET', '/')}\r\n`.repeat(500)],
  [
    'asks for a websocket under a foreign name',
    () => upgrade(port, '/users-socket/websocket', { host: 'evil.example' }),
  ],
  ['asks for a websocket where there is none', () => upgrade(port, '/%zz')],
  ['asks for a websocket and sends half a head', () => upgrade(port, '/users-socket/websocket').slice(0, -4)],
  [
    'polls with no session',
    () => `${head('POST', '/users-socket/longpoll?vsn=2.0.0', 'content-length: 900000')}\r\n\r\n[`,
  ],
];

test('SIGTERM ends the process within ten seconds, whatever clients do', async () => {
  const clients = await Promise.all(
    habits.map(async ([, says]) => {
      const client = await RawClient.open(port);
      if (habits.some(([habit]) => habit === 'does not read its answers')) client.socket.pause();
      client.say(says());
      return client;
    }),
  );
  // All has reached the server once a later request is answered.
  const last = await RawClient.open(port);
  last.say(`${head('GET', '/healthz')}\r\n`);
  expect(await last.answered()).toBe(200);
  const began = performance.now();
  const exit = once(harta, 'exit');
  harta.kill('SIGTERM');
  const [code] = (await exit) as [number | null];
  const took = performance.now() - began;
  for (const client of [...clients, last]) client.leave();
  expect([code, took < 10_000], `${code} after ${took} ms: ${said}`).toEqual([0, true]);
  expect(said).not.toContain('before everything was closed');
});
