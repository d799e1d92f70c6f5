import { once } from 'node:events';
import { connect, type AddressInfo, type Socket as TcpSocket } from 'node:net';

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { USUAL_LIMITS } from '../../limits/SocketLimits.js';
import { mountRealtime } from '../../mountRealtime.js';
import { accept, reply } from '../../protocol/ChannelHandler.js';

const UPGRADE = [
  'GET /s/websocket?vsn=2.0.0 HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
].join('\r\n');

/** A client's text frame, masked with zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

test('a client that does not read what it is sent is let go, and what waited for it is freed', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } } });
  const hub = await mountRealtime(app, {
    path: '/s',
    isAllowedOrigin: () => true,
    connect: async () => ({ id: 'ana', who: {} }),
    handlers: [{ topics: 'all', join: () => accept(), handle: () => reply() }],
    limits: { ...USUAL_LIMITS, bufferedBytes: 100_000 },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client: TcpSocket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write(`${UPGRADE}\r\n\r\n`);
  await once(client, 'data');
  client.write(frame('["1","1","all","phx_join",{}]'));
  await once(client, 'data');
  client.pause();
  for (let sent = 0; hub.size > 0 && sent < 2_000; sent += 1) {
    hub.broadcast('all', 'news', { text: 'x'.repeat(10_000) });
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(hub.size).toBe(0);
  expect(lines.filter((line) => line.includes('too slow'))).toHaveLength(1);
  client.destroy();
  await app.close();
});
