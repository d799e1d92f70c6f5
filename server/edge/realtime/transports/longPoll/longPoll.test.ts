import { setTimeout as pause } from 'node:timers/promises';

import { expect, test, vi } from 'vitest';

import { MalformedFrame } from '../../protocol/Frame.js';
import { bodyFrames } from './bodyFrames.js';
import { LongPollSession } from './LongPollSession.js';
import { SessionTokens } from './SessionTokens.js';

const nobodyLeaves = () => undefined;
const session = (onOver = () => undefined) =>
  new LongPollSession('t', { bufferedBytes: 50, pollWindowMs: 40, messagesPerSecond: 10 }, onOver, () => undefined);

test('what is sent in one turn goes with one answer, and what comes while nobody polls waits', async () => {
  const polled = session();
  const waiting = polled.poll(nobodyLeaves);
  polled.send('a');
  polled.send('b');
  expect(await waiting).toEqual({ status: 200, messages: ['a', 'b'] });
  polled.send('c');
  await pause(1);
  expect(await polled.poll(nobodyLeaves)).toEqual({ status: 200, messages: ['c'] });
  expect(await polled.poll(nobodyLeaves)).toEqual({ status: 204, messages: [] });
});

test('a client that goes away while it waits finds what came meanwhile at its next poll', async () => {
  const polled = session();
  let goesAway = (): void => undefined;
  const abandoned = polled.poll((abandon) => (goesAway = abandon));
  goesAway();
  polled.send('a');
  await pause(1);
  expect((await abandoned).status).toBe(204);
  expect((await polled.poll(nobodyLeaves)).messages).toEqual(['a']);
});

test('a newer poll releases the older one, whose end does not disturb it', async () => {
  const polled = session();
  let goesAway = (): void => undefined;
  const older = polled.poll((abandon) => (goesAway = abandon));
  const newer = polled.poll(nobodyLeaves);
  expect((await older).status).toBe(204);
  goesAway();
  polled.send('a');
  expect((await newer).messages).toEqual(['a']);
});

test('more than may wait for a client ends its session', () => {
  const onOver = vi.fn();
  const polled = session(onOver);
  polled.send('x'.repeat(40));
  expect(onOver).not.toHaveBeenCalled();
  polled.send('x'.repeat(40));
  expect(onOver).toHaveBeenCalledOnce();
});

test('a closed session is gone for who waits and for who asks later', async () => {
  const polled = session();
  const waiting = polled.poll(nobodyLeaves);
  polled.close();
  expect((await waiting).status).toBe(410);
  expect((await polled.poll(nobodyLeaves)).status).toBe(410);
});

test('nobody makes up a session’s token, and none of another process is taken', () => {
  const tokens = new SessionTokens();
  const token = tokens.issue();
  expect(tokens.isOurs(token)).toBe(true);
  expect(SessionTokens.isSession(token)).toBe(true);
  for (const other of [new SessionTokens().issue(), `${token}x`, token.slice(0, -1), '', 'lp-a.b.c', `x${token}`])
    expect(tokens.isOurs(other)).toBe(false);
  expect(SessionTokens.isSession('eyJhbGciOiJSUzI1NiJ9.e30.c2ln')).toBe(false);
});

test('a batch is read line by line, up to a hundred; what is no frame is said when it is come to', () => {
  const line = '["1","2","a","b",{}]';
  const push = Buffer.concat([Buffer.from([0, 1, 1, 1, 1]), Buffer.from('12ab'), Buffer.from([7])]).toString('base64');
  const ndjson = 'application/x-ndjson';
  expect([...bodyFrames(ndjson, `${line}\r\n${push}\n`)].map(({ ref }) => ref)).toEqual(['2', '2']);
  expect([...bodyFrames(ndjson, Array(120).fill(line).join('\n'))]).toHaveLength(100);
  expect([...bodyFrames('text/plain', line)]).toHaveLength(1);
  const frames = bodyFrames(ndjson, `${line}\nnot base64!`);
  expect(frames.next().done).toBe(false);
  expect(() => frames.next()).toThrow(MalformedFrame);
});
