import { expect, test } from 'vitest';

import { freePort } from '../../freePort.js';
import { ConformanceServer } from '../../conformance/realtime/ConformanceServer.js';
import { someone, topic } from '../../conformance/realtime/names.js';
import { heard, outcome, until } from './officialClient.js';
import { officialSockets, pause, scene } from './scene.js';

const here = scene();
const { visit, notify } = here;
const openSocket = officialSockets();

test.concurrent('a cut line is joined again, and notifications come as before', async () => {
  const { user, socket, proxy } = await visit();
  socket.connect();
  const channel = socket.channel('user:notifications');
  let joins = 0;
  channel.join().receive('ok', () => (joins += 1));
  for (let round = 1; round <= 3; round += 1) {
    await until(() => joins === round, `joined ${round} times`);
    const payload = heard<{ notification: string }>(channel, 'notification');
    await notify(user, `{"n":${round}}`);
    expect((await payload).notification).toBe(`{"n":${round}}`);
    proxy.cut();
  }
  await until(() => joins === 4, 'joined for the fourth time');
});

test.concurrent('the parameters are read anew for each connection', async () => {
  const user = someone();
  const asked: number[] = [];
  const params = () => ({ token: `tok-${user}`, nth: asked.push(asked.length) });
  const { socket, proxy } = await visit({ params });
  socket.connect();
  for (const round of [1, 2, 3]) {
    await until(() => socket.isConnected() && asked.length >= round, 'connected');
    proxy.cut();
    await until(() => asked.length > round, 'asked again');
  }
  await until(() => socket.isConnected(), 'connected');
  const seen = proxy.requestLines.map((line) => /nth=(\d+)/.exec(line)?.[1]);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(4);
});

