import { LongPoll } from 'phoenix';
import { expect, test } from 'vitest';

import { someone, topic } from '../../conformance/realtime/names.js';
import { heard, outcome, TabStorage, until } from './officialClient.js';
import { pause, scene } from './scene.js';

const here = scene();
const { visit, notify } = here;
const PINNED = 'phx:fallback:LongPoll';
const kinds = (lines: string[]) =>
  new Set(lines.map((line) => (line.includes('/websocket') ? 'websocket' : 'longpoll')));

test.concurrent('where websockets are refused the client falls back to long poll, and remembers it for the tab', async () => {
  const sessionStorage = new TabStorage();
  const { user, socket, proxy } = await visit({ longPollFallbackMs: 2000, sessionStorage });
  proxy.line.refusesUpgrades = true;
  socket.connect();
  const channel = socket.channel('user:notifications');
  expect((await outcome(channel.join())).status).toBe('ok');
  const payload = heard(channel, 'notification');
  await notify(user, '{"n":1}');
  expect(await payload).toEqual({ notification: '{"n":1}' });
  expect(kinds(proxy.requestLines)).toEqual(new Set(['websocket', 'longpoll']));
  expect(sessionStorage.getItem(PINNED)).toBe('true');
});

test.concurrent('where websockets are swallowed without an answer the fallback comes after its time', async () => {
  const { socket, proxy } = await visit({ longPollFallbackMs: 300 });
  proxy.line.halfOpen = true;
  socket.connect();
  const joined = outcome(socket.channel(topic()).join());
  await until(() => kinds(proxy.requestLines).has('longpoll'), 'long poll was tried');
  proxy.line.halfOpen = false;
  proxy.cut();
  expect((await joined).status).toBe('ok');
});

test.concurrent('a tab that remembers goes by long poll at once', async () => {
  const sessionStorage = new TabStorage();
  sessionStorage.setItem(PINNED, 'true');
  const { socket, proxy } = await visit({ longPollFallbackMs: 2000, sessionStorage });
  socket.connect();
  expect((await outcome(socket.channel(topic()).join())).status).toBe('ok');
  expect(kinds(proxy.requestLines)).toEqual(new Set(['longpoll']));
});

test.concurrent('where websockets work nothing falls back', async () => {
  const sessionStorage = new TabStorage();
  const { socket, proxy } = await visit({ longPollFallbackMs: 500, sessionStorage });
  socket.connect();
  await outcome(socket.channel(topic()).join());
  await pause(800);
  expect(kinds(proxy.requestLines)).toEqual(new Set(['websocket']));
  expect(sessionStorage.getItem(PINNED)).toBeNull();
});

async function joined() {
  const { socket, ...rest } = await visit({ transport: LongPoll });
  socket.connect();
  const channel = socket.channel(topic());
  await outcome(channel.join());
  return { socket, channel, ...rest };
}

test.concurrent('pushes are answered over long poll too', async () => {
  const { channel } = await joined();
  expect(await outcome(channel.push('echo', { a: 'ț' }))).toEqual({ status: 'ok', response: { a: 'ț' } });
  expect(await outcome(channel.push('fail', {}))).toEqual({ status: 'error', response: { reason: 'nope' } });
});

test.concurrent('three hundred pushes of one moment all arrive, in order', async () => {
  const { channel } = await joined();
  const answered: number[] = [];
  for (let n = 0; n < 300; n += 1)
    channel.push('echo', { n }).receive('ok', (response: { n: number }) => answered.push(response.n));
  await until(() => answered.length === 300, 'all were answered');
  expect(answered).toEqual(Array.from({ length: 300 }, (_, n) => n));
});

test.concurrent('bytes can be sent over long poll', async () => {
  const { channel } = await joined();
  expect((await outcome(channel.push('ok', new Uint8Array([1, 2, 255]).buffer))).status).toBe('ok');
});

test.concurrent('a long poll lives on without heartbeats', async () => {
  const { socket, channel } = await joined();
  let closes = 0;
  socket.onClose(() => void (closes += 1));
  await pause(3500);
  expect(await outcome(channel.push('echo', { n: 1 }))).toEqual({ status: 'ok', response: { n: 1 } });
  expect(closes).toBe(0);
});

test.concurrent('a user whom the server disconnects opens a new session and joins again', async () => {
  const user = someone();
  const { socket } = await visit({ transport: LongPoll, params: { token: `tok-${user}` } });
  socket.connect();
  const channel = socket.channel('user:notifications');
  let joins = 0;
  channel.join().receive('ok', () => (joins += 1));
  await until(() => joins === 1, 'joined');
  await here.server.control('disconnect', { user });
  await until(() => joins === 2, 'joined again');
  const payload = heard(channel, 'notification');
  await notify(user, '{"again":1}');
  expect(await payload).toEqual({ notification: '{"again":1}' });
});

test.concurrent('a session that ended while the line was dead is opened anew', async () => {
  const { socket, proxy } = await visit({ transport: LongPoll, longpollerTimeout: 1500 });
  socket.connect();
  const channel = socket.channel(topic());
  let joins = 0;
  channel.join().receive('ok', () => (joins += 1));
  await until(() => joins === 1, 'joined');
  proxy.line.halfOpen = true;
  await until(() => channel.state === 'errored', 'noticed', 8000);
  await pause(2500);
  proxy.line.halfOpen = false;
  proxy.cut();
  await until(() => joins === 2, 'joined again');
});

test.concurrent('a cut line is polled again', async () => {
  const { user, socket, proxy } = await visit({ transport: LongPoll });
  socket.connect();
  const channel = socket.channel('user:notifications');
  let joins = 0;
  channel.join().receive('ok', () => (joins += 1));
  await until(() => joins === 1, 'joined');
  // By now the next poll is under way: a cut between two polls would not be noticed, nor harm.
  await pause(200);
  proxy.cut();
  await until(() => joins === 2, 'joined again');
  const payload = heard(channel, 'notification');
  await notify(user, '{}');
  expect(await payload).toEqual({ notification: '{}' });
});

test.concurrent('a channel that crashes joins again over long poll', async () => {
  const { socket } = await visit({ transport: LongPoll, rejoinAfterMs: () => 30 });
  socket.connect();
  const channel = socket.channel(topic());
  let joins = 0;
  channel.join().receive('ok', () => (joins += 1));
  await until(() => joins === 1, 'joined');
  channel.push('boom', {});
  await until(() => joins === 2, 'joined again');
});

test.concurrent('the token of the option authToken opens a session without standing in the address', async () => {
  const user = someone();
  const { socket, proxy } = await visit({ transport: LongPoll, params: {}, authToken: `tok-${user}` });
  socket.connect();
  const channel = socket.channel('user:notifications');
  expect((await outcome(channel.join())).status).toBe('ok');
  expect((await outcome(channel.leave())).status).toBe('ok');
  for (const line of proxy.requestLines) expect(line).not.toContain(user);
});

test.concurrent('who is refused over long poll tries on, and a fresh token lets them in', async () => {
  let token = 'nobody';
  const { user, socket, proxy } = await visit({
    transport: LongPoll,
    params: () => ({ token }),
    reconnectAfterMs: () => 20,
  });
  socket.connect();
  const joinedAfterAll = outcome(socket.channel('user:notifications').join());
  await until(() => proxy.requestLines.length >= 3, 'refused');
  token = `tok-${user}`;
  expect((await joinedAfterAll).status).toBe('ok');
});
