import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { closeFrame, crashFrame, errorReply, okReply } from '../frames.js';
import { someone, topic } from '../names.js';

const harness = conformance();

async function joined(user = someone()) {
  const session = await harness.session(user);
  const room = topic();
  await session.join(room, '1');
  return { session, room };
}

test.concurrent('messages are given as text, each one frame, with the same token', async () => {
  const session = await harness.session();
  const room = topic();
  await session.send(['1', '1', room, 'phx_join', {}], [null, '2', 'phoenix', 'heartbeat', {}]);
  const { status, token, messages } = await session.poll();
  expect([status, token]).toEqual([200, session.token]);
  expect(messages?.every((message) => typeof message === 'string')).toBe(true);
  expect(messages?.map((message) => JSON.parse(message))).toContainEqual(okReply('1', '1', room));
});

test.concurrent('a poll with nothing to tell is held for the window, then says so', async () => {
  const { session } = await joined();
  const start = performance.now();
  expect(await session.poll()).toEqual({ status: 204, token: session.token, messages: [] });
  expect(performance.now() - start).toBeGreaterThan(900);
  expect(performance.now() - start).toBeLessThan(2500);
});

test.concurrent('a message that comes while a poll waits ends it at once', async () => {
  const user = someone();
  const session = await harness.session(user);
  await session.join('user:notifications', '1');
  const waiting = session.poll();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const start = performance.now();
  await harness.server.control('notify', { user, json: '{}' });
  expect((await waiting).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(500);
});

test.concurrent('what was given once is not given again', async () => {
  const { session, room } = await joined();
  await session.send(['1', '2', room, 'echo', { n: 1 }]);
  expect((await session.poll()).messages).toHaveLength(1);
  expect((await session.poll()).status).toBe(204);
});

test.concurrent('what came between two polls waits for the next, in order', async () => {
  const { session, room } = await joined();
  const bystander = await harness.connect();
  await bystander.join(room, '1');
  for (let n = 0; n < 5; n += 1) bystander.send('1', `${n}`, room, 'bc_from', { n });
  await bystander.take(5);
  const frames = await session.take(5);
  expect(frames.map(([, , , , payload]) => payload)).toEqual([0, 1, 2, 3, 4].map((n) => ({ n })));
});

test.concurrent('nothing is lost between one poll and the next while a hundred notifications come', async () => {
  const user = someone();
  const session = await harness.session(user);
  await session.join('user:notifications', '1');
  const heard = session.take(100);
  for (let n = 0; n < 100; n += 1) await harness.server.control('notify', { user, json: `{"n":${n}}` });
  const texts = (await heard).map(([, , , , payload]) => (payload as { notification: string }).notification);
  expect(texts).toEqual(Array.from({ length: 100 }, (_, n) => `{"n":${n}}`));
});

test.concurrent('of two polls at once both end, and a message is given to one of them', async () => {
  const { session, room } = await joined();
  const first = session.poll();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const second = session.poll();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await session.send(['1', '2', room, 'echo', { n: 1 }]);
  const bodies = [await first, await second];
  expect(bodies.flatMap(({ messages = [] }) => messages)).toHaveLength(1);
  expect(bodies.every(({ status }) => status === 200 || status === 204)).toBe(true);
});

test.concurrent('a poll that the client gives up leaves the session usable', async () => {
  const { session, room } = await joined();
  const given = new AbortController();
  const poll = session.poll(given.signal).catch(() => 'given up');
  await new Promise((resolve) => setTimeout(resolve, 100));
  given.abort();
  expect(await poll).toBe('given up');
  await session.send(['1', '2', room, 'echo', { n: 1 }], ['1', '3', room, 'echo', { n: 2 }]);
  expect(await session.next()).toMatchObject(['1', expect.any(String), room, 'phx_reply', { status: 'ok' }]);
});

test.concurrent('a channel that crashes, stops or is left tells so', async () => {
  const { session, room } = await joined();
  await session.send(['1', '2', room, 'boom', {}]);
  expect(await session.next()).toEqual(crashFrame('1', room));
  await session.join(room, '3');
  await session.send(['3', '4', room, 'stop_reply', {}]);
  expect(await session.take(2)).toEqual([okReply('3', '4', room, { bye: true }), closeFrame('3', room)]);
  await session.join(room, '5');
  await session.send(['5', '6', room, 'phx_leave', {}]);
  expect(await session.take(2)).toEqual([okReply('5', '6', room), closeFrame('5', room)]);
});

test.concurrent('joins are refused as on a websocket', async () => {
  const session = await harness.session();
  expect(await session.join('test:deny', '1')).toEqual(errorReply('1', '1', 'test:deny', 'denied'));
  expect(await session.join('test:crash', '2')).toEqual(errorReply('2', '2', 'test:crash', 'join crashed'));
  expect(await session.join('nowhere', '3')).toEqual(errorReply(null, '3', 'nowhere', 'unmatched topic'));
});

test.concurrent('a second join is answered first, then the old channel closes', async () => {
  const { session, room } = await joined();
  await session.send(['2', '3', room, 'phx_join', {}]);
  expect(await session.take(2)).toEqual([okReply('2', '3', room), closeFrame('1', room)]);
});

test.concurrent('a stale leave is ignored, one with join_ref null is not', async () => {
  const { session, room } = await joined();
  await session.send(['0', '2', room, 'phx_leave', {}], ['1', '3', room, 'echo', {}]);
  expect(await session.next()).toEqual(okReply('1', '3', room));
  await session.send([null, '4', room, 'phx_leave', {}]);
  expect(await session.take(2)).toEqual([okReply('1', '4', room), closeFrame('1', room)]);
});
