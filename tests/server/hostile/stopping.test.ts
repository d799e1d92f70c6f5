import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { freePort } from '../../freePort.js';
import { signIn, signUp } from '../identity/toolkit.js';
import { connected, type Wire } from '../realtime/wire.js';
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
      HARTA_LLM_CHECK: 'off',
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

const origin = () => `http://127.0.0.1:${port}`;

/** A call over REST of somebody who is signed in. */
type Call = (url: string, body?: object) => Promise<Response>;

/** Signs somebody up. */
async function signedIn(): Promise<Call> {
  const { body: account } = await signUp(origin(), 'ana@example.org');
  const call = (url: string, body: object = {}) =>
    fetch(`${origin()}${url}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account['idToken']}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('/api/neo4j/create-user-if-not-exists');
  return call;
}

const authorizationOf = async () => {
  const { body } = await signIn(origin(), 'ana@example.org');
  return `authorization: Bearer ${body['idToken']}\r\n`;
};

/** A question that the model was asked, and to which it says nothing. */
async function hangingQuestion(call: Call): Promise<{ readonly answer: Promise<string> }> {
  const question = { uid: ulid(), conversationId: ulid(), text: 'What is the longest river?', language: 'en' };
  const answer = call('/api/chat/user-input?wait=60', question).then(
    (response) => response.text(),
    () => 'cut',
  );
  await vi.waitFor(() => expect(asked.size).toBeGreaterThan(0), { timeout: 60_000 });
  return { answer };
}

/** A window that listens. */
async function openWindow(call: Call): Promise<Wire> {
  const { ticket } = (await (await call('/api/identity/socket-ticket')).json()) as { ticket: string };
  const wire = await connected(origin(), { token: ticket });
  await wire.join('user:notifications');
  return wire;
}

/** A long poll with a session, which waits for something to tell. */
async function openPoll(call: Call): Promise<RawClient> {
  const { ticket } = (await (await call('/api/identity/socket-ticket')).json()) as { ticket: string };
  const at = (token: string) => `/users-socket/longpoll?${new URLSearchParams({ token, vsn: '2.0.0' }).toString()}`;
  const { token } = (await (await fetch(`${origin()}${at(ticket)}`)).json()) as { token: string };
  const client = await RawClient.open(port);
  client.say(`${head('GET', at(token))}\r\n`);
  return client;
}

/** An upload that begins and goes no further. */
async function stalledUpload(): Promise<RawClient> {
  const client = await RawClient.open(port);
  const form = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 10000000\r\n\r\n';
  client.say(head('POST', '/api/neo4j/imports', `${await authorizationOf()}${form}`));
  client.say('--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nid,name\r\n');
  client.say('1,a\r\n'.repeat(20_000));
  // What came of it so far lies in the data folder.
  const staged = async () => (await readdir(path.join(dataDir, 'imports'), { recursive: true })).join();
  await vi.waitFor(async () => expect(await staged()).toMatch(/\/0(?:,|$)/), { timeout: 30_000 });
  return client;
}

/** All has reached the server once a later request is answered. */
async function isAnswering(): Promise<void> {
  const last = await RawClient.open(port);
  last.say(`${head('GET', '/healthz')}\r\n`);
  expect(await last.answered()).toBe(200);
  last.leave();
}

async function expectEnd(): Promise<void> {
  const began = performance.now();
  const exit = once(harta, 'exit');
  harta.kill('SIGTERM');
  const [code] = (await exit) as [number | null];
  const took = performance.now() - began;
  expect([code, took < 10_000], `${code} after ${took} ms: ${said}`).toEqual([0, true]);
  expect(said).not.toContain('before everything was closed');
}

test('SIGTERM ends the process within ten seconds, whatever clients do', async () => {
  const clients = await Promise.all(
    habits.map(async ([habit, says]) => {
      const client = await RawClient.open(port);
      if (habit === 'does not read its answers') client.socket.pause();
      client.say(says());
      return client;
    }),
  );
  await isAnswering();
  await expectEnd();
  for (const client of clients) client.leave();
});

test('SIGTERM ends the process within ten seconds while people use it', async () => {
  const call = await signedIn();
  const { answer } = await hangingQuestion(call);
  const wire = await openWindow(call);
  const clients = [await openPoll(call), await stalledUpload()];
  await isAnswering();
  await expectEnd();
  // The question was answered as one that failed, or its line was cut; the window was told to come back.
  expect(await answer).toMatch(/"status":"failed"|^cut$/);
  expect(await wire.closed()).toBe(1012);
  for (const client of clients) client.leave();
});
