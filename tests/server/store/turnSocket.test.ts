import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { TurnSocket } from '../../../server/platform/storage/postgres/TurnSocket.js';

test('what is written in one turn is held to its end, and arrives whole and in order', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const heard = once(server, 'connection').then(([socket]) => text(socket));
  const socket = new TurnSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  for (const statement of ['one ', 'two ']) {
    socket.cork();
    socket.write(statement);
    socket.uncork();
  }
  socket.write('three');
  expect(socket.writableCorked).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(socket.writableCorked).toBe(0);
  socket.end();
  expect(await heard).toBe('one two three');
  server.close();
});
