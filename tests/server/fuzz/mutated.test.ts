import { afterAll, beforeAll, expect, test } from 'vitest';

import { operations } from '../../../server/contract/operations/index.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { sampleRequest } from '../api/sampleRequest.js';
import { twoPeople } from '../api/twoPeople.js';
import { known } from '../gateway/known.js';
import { RawClient } from '../hostile/rawClient.js';
import { rounds } from '../../soak/rounds.js';
import { mutated, randomOf } from './mutate.js';

/** Says which requests are sent: the same for the same seed. */
const SEED = Number(process.env['HARTA_FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const AT_ONCE = 16;
const timeouts = { head: 1_000, request: 5_000, body: 1_000, silence: 20_000, look: 50 };

interface Kind {
  readonly method: string;
  readonly url: string;
  readonly head: readonly string[];
  readonly type?: string;
  readonly body?: string;
}

/** Stands for the token, which is longer than all else and would be hit first. */
const TOKEN = '@@';
const PROVEN = `authorization: Bearer ${TOKEN}`;
const FORM = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nid,name\r\n1,a\r\n--b--\r\n';
const JSON_TYPE = 'application/json';

/** One of every kind of request that is served. */
async function everyKind(): Promise<readonly Kind[]> {
  const objects = await twoPeople(server);
  const ofOperations = operations
    // Signing out ends the tokens of whoever does.
    .filter(({ schema }) => schema.operationId !== 'signOutEverywhere')
    .map((operation): Kind => {
      const { method, url, body } = sampleRequest(operation, objects, true);
      return { method, url, head: [PROVEN], ...(body && { body: JSON.stringify(body) }) };
    });
  const post = (url: string, body: object, ...head: string[]): Kind => ({
    ...{ method: 'POST', url, head, body: JSON.stringify(body) },
  });
  const pages = ['/', '/healthz', '/config.json', '/assets/x.js', '/users-socket/longpoll?vsn=2.0.0'];
  const type = 'multipart/form-data; boundary=b';
  return [
    ...ofOperations,
    ...pages.map((url): Kind => ({ method: 'GET', url, head: [] })),
    { method: 'POST', url: '/api/neo4j/imports', head: [PROVEN], type, body: FORM },
    post('/graphql', known('UserInfo'), PROVEN),
    post('/graphql', [known('UserInfo'), known('UserInfo')]),
    post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      PROVEN,
      'accept: application/json, text/event-stream',
    ),
  ];
}

/** A request as it goes over the line. */
function written({ method, url, head, type = JSON_TYPE, body }: Kind): Buffer {
  const bytes = Buffer.from(body ?? '', 'latin1');
  const about = body === undefined ? [] : [`content-type: ${type}`, `content-length: ${bytes.length}`];
  const lines = [`${method} ${url} HTTP/1.1`, `host: 127.0.0.1:${port}`, ...head, ...about];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
}

const changed = (text: string, random: () => number) => mutated(Buffer.from(text), random).toString('latin1');

/** Half of the requests are spoilt anywhere, the others where what comes first lets them through. */
function spoilt(kind: Kind, random: () => number): Buffer {
  if (random() < 0.5) return mutated(written(kind), random);
  const { url, body } = kind;
  return written(
    body === undefined ? { ...kind, url: changed(url, random) } : { ...kind, body: changed(body, random) },
  );
}

let server: TestServer;
let port: number;
let kinds: readonly Kind[];
let token: string;
/** What was thrown in no call of anybody, which ends a process. */
const thrown: unknown[] = [];
const note = (error: unknown) => void thrown.push(error);

beforeAll(async () => {
  process.on('uncaughtException', note).on('unhandledRejection', note);
  server = await startTestServer({ timeouts, logger: { level: 'fatal' } });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  kinds = await everyKind();
  token = await server.token('bob');
});
afterAll(async () => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
  // Who leaves while a second request is on its way is no matter of the contract.
  const faults = await server.close().then(
    () => [],
    (error: Error) => error.message.split('\n').slice(1),
  );
  expect(faults.filter((fault) => !fault.includes('The request was cut off'))).toEqual([]);
});

/** Sends bytes and nothing more. @returns the status that came back, or 0 where the connection ended without one */
async function statusOf(bytes: Buffer): Promise<number> {
  const client = await RawClient.open(port);
  client.say(bytes);
  const status = await client.answered();
  client.leave();
  return status;
}

/** Does work so often, some at a time. */
async function times(count: number, work: (round: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let round = next++; round < count; round = next++) await work(round);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const REQUESTS = rounds('mutatedRequests');

test(`${REQUESTS} requests whose bytes were changed at random are answered without a failure (seed ${SEED})`, async () => {
  const answers = new Map<number, number>();
  await times(REQUESTS, async (round) => {
    const random = randomOf(SEED + round);
    const kind = kinds[round % kinds.length] ?? { method: 'GET', url: '/', head: [] };
    const bytes = Buffer.from(spoilt(kind, random).toString('latin1').replace(TOKEN, token), 'latin1');
    const status = await statusOf(bytes);
    expect(status, `seed ${SEED}, round ${round}: ${bytes.toString('latin1').slice(0, 1500)}`).toBeLessThan(500);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    expect(thrown, `seed ${SEED}, round ${round}`).toEqual([]);
  });
  // Many come as far as what is behind the line itself, and many do not.
  const of = (...statuses: number[]) => statuses.reduce((sum, status) => sum + (answers.get(status) ?? 0), 0);
  console.info(JSON.stringify(Object.fromEntries(answers)));
  expect(of(200, 403, 404, 409, 422)).toBeGreaterThan(REQUESTS / 10);
  expect(of(400)).toBeGreaterThan(REQUESTS / 10);
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

const BODIES = rounds('bodiesGivenUp');

test(`${BODIES} bodies that go too deep and never end take nothing but their own connection along`, async () => {
  const head = 'content-type: application/json\r\ncontent-length: 99\r\n\r\n';
  const bytes = `POST /graphql HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${head}${'['.repeat(33)}`;
  await times(BODIES, async () => {
    const client = await RawClient.open(port);
    client.say(bytes);
    await client.closed();
    expect(client.status).toBeLessThan(500);
  });
  await new Promise((resolve) => setTimeout(resolve, 3 * timeouts.look));
  expect(thrown).toEqual([]);
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});
