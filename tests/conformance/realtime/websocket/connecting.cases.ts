import { expect, test } from 'vitest';

import { conformance, isOwnServer } from '../conformance.js';
import { httpCall, upgradeHeaders } from '../httpCall.js';

const harness = conformance();
const { handshake, connect } = harness;
const GOOD = 'token=tok-ana&vsn=2.0.0';
const url = (query = GOOD) => `${harness.server.origin}/users-socket/websocket?${query}`;

test('a good handshake switches protocols and offers no subprotocol by itself', async () => {
  const { status, headers } = await handshake(GOOD);
  expect(status).toBe(101);
  expect(headers['sec-websocket-protocol']).toBeUndefined();
});

test.each(['GET', 'POST', 'PUT', 'DELETE'])('%s without an upgrade is a bad request', async (method) => {
  expect((await httpCall(url(), { method })).status).toBe(400);
});

test('an upgrade by another method than GET is a bad request', async () => {
  expect((await handshake(GOOD, {}, 'POST')).status).toBe(400);
});

test('a bad request is seen before the origin and the token', async () => {
  const { status } = await httpCall(url('token=nobody&vsn=9'), { headers: { origin: 'https://elsewhere.example' } });
  expect(status).toBe(400);
});

test.each(['https://example.com', 'http://127.0.0.1:5173', 'http://localhost:3000', 'http://localhost'])(
  'the origin %s is allowed',
  async (origin) => {
    expect((await handshake(GOOD, { origin })).status).toBe(101);
  },
);

test.each([
  'https://elsewhere.example',
  'http://example.com',
  'https://example.com.elsewhere.example',
  'https://sub.example.com',
  'null',
])('the origin %s is refused with nothing in the body', async (origin) => {
  const { status, body } = await handshake(GOOD, { origin });
  expect([status, body]).toEqual([403, '']);
});

test.runIf(isOwnServer)('an origin whose name only begins like an allowed one is refused', async () => {
  for (const origin of ['http://localhost.elsewhere.example', 'http://127.0.0.1.elsewhere.example'])
    expect((await handshake(GOOD, { origin })).status).toBe(403);
});

test.each(['2.0.0', '2.0.5', '2.0.17'])('version %s is spoken', async (vsn) => {
  expect((await handshake(`token=tok-ana&vsn=${vsn}`)).status).toBe(101);
});

test.each(['2.0', '2', '2.1.0', '3.0.0', '123.1.1', 'abc', '2.0.x', ''])('version "%s" is refused', async (vsn) => {
  expect((await handshake(`token=tok-ana&vsn=${vsn}`)).status).toBe(403);
});

test('without a version the first is meant, which is refused', async () => {
  expect((await handshake('token=tok-ana')).status).toBe(403);
});

test.each(['vsn=2.0.0', 'token=&vsn=2.0.0', 'token=nobody&vsn=2.0.0', 'token[]=tok-ana&vsn=2.0.0'])(
  'who is not known is refused with nothing in the body: %s',
  async (query) => {
    const { status, body } = await handshake(query);
    expect([status, body]).toEqual([403, '']);
  },
);

test('the application may refuse with a status and a sentence of its own', async () => {
  const { status, body } = await handshake('token=ratelimit&vsn=2.0.0');
  expect([status, body]).toEqual([429, 'Too many requests']);
});

test('the origin is looked at before the application is asked', async () => {
  expect((await handshake('token=ratelimit&vsn=2.0.0', { origin: 'https://elsewhere.example' })).status).toBe(403);
});

test('the subprotocol and the version are looked at before the application is asked', async () => {
  expect((await handshake('token=ratelimit&vsn=2.0.0', { 'sec-websocket-protocol': 'mqtt' })).status).toBe(403);
  expect((await handshake('token=ratelimit&vsn=1.5.0')).status).toBe(403);
});

test('the subprotocol phoenix is chosen when it is offered', async () => {
  for (const offered of ['phoenix', 'mqtt, phoenix', 'phoenix,mqtt']) {
    const { status, headers } = await handshake(GOOD, { 'sec-websocket-protocol': offered });
    expect([status, headers['sec-websocket-protocol']]).toEqual([101, 'phoenix']);
  }
});

test('a subprotocol that nobody speaks is refused', async () => {
  expect((await handshake(GOOD, { 'sec-websocket-protocol': 'mqtt' })).status).toBe(403);
});

test('nested and unknown parameters do no harm', async () => {
  const socket = await connect('ana', { query: `token=tok-ana&a[b]=c&a[d][e]=f&%C8%99=%F0%9F%99%82&vsn=2.0.0` });
  expect(await socket.join('test:nested')).toMatchObject(['1', '1', 'test:nested', 'phx_reply', { status: 'ok' }]);
});

test('of two tokens in the address the first authenticates', async () => {
  expect((await handshake('token=tok-ana&vsn=2.0.0&token=nobody')).status).toBe(101);
  expect((await handshake('token=nobody&vsn=2.0.0&token=tok-ana')).status).toBe(403);
});

test('frames are not compressed, also when the browser offers it', async () => {
  const { status, headers } = await handshake(GOOD, { 'sec-websocket-extensions': 'permessage-deflate' });
  expect([status, headers['sec-websocket-extensions']]).toEqual([101, undefined]);
});

test('there is nothing else under the path of the socket', async () => {
  for (const path of ['', '/elsewhere', '/websocket/more'])
    expect((await httpCall(`${harness.server.origin}/users-socket${path}?${GOOD}`)).status).toBe(404);
});

test('a handshake without a key is refused, whatever else it has', async () => {
  const { 'sec-websocket-key': _key, ...headers } = upgradeHeaders;
  const { status } = await httpCall(url(), { headers });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('a refusal repeats no token', async () => {
  for (const query of ['token=secret-of-ana&vsn=2.0.0', 'token=tok-secret-of-ana&vsn=9.9.9']) {
    const { headers, body } = await handshake(query);
    expect(JSON.stringify(headers) + body).not.toContain('secret-of-ana');
  }
});
