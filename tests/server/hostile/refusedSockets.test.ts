import { readdirSync } from 'node:fs';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { RawClient, upgrade } from './rawClient.js';

let server: TestServer;
let port: number;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ hosts: { loopback: true, named: [] }, realtimeLimits: { socketsPerPerson: 1 } });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  token = await server.token('ana');
});
afterAll(() => server.close());

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
const handles = () => readdirSync('/proc/self/fd').length;

const SOCKET = '/users-socket/websocket';
const open = () => `${SOCKET}?vsn=2.0.0`;
/** The header in which a client brings its token. */
const mine = () => ({
  'sec-websocket-protocol': `phoenix, base64url.bearer.phx.${Buffer.from(token).toString('base64').replaceAll('=', '')}`,
});
const asMe = (path: string, headers: Record<string, string> = {}) => upgrade(port, path, { ...mine(), ...headers });

const refusals: [string, number, () => string][] = [
  ['its Host', 403, () => asMe(open(), { host: 'evil.example' })],
  ['its Origin', 403, () => asMe(open(), { origin: 'https://evil.example' })],
  ['its path', 400, () => upgrade(port, '/users-socket/elsewhere')],
  ['a path that cannot be read', 400, () => upgrade(port, '/%zz')],
  ['a path longer than any', 400, () => upgrade(port, `/api/neo4j/node/${'x'.repeat(2000)}`)],
  ['a path of the API', 400, () => upgrade(port, '/api/settings')],
  ['its version', 403, () => asMe(`${SOCKET}?vsn=9.9.9`)],
  ['its subprotocol', 403, () => asMe(open(), { 'sec-websocket-protocol': 'mqtt' })],
  ['its token', 403, () => upgrade(port, `${SOCKET}?vsn=2.0.0&token=nobody`)],
  ['no token', 403, () => upgrade(port, `${SOCKET}?vsn=2.0.0`)],
  ['a key that is none', 400, () => asMe(open(), { 'sec-websocket-key': 'short' })],
  ['its method', 400, () => asMe(open()).replace('GET', 'POST')],
];

test.each(refusals)(
  'twenty sockets refused for %s are gone, and their handles with them',
  async (_why, status, ask) => {
    const before = handles();
    for (let time = 0; time < 20; time += 1) {
      const client = await RawClient.open(port);
      client.say(ask());
      expect(await client.answered()).toBe(status);
      await client.closed();
    }
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 3_000 });
    // What the runtime itself holds may differ by a few; twenty sockets are forty handles here.
    expect(handles()).toBeLessThan(before + 10);
  },
);

test('a second socket of a person who may have one is refused with a sentence, and gone', async () => {
  const first = await RawClient.open(port);
  first.say(asMe(open()));
  expect(await first.answered()).toBe(101);
  const second = await RawClient.open(port);
  second.say(asMe(open()));
  expect(await second.answered()).toBe(429);
  await second.closed();
  expect(second.answer).toContain('Too many requests');
  expect(await connections()).toBe(1);
  first.leave();
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 3_000 });
});
