import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { binaryFrame, type Frame, okReply } from '../frames.js';
import { httpCall } from '../httpCall.js';
import { pollBody } from '../PollSession.js';
import { topic } from '../names.js';

const harness = conformance();

async function joined() {
  const session = await harness.session();
  const room = topic();
  await session.join(room, '1');
  const echo = (n: number): Frame => ['1', `${n}`, room, 'echo', { n }];
  return { session, room, echo };
}

test.concurrent('a post is acknowledged with 200 when all was dispatched', async () => {
  const { session, echo } = await joined();
  expect(await session.send(echo(2))).toBe(200);
});

test.concurrent('a post is acknowledged also when the reply will be an error', async () => {
  const { session, room } = await joined();
  expect(await session.send(['1', '2', room, 'fail', {}], ['1', '3', topic(), 'echo', {}])).toBe(200);
  const statuses = (await session.take(2)).map(([, , , , payload]) => (payload as { status: string }).status);
  expect(statuses).toEqual(['error', 'error']);
});

test.concurrent.each(['\n', '\r\n'])('lines are handled in order (%j between them)', async (end) => {
  const { session, room, echo } = await joined();
  const binary = binaryFrame(0, ['1', '3', room, 'ok'], [1, 2, 3, 4]).toString('base64');
  expect(await session.post([JSON.stringify(echo(2)), binary, JSON.stringify(echo(4))].join(end))).toBe(200);
  const frames = await session.take(3);
  expect(frames.map(([, ref]) => ref)).toEqual(['2', '3', '4']);
  expect(frames[2]).toEqual(okReply('1', '4', room, { n: 4 }));
});

test.concurrent('a line that is no list is a binary frame in base64', async () => {
  const { session, room, echo } = await joined();
  const binary = binaryFrame(0, ['1', '2', room, 'ok'], [1, 2, 3]).toString('base64');
  expect(await session.post(`${binary}\n${JSON.stringify(echo(3))}`)).toBe(200);
  const frames = await session.take(2);
  expect(frames.map(([, ref]) => ref)).toEqual(['2', '3']);
});

test.concurrent('a hundred lines are taken, those after are dropped without a word', async () => {
  const { session, echo } = await joined();
  const frames = Array.from({ length: 130 }, (_, n) => echo(n));
  expect(await session.send(...frames)).toBe(200);
  const heard = await session.take(100);
  expect(heard.map(([, ref]) => ref)).toEqual(Array.from({ length: 100 }, (_, n) => `${n}`));
  expect(session.left).toBe(0);
  expect((await session.poll()).status).toBe(204);
});

test.concurrent.each(['application/json', 'text/plain', 'text/plain;charset=UTF-8'])(
  'with the content type %s the whole body is one frame',
  async (type) => {
    const { session, room } = await joined();
    const body = JSON.stringify(['1', '2', room, 'echo', { text: 'a' }], null, 2);
    expect(await session.post(body, { 'content-type': type })).toBe(200);
    expect(await session.next()).toEqual(okReply('1', '2', room, { text: 'a' }));
  },
);

test.concurrent('without a content type the whole body is one frame', async () => {
  const { session, room } = await joined();
  expect(await session.post(JSON.stringify(['1', '2', room, 'echo', {}]), {})).toBe(200);
  expect(await session.next()).toEqual(okReply('1', '2', room));
});

test.concurrent.each(['token=tok-ana&vsn=2.0.0', 'token=tok-ana&vsn=2.0.0&token=invented', 'vsn=2.0.0'])(
  'a post without a session is told that it is gone: %s',
  async (query) => {
    const answer = await httpCall(harness.pollUrl(query), {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]),
    });
    expect(answer.status).toBe(200);
    expect(pollBody(answer)).toEqual({ status: 410 });
  },
);

test.concurrent('a malformed frame ends the session', async () => {
  for (const broken of ['["1","2"]', 'not base64 at all!', '[', '{"an":"object"}']) {
    const { session, echo } = await joined();
    expect([410, 408]).toContain(await session.post(broken));
    expect(await session.send(echo(2))).toBe(410);
  }
});

test.concurrent('a post of a session ends no other', async () => {
  const [bad, good] = [await joined(), await joined()];
  await bad.session.post('nonsense');
  expect(await good.session.send(good.echo(2))).toBe(200);
  expect(await good.session.next()).toEqual(okReply('1', '2', good.room, { n: 2 }));
});

test.concurrent('what is posted while a poll waits ends that poll with the reply', async () => {
  const { session, room, echo } = await joined();
  const waiting = session.poll();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await session.send(echo(2));
  expect((await waiting).messages).toEqual([JSON.stringify(okReply('1', '2', room, { n: 2 }))]);
});

test.concurrent('a post far beyond every limit is refused, and the server stays well', async () => {
  const { session } = await joined();
  const answer = await session.post(`["1","2","a","b","${'x'.repeat(8_000_000)}"]`).catch(() => 'cut');
  expect(answer).not.toBe(200);
  const again = await joined();
  expect(await again.session.send(again.echo(2))).toBe(200);
});