test.concurrent('the waits between attempts grow while the server is down, and begin anew after it is back', async () => {
  const tries: number[] = [];
  const { socket, proxy } = await visit({
    reconnectAfterMs: (n) => {
      tries.push(n);
      return [10, 20, 40][n - 1] ?? 60;
    },
  });
  proxy.line.down = true;
  socket.connect();
  await until(() => tries.length >= 5, 'five attempts');
  expect(tries.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  proxy.line.down = false;
  await until(() => socket.isConnected(), 'connected');
  const count = tries.length;
  proxy.cut();
  await until(() => tries.length > count && socket.isConnected(), 'reconnected');
  expect(tries[count]).toBe(1);
});

test.concurrent('a user whom the server disconnects comes back by themselves and joins again', async () => {
  const { user, socket } = await visit();
  socket.connect();
  const channel = socket.channel('user:notifications');
  let joins = 0;
  channel.join().receive('ok', () => (joins += 1));
  await until(() => joins === 1, 'joined');
  const codes: number[] = [];
  socket.onClose(({ code }) => void codes.push(code));
  await here.server.control('disconnect', { user });
  await until(() => joins === 2, 'joined again');
  expect(codes).toEqual([1001]);
});

test.concurrent('a line that is dead without a word is noticed by the heartbeat', async () => {
  const { socket, proxy } = await visit({ heartbeatIntervalMs: 250 });
  socket.connect();
  const channel = socket.channel(topic());
  let joins = 0;
  channel.join().receive('ok', () => (joins += 1));
  await until(() => joins === 1, 'joined');
  proxy.line.halfOpen = true;
  await until(() => !socket.isConnected(), 'noticed', 3000);
  proxy.line.halfOpen = false;
  await until(() => joins === 2, 'joined again');
});

test.concurrent('who is too quiet is closed, and comes back', async () => {
  const { socket } = await visit({ heartbeatIntervalMs: 60_000 });
  let opened = 0;
  socket.onOpen(() => void (opened += 1));
  socket.connect();
  await until(() => opened === 2, 'opened a second time', 6000);
});

test.concurrent('who is refused tries on until the application disconnects', async () => {
  const { socket, proxy } = await visit({ params: { token: 'nobody' }, reconnectAfterMs: () => 20 });
  socket.connect();
  await until(() => proxy.requestLines.length >= 4, 'four attempts');
  socket.disconnect();
  await pause(100);
  const count = proxy.requestLines.length;
  await pause(200);
  expect(proxy.requestLines).toHaveLength(count);
  expect(socket.isConnected()).toBe(false);
});

test.concurrent.each(['nobody', 'ratelimit'])('refused as %s, a fresh token lets the user in', async (refused) => {
  let token = refused;
  const { user, socket, proxy } = await visit({ params: () => ({ token }), reconnectAfterMs: () => 20 });
  socket.connect();
  const joined = outcome(socket.channel('user:notifications').join());
  await until(() => proxy.requestLines.length >= 2, 'refused twice');
  token = `tok-${user}`;
  expect((await joined).status).toBe('ok');
});

test.concurrent('after disconnect the client can connect and its channels join again', async () => {
  const { socket } = await visit();
  socket.connect();
  const channel = socket.channel(topic());
  let joins = 0;
  channel.join().receive('ok', () => (joins += 1));
  await until(() => joins === 1, 'joined');
  await new Promise<void>((resolve) => socket.disconnect(resolve));
  expect(socket.isConnected()).toBe(false);
  await pause(100);
  socket.connect();
  await until(() => joins === 2, 'joined again');
});

test.concurrent('every channel of a socket is joined again after a cut', async () => {
  const { socket, proxy } = await visit();
  socket.connect();
  const channels = Array.from({ length: 20 }, () => socket.channel(topic()));
  await Promise.all(channels.map((channel) => outcome(channel.join())));
  proxy.cut();
  await until(() => channels.every(({ state }) => state === 'errored'), 'all noticed');
  await until(() => channels.every(({ state }) => state === 'joined'), 'all joined');
  expect(await outcome(channels[19]!.push('echo', { n: 19 }))).toEqual({ status: 'ok', response: { n: 19 } });
});

test.concurrent('the token of the option authToken stays out of the address', async () => {
  const user = someone();
  const { socket, proxy } = await visit({ params: {}, authToken: `tok-${user}` });
  socket.connect();
  const channel = socket.channel('user:notifications');
  await outcome(channel.join());
  const payload = heard(channel, 'notification');
  await notify(user, '{}');
  expect(await payload).toEqual({ notification: '{}' });
  expect(proxy.requestLines.length).toBeGreaterThan(0);
  for (const line of proxy.requestLines) expect(line).not.toContain(user);
});

test.concurrent('a server that drains and starts anew finds its clients back', async () => {
  const port = await freePort();
  const first = await ConformanceServer.startOwn({ port });
  const socket = openSocket(first.origin, { params: { token: 'tok-ana' }, reconnectAfterMs: () => 100 });
  socket.connect();
  const channel = socket.channel('user:notifications');
  let joins = 0;
  channel.join().receive('ok', () => (joins += 1));
  await until(() => joins === 1, 'joined');
  const codes: number[] = [];
  socket.onClose(({ code }) => void codes.push(code));
  await first.control('drain');
  await until(() => codes.length > 0, 'closed');
  expect(codes[0]).toBe(1012);
  await first.stop();
  const before = joins;
  const second = await ConformanceServer.startOwn({ port });
  await until(() => joins > before && channel.state === 'joined', 'joined the new one');
  socket.disconnect();
  await second.stop();
});

test.concurrent('a server that is killed and starts anew finds its clients back', async () => {
  const port = await freePort();
  const first = await ConformanceServer.startOwn({ port });
  const socket = openSocket(first.origin, { params: { token: 'tok-ana' }, reconnectAfterMs: () => 100 });
  socket.connect();
  const channel = socket.channel(topic());
  await outcome(channel.join());
  await first.stop('SIGKILL');
  await until(() => channel.state === 'errored', 'noticed');
  const second = await ConformanceServer.startOwn({ port });
  await until(() => channel.state === 'joined', 'joined the new one');
  socket.disconnect();
  await second.stop();
});
