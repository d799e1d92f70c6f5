import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { someone } from '../names.js';

const harness = conformance();
const encoded = (token: string) => `base64url.bearer.phx.${Buffer.from(token).toString('base64').replace(/=/g, '')}`;
const offered = (token: string) => ({ 'sec-websocket-protocol': `phoenix, ${encoded(token)}` });

test.each(['tok-a', 'tok-ab', 'tok-abc', 'tok-abcd', 'tok-a_b.c-d'])(
  'the token %s is taken from the subprotocols, without padding, and phoenix is chosen',
  async (token) => {
    const { status, headers } = await harness.handshake('vsn=2.0.0', offered(token));
    expect([status, headers['sec-websocket-protocol']]).toEqual([101, 'phoenix']);
  },
);

test('the token alone needs no other subprotocol', async () => {
  const { status } = await harness.handshake('vsn=2.0.0', { 'sec-websocket-protocol': encoded('tok-ana') });
  expect(status).toBe(101);
});

test('the token beside a subprotocol that nobody speaks is refused', async () => {
  const headers = { 'sec-websocket-protocol': `mqtt, ${encoded('tok-ana')}` };
  expect((await harness.handshake('vsn=2.0.0', headers)).status).toBe(403);
});

test('an unknown token is refused, one that asks too often with its status', async () => {
  expect((await harness.handshake('vsn=2.0.0', offered('nobody'))).status).toBe(403);
  expect((await harness.handshake('vsn=2.0.0', offered('ratelimit'))).status).toBe(429);
});

test('what is not base64 is refused', async () => {
  const headers = { 'sec-websocket-protocol': 'phoenix, base64url.bearer.phx.!!!!' };
  expect((await harness.handshake('vsn=2.0.0', headers)).status).toBe(403);
});

test('a token in the address comes before one in the subprotocols', async () => {
  expect((await harness.handshake('token=tok-ana&vsn=2.0.0', offered('nobody'))).status).toBe(101);
  expect((await harness.handshake('token=nobody&vsn=2.0.0', offered('tok-ana'))).status).toBe(403);
});

test('the user of such a token is heard as any other', async () => {
  const user = someone();
  const socket = await harness.connect(user, { query: 'vsn=2.0.0', protocols: ['phoenix', encoded(`tok-${user}`)] });
  await socket.join('user:notifications', '1');
  await harness.server.control('notify', { user, json: '{"a":1}' });
  expect((await socket.next())[4]).toEqual({ notification: '{"a":1}' });
});
