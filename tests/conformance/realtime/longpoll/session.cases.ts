import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { okReply } from '../frames.js';
import { httpCall } from '../httpCall.js';
import { pollBody, PollSession } from '../PollSession.js';
import { someone, topic } from '../names.js';

const harness = conformance();
const get = async (query: string, headers: Record<string, string> = {}) =>
  httpCall(harness.pollUrl(query), { headers });

test.concurrent('the first poll gives a session: 410 with a token and no messages', async () => {
  const answer = await get('token=tok-ana&vsn=2.0.0');
  expect(answer.status).toBe(200);
  expect(pollBody(answer)).toEqual({ status: 410, token: expect.stringMatching(/.{16,}/), messages: [] });
});

test.concurrent('every session has a token of its own', async () => {
  const user = someone();
  expect((await harness.session(user)).token).not.toBe((await harness.session(user)).token);
});

test.concurrent.each([
  'token=nobody&vsn=2.0.0',
  'vsn=2.0.0',
  'token=tok-ana&vsn=2.1.0',
  'token=tok-ana&vsn=2.0',
  'token=tok-ana',
])('a refusal is 403 in the body of a 200: %s', async (query) => {
  const answer = await get(query);
  expect(answer.status).toBe(200);
  expect(pollBody(answer)).toEqual({ status: 403 });
});

test.concurrent('a user who asks too often gets no session', async () => {
  const answer = await get('token=ratelimit&vsn=2.0.0');
  expect(answer.status).toBe(200);
  expect(pollBody(answer)).not.toHaveProperty('token');
});

test.concurrent('a foreign origin is refused, an allowed one and none are not', async () => {
  const query = 'token=tok-ana&vsn=2.0.0';
  expect(pollBody(await get(query, { origin: 'https://elsewhere.example' }))).toEqual({ status: 403 });
  for (const origin of ['https://example.com', 'http://127.0.0.1:5173', 'http://localhost:1'])
    expect(pollBody(await get(query, { origin })).status).toBe(410);
});

test.concurrent('a session that nobody knows is replaced by a new one', async () => {
  const answer = pollBody(await get('token=tok-ana&vsn=2.0.0&token=invented'));
  expect(answer).toMatchObject({ status: 410, messages: [] });
  expect(answer.token).not.toBe('invented');
});

test.concurrent('a session token that was changed is not accepted', async () => {
  const session = await harness.session();
  await session.send(['1', '1', topic(), 'phx_join', {}]);
  const middle = Math.floor(session.token.length / 2);
  const changed =
    session.token.slice(0, middle) + (session.token[middle] === 'A' ? 'B' : 'A') + session.token.slice(middle + 1);
  session.token = changed;
  expect(await session.post('[]')).toBe(410);
  expect((await session.poll()).status).toBe(410);
});

test.concurrent('of two tokens in the address the first authenticates and the last is the session', async () => {
  const session = await harness.session();
  const room = topic();
  expect(await session.join(room)).toEqual(okReply('1', '1', room));
  const token = encodeURIComponent(session.token);
  expect(pollBody(await get(`token=nobody&vsn=2.0.0&token=invented`))).toEqual({ status: 403 });
  expect(pollBody(await get(`vsn=2.0.0&token=tok-ana&token=${token}`)).status).toBe(204);
});

test.concurrent('the header names the session as well, before the address', async () => {
  const session = await harness.session();
  const room = topic();
  await session.send(['1', '1', room, 'phx_join', {}]);
  const headers = { 'x-phoenix-longpoll-token': session.token };
  const answer = pollBody(await get('token=tok-ana&vsn=2.0.0&token=stale', headers));
  expect(answer).toMatchObject({ status: 200, token: session.token });
  expect(answer.messages).toEqual([JSON.stringify(okReply('1', '1', room))]);
  const posted = await httpCall(harness.pollUrl('token=tok-ana&vsn=2.0.0'), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    body: JSON.stringify([null, '2', 'phoenix', 'heartbeat', {}]),
  });
  expect(pollBody(posted)).toEqual({ status: 200 });
});

test.concurrent('the authentication may come by header', async () => {
  const user = someone();
  const headers = { 'x-phoenix-authtoken': `tok-${user}` };
  const { status, token } = pollBody(await get('vsn=2.0.0', headers));
  expect(status).toBe(410);
  expect(token).toBeDefined();
  expect(pollBody(await get('vsn=2.0.0', { 'x-phoenix-authtoken': 'nobody' }))).toEqual({ status: 403 });
  expect(pollBody(await get(`vsn=2.0.0&token=${encodeURIComponent(token ?? '')}`, headers)).status).toBe(204);
});

test.concurrent('the session belongs to the user who opened it: it hears their notifications', async () => {
  const [user, other] = [someone(), someone()];
  const [mine, theirs] = [await harness.session(user), await harness.session(other)];
  await mine.join('user:notifications', '1');
  await theirs.join('user:notifications', '1');
  await harness.server.control('notify', { user, json: '{"a":"ț"}' });
  expect(await mine.next()).toEqual(['1', null, 'user:notifications', 'notification', { notification: '{"a":"ț"}' }]);
  expect((await theirs.poll()).status).toBe(204);
});

test.concurrent('disconnecting a user ends their session, also while a poll waits', async () => {
  const user = someone();
  const session = await harness.session(user);
  await session.join('user:notifications', '1');
  const waiting = session.poll();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const start = performance.now();
  await harness.server.control('disconnect', { user });
  const { status } = await waiting;
  expect([410, 204]).toContain(status);
  expect(performance.now() - start).toBeLessThan(900);
  expect(await session.post(JSON.stringify([null, '2', 'phoenix', 'heartbeat', {}]))).toBe(410);
  const renewed = await session.poll();
  expect(renewed.status).toBe(410);
  expect(renewed.token).not.toBe(session.token);
});

test.concurrent('a session opens again after a disconnect', async () => {
  const user = someone();
  await harness.session(user);
  await harness.server.control('disconnect', { user });
  const session = await PollSession.open(harness.pollUrl(`token=tok-${user}&vsn=2.0.0`));
  expect(await session.join('user:notifications', '1')).toEqual(okReply('1', '1', 'user:notifications'));
});
