import { expect, test } from 'vitest';

import { topic } from '../../conformance/realtime/names.js';
import { heard, outcome, until } from './officialClient.js';
import { pause, scene } from './scene.js';

const { visit, notify } = scene();
const quickly = { rejoinAfterMs: () => 30 };

test.concurrent('joining gives what the channel answers', async () => {
  const { socket } = await visit();
  socket.connect();
  const { status, response } = await outcome(socket.channel('test:reply', { name: 'Ștefan' }).join());
  expect([status, response]).toEqual(['ok', { hello: 'world', params: { name: 'Ștefan' } }]);
});

test.concurrent('a join asked for before the socket is open is made when it opens', async () => {
  const { socket } = await visit();
  const channel = socket.channel(topic());
  const joined = outcome(channel.join());
  await pause(50);
  socket.connect();
  expect((await joined).status).toBe('ok');
  expect(channel.state).toBe('joined');
});

test.concurrent('a refused join is retried for ever, until the channel is left', async () => {
  const { socket } = await visit(quickly);
  socket.connect();
  const channel = socket.channel('test:deny');
  const reasons: string[] = [];
  channel.join().receive('error', ({ reason }: { reason: string }) => reasons.push(reason));
  await until(() => reasons.length >= 4, 'the join was retried');
  channel.leave();
  await pause(100);
  const count = reasons.length;
  await pause(200);
  expect(reasons).toHaveLength(count);
  expect(new Set(reasons)).toEqual(new Set(['denied']));
});

test.concurrent('who is unauthorized leaves, and hears no more of it', async () => {
  const { user, socket } = await visit(quickly);
  socket.connect();
  const channel = socket.channel('user:notifications', { deny: true });
  let notifications = 0;
  channel.on('notification', () => void (notifications += 1));
  let refusals = 0;
  channel.join().receive('error', ({ reason }: { reason: string }) => {
    refusals += 1;
    if (reason === 'unauthorized') channel.leave();
  });
  await until(() => channel.state === 'closed', 'the channel was left');
  await notify(user, '{}');
  await pause(200);
  expect([refusals, notifications]).toEqual([1, 0]);
});

test.concurrent('a join that crashes is retried', async () => {
  const { socket } = await visit(quickly);
  socket.connect();
  const reasons: string[] = [];
  socket
    .channel('test:crash')
    .join()
    .receive('error', ({ reason }: { reason: string }) => reasons.push(reason));
  await until(() => reasons.length >= 2, 'the join was retried');
  expect(reasons[0]).toBe('join crashed');
});

test.concurrent('a topic that nobody serves is refused with its reason', async () => {
  const { socket } = await visit();
  socket.connect();
  expect(await outcome(socket.channel('nowhere').join())).toEqual({
    status: 'error',
    response: { reason: 'unmatched topic' },
  });
});

test.concurrent('a join that is not answered times out, and the channel joins when the line is well again', async () => {
  const { socket, proxy } = await visit({ ...quickly, heartbeatIntervalMs: 5000 });
  socket.connect();
  await until(() => socket.isConnected(), 'connected');
  proxy.line.halfOpen = true;
  const channel = socket.channel(topic());
  expect((await outcome(channel.join(200))).status).toBe('timeout');
  proxy.line.halfOpen = false;
  await until(() => channel.state === 'joined', 'joined after all');
});

test.concurrent('a second channel of the same topic closes the first and joins', async () => {
  const { socket } = await visit();
  socket.connect();
  const room = topic();
  const [first, second] = [socket.channel(room), socket.channel(room)];
  await outcome(first.join());
  expect((await outcome(second.join())).status).toBe('ok');
  await until(() => first.state === 'closed', 'the first is closed');
  expect(second.state).toBe('joined');
  expect(await outcome(second.push('echo', { a: 1 }))).toEqual({ status: 'ok', response: { a: 1 } });
});

test.concurrent('a hundred and one channels: the last is told that there are too many', async () => {
  const { socket } = await visit();
  socket.connect();
  const joins = Array.from({ length: 101 }, () => outcome(socket.channel(topic()).join()));
  const outcomes = await Promise.all(joins);
  expect(outcomes.filter(({ status }) => status === 'ok')).toHaveLength(100);
  expect(outcomes.at(-1)).toEqual({ status: 'error', response: { reason: 'too many channels joined' } });
});

test.concurrent('leaving is answered, closes the channel and stops what it hears', async () => {
  const { user, socket } = await visit();
  socket.connect();
  const channel = socket.channel('user:notifications');
  let count = 0;
  channel.on('notification', () => void (count += 1));
  await outcome(channel.join());
  await Promise.all([heard(channel, 'notification'), notify(user, '{}')]);
  expect((await outcome(channel.leave())).status).toBe('ok');
  expect(channel.state).toBe('closed');
  await notify(user, '{}');
  await pause(150);
  expect(count).toBe(1);
});

test.concurrent('leaving while the line is cut finishes too, and nothing is joined afterwards', async () => {
  const { socket, proxy } = await visit();
  socket.connect();
  const channel = socket.channel(topic());
  await outcome(channel.join());
  proxy.line.down = true;
  proxy.cut();
  await until(() => !socket.isConnected(), 'cut off');
  expect((await outcome(channel.leave())).status).toBe('ok');
  proxy.line.down = false;
  await until(() => socket.isConnected(), 'back');
  await pause(100);
  expect(channel.state).toBe('closed');
});

test.concurrent('a channel that stops in an orderly way is closed and not joined again', async () => {
  const { socket } = await visit(quickly);
  socket.connect();
  const channel = socket.channel(topic());
  await outcome(channel.join());
  expect(await outcome(channel.push('stop_reply', {}))).toEqual({ status: 'ok', response: { bye: true } });
  await until(() => channel.state === 'closed', 'closed');
  await pause(150);
  expect(channel.state).toBe('closed');
});

test.concurrent.each(['boom', 'stop_abnormal'])('a channel that crashes by %s joins again by itself', async (event) => {
  const { socket } = await visit(quickly);
  socket.connect();
  const channel = socket.channel(topic());
  let joins = 0;
  channel.join().receive('ok', () => (joins += 1));
  await until(() => joins === 1, 'joined');
  const reasons: unknown[] = [];
  channel.onError((reason: unknown) => void reasons.push(reason));
  channel.push(event, {});
  await until(() => joins === 2, 'joined again');
  expect(reasons).toEqual([{ reason: 'channel_crash' }]);
});
