import { expect, test } from 'vitest';

import { topic } from '../../conformance/realtime/names.js';
import { heard, outcome, until } from './officialClient.js';
import { pause, scene } from './scene.js';

const { visit, notify } = scene();

async function joined() {
  const { socket, ...rest } = await visit();
  socket.connect();
  const channel = socket.channel(topic());
  await outcome(channel.join());
  return { socket, channel, ...rest };
}

test.concurrent('a push is answered ok, with an error, or not at all', async () => {
  const { channel } = await joined();
  expect(await outcome(channel.push('echo', { a: 'ț' }))).toEqual({ status: 'ok', response: { a: 'ț' } });
  expect(await outcome(channel.push('fail', {}))).toEqual({ status: 'error', response: { reason: 'nope' } });
  expect((await outcome(channel.push('noreply', {}, 150))).status).toBe('timeout');
});

test.concurrent('what is pushed before the join is answered is sent after it, in order', async () => {
  const { socket } = await visit();
  const channel = socket.channel(topic());
  channel.join();
  const answers = [1, 2, 3].map((n) => outcome(channel.push('echo', { n })));
  socket.connect();
  expect((await Promise.all(answers)).map(({ response }) => response)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test.concurrent('a push that timed out while waiting for the join is never sent', async () => {
  const [speaker, listener] = [await visit(), await joined()];
  const channel = speaker.socket.channel(listener.channel.topic);
  let heardOne = false;
  listener.channel.on('bc', () => void (heardOne = true));
  channel.join();
  expect((await outcome(channel.push('bc', {}, 50))).status).toBe('timeout');
  speaker.socket.connect();
  await until(() => channel.state === 'joined', 'joined');
  await pause(200);
  expect(heardOne).toBe(false);
});

test.concurrent('a slow answer comes within the time-out', async () => {
  const { channel } = await joined();
  expect((await outcome(channel.push('slow', {}))).status).toBe('ok');
  expect((await outcome(channel.push('slow', {}, 100))).status).toBe('timeout');
});

test.concurrent('what a channel pushes is heard before the reply', async () => {
  const { channel } = await joined();
  const order: string[] = [];
  channel.on('pushed', () => void order.push('pushed'));
  channel.push('push', {}).receive('ok', () => order.push('reply'));
  await until(() => order.length === 2, 'both came');
  expect(order).toEqual(['pushed', 'reply']);
});

test.concurrent('a broadcast is heard by everyone, one from a sender by everyone else', async () => {
  const [one, other] = [await joined(), await visit()];
  other.socket.connect();
  const theirs = other.socket.channel(one.channel.topic);
  await outcome(theirs.join());
  const both = [heard(one.channel, 'bc'), heard(theirs, 'bc')];
  one.channel.push('bc', { n: 1 });
  expect(await Promise.all(both)).toEqual([{ n: 1 }, { n: 1 }]);
});

test.concurrent('a binary push is answered with bytes and hears bytes', async () => {
  const { channel } = await joined();
  const pushed = heard<ArrayBuffer>(channel, 'binary_event');
  const { status, response } = await outcome<ArrayBuffer>(channel.push('bin', new Uint8Array([1, 2]).buffer));
  expect([status, [...new Uint8Array(response)]]).toEqual(['ok', [1, 2, 3, 4]]);
  expect([...new Uint8Array(await pushed)]).toEqual([0, 1]);
});

test.concurrent('a binary broadcast is heard as bytes', async () => {
  const [one, other] = [await joined(), await visit()];
  other.socket.connect();
  const theirs = other.socket.channel(one.channel.topic);
  await outcome(theirs.join());
  const bytes = heard<ArrayBuffer>(theirs, 'bin_bc');
  one.channel.push('bin_bc', new Uint8Array([9]).buffer);
  expect(await bytes).toBeInstanceOf(ArrayBuffer);
});

test.concurrent('a notification comes as text within the payload', async () => {
  const { user, socket } = await visit();
  socket.connect();
  const channel = socket.channel('user:notifications');
  await outcome(channel.join());
  const payload = heard<{ notification: string }>(channel, 'notification');
  await notify(user, JSON.stringify({ uid: 'A', message: 'Gata: „import”' }));
  expect(JSON.parse((await payload).notification)).toEqual({ uid: 'A', message: 'Gata: „import”' });
});

test.concurrent('a ping tells how long the way is', async () => {
  const { socket, proxy } = await joined();
  proxy.line.delayMs = 40;
  const ms = await new Promise<number>((resolve) => socket.ping(resolve));
  expect(ms).toBeGreaterThanOrEqual(75);
  expect(ms).toBeLessThan(2000);
});

test.concurrent('five hundred pushes at once are all answered with what they asked', async () => {
  const { channel } = await joined();
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, n) => outcome<{ n: number }>(channel.push('echo', { n }))),
  );
  expect(answers.map(({ response }) => response.n)).toEqual(Array.from({ length: 500 }, (_, n) => n));
});
