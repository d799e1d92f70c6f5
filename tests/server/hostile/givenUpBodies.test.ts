import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { RawClient } from './rawClient.js';

const timeouts = { head: 2_500, request: 60_000, body: 300, silence: 60_000, look: 20 };

let server: TestServer;
let port: number;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({ timeouts });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  authorization = `authorization: Bearer ${await server.token('ana')}\r\n`;
});
afterAll(() => server.close());

const post = (path: string, head: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n${head}\r\n${body}`;

/** Bodies that are given up while the rest of them is still to come. */
const BODIES: readonly (readonly [what: string, head: string, body: string])[] = [
  ['goes too deep', 'content-length: 99\r\n', '['.repeat(33)],
  ['goes too deep, in chunks', 'transfer-encoding: chunked\r\n', `21\r\n${'['.repeat(33)}\r\n`],
  ['says that it is too long', 'content-length: 999999999\r\n', '{"a":"'],
  ['is too long, in chunks', 'transfer-encoding: chunked\r\n', `30000\r\n"${'x'.repeat(0x30000 - 1)}\r\n`],
];

const PATHS: readonly (readonly [path: string, isKnown: boolean])[] = [
  ['/graphql', false],
  ['/graphql', true],
  ['/api/neo4j/create-node', false],
  ['/api/neo4j/create-node', true],
  ['/mcp', true],
  ['/nowhere', false],
];

/** What was thrown in no call of anybody. */
const thrown: unknown[] = [];
const note = (error: unknown) => void thrown.push(error);
beforeAll(() => void process.on('uncaughtException', note));
afterAll(() => void process.off('uncaughtException', note));

test.each(
  BODIES.flatMap(([what, head, body]) =>
    PATHS.map(([path, isKnown]) => ({ what, path, who: isKnown ? 'ana' : 'a stranger', head, body })),
  ),
)('a body to $path of $who that $what ends its own connection alone', async ({ path, who, head, body }) => {
  const client = await RawClient.open(port);
  client.say(post(path, `${who === 'ana' ? authorization : ''}${head}`, body));
  await client.closed();
  // The next look at slow bodies finds one that is gone.
  await new Promise((resolve) => setTimeout(resolve, 3 * timeouts.look));
  expect(thrown).toEqual([]);
  expect(client.status).toBeLessThan(500);
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});
