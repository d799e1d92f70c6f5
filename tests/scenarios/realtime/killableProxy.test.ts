import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { KillableProxy } from './killableProxy.js';
import { until } from './officialClient.js';
import { pause } from './scene.js';

const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
let proxy: KillableProxy;

beforeAll(async () => {
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await KillableProxy.start(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await proxy.stop();
  echo.close();
});

async function line() {
  const socket = connect(Number(new URL(proxy.origin).port), '127.0.0.1');
  const state = { heard: '', closed: false };
  socket.on('data', (chunk) => (state.heard += String(chunk)));
  socket.on('error', () => undefined);
  socket.on('close', () => (state.closed = true));
  await once(socket, 'connect');
  return { socket, state };
}

test('what goes in comes out', async () => {
  const { socket, state } = await line();
  socket.write('there');
  await until(() => state.heard === 'there', 'it came back');
  socket.destroy();
});

test('a cut ends every connection at once', async () => {
  const lines = await Promise.all([line(), line(), line()]);
  await until(() => proxy.connections >= 3, 'all are through');
  expect(proxy.cut()).toBeGreaterThanOrEqual(3);
  await until(() => lines.every(({ state }) => state.closed), 'all are closed', 1000);
});

test('a half-open line stays open and says nothing', async () => {
  const { socket, state } = await line();
  proxy.line.halfOpen = true;
  socket.write('lost');
  await pause(100);
  proxy.line.halfOpen = false;
  socket.write('heard');
  await until(() => state.heard !== '', 'something came');
  expect(state).toEqual({ heard: 'heard', closed: false });
  socket.destroy();
});

test('a slow line keeps the order and takes its time', async () => {
  const { socket, state } = await line();
  proxy.line.delayMs = 50;
  const start = performance.now();
  socket.write('a');
  socket.write('b');
  await until(() => state.heard === 'ab', 'both came back');
  proxy.line.delayMs = 0;
  expect(performance.now() - start).toBeGreaterThanOrEqual(95);
  socket.destroy();
});
