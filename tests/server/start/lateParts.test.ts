import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { signUp } from '../identity/toolkit.js';
import { freePort } from '../../freePort.js';
import { endAll, runHarta, type Running, until } from '../realtime/processes.js';
import { type Held, holdModules } from './holdModules.js';

/** What each late part loads and nothing before it. */
const MESH = '/.mesh/index.js';
const ASSISTANT = 'snowball-stemmers';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harta-late-'));
});
afterEach(endAll);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A process that says where it is, with somebody signed up. */
interface Started {
  readonly harta: Running;
  call(method: string, at: string, body?: object): Promise<Response>;
}

async function started(...held: readonly Held[]): Promise<Started> {
  const port = String(await freePort());
  count += 1;
  const env = { PORT: port, HARTA_DATA_DIR: path.join(folder, String(count)), HARTA_LOAD_AHEAD: '1' };
  const harta = await runHarta(env, { execArgv: holdModules(...held) });
  const origin = `http://127.0.0.1:${port}`;
  const { body } = await signUp(origin, 'ana@example.org');
  return {
    harta,
    call: (method, at, sent) =>
      fetch(`${origin}${at}`, {
        method,
        headers: { authorization: `Bearer ${body['idToken']}`, 'content-type': 'application/json' },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      }),
  };
}

const question = () => ({ uid: ulid(), conversationId: ulid(), text: 'How do I import a file?', language: 'en' });
const answerTo = async (asked: Promise<Response>) =>
  ((await (await asked).json()) as { answer: { status: string; text: string } }).answer;
/** An operation that nobody knows: the gateway itself refuses it, in its own way. */
const unknownOperation = { query: '{ projects { total } }' };

test('the process answers before its late parts are loaded; who needs one waits for it', async () => {
  const gate = path.join(folder, 'gate');
  const { call } = await started({ module: MESH, until: gate }, { module: ASSISTANT, until: gate });
  expect((await call('GET', '/healthz')).status).toBe(200);
  expect((await call('POST', '/api/neo4j/create-user-if-not-exists')).status).toBe(200);
  expect((await call('POST', '/api/neo4j/create-node', { labels: 1 })).status).toBe(422);
  let answered = 0;
  const counted = <T>(value: T) => ((answered += 1), value);
  const graphql = call('POST', '/graphql', unknownOperation).then(counted);
  const chat = answerTo(call('POST', '/api/chat/user-input?wait=60', question())).then(counted);
  // Both have arrived, and what came after them is answered.
  expect((await call('GET', '/healthz')).status).toBe(200);
  expect([answered, existsSync(gate)]).toEqual([0, false]);
  await writeFile(gate, '');
  expect(await (await graphql).text()).toContain('OPERATION_UNKNOWN');
  expect(await chat).toMatchObject({ status: 'done' });
});

test('where the mesh cannot be loaded, /graphql answers a 503 problem, the log says why, and all else goes on', async () => {
  const { harta, call } = await started({ module: MESH });
  const refused = await call('POST', '/graphql', unknownOperation);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  expect((await call('POST', '/api/neo4j/create-user-if-not-exists')).status).toBe(200);
  expect(await answerTo(call('POST', '/api/chat/user-input?wait=60', question()))).toMatchObject({ status: 'done' });
  await until(() => harta.said().includes('The GraphQL gateway could not be loaded'), 'the line of the log');
  expect(harta.said()).toContain('.mesh/index.js is not there');
});

test('where the assistant cannot be loaded, an answer is told as failed, and all else goes on', async () => {
  const { harta, call } = await started({ module: ASSISTANT });
  expect((await call('POST', '/api/neo4j/create-user-if-not-exists')).status).toBe(200);
  expect(await answerTo(call('POST', '/api/chat/user-input?wait=60', question()))).toMatchObject({
    status: 'failed',
    text: '',
  });
  expect(await (await call('POST', '/graphql', unknownOperation)).text()).toContain('OPERATION_UNKNOWN');
  await until(() => harta.said().includes('snowball-stemmers is not there'), 'the line of the log');
});

test('a process that is told to stop while it loads its parts ends well', async () => {
  const { harta, call } = await started({ module: MESH, until: path.join(folder, 'never') });
  const waiting = call('POST', '/graphql', unknownOperation).catch((error: unknown) => error);
  expect((await call('GET', '/healthz')).status).toBe(200);
  const began = Date.now();
  expect(await harta.end('SIGTERM')).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  await waiting;
});
