import { createActor, fromPromise } from 'xstate';
import { describe, expect, test, vi } from 'vitest';

import { type LiveChannelEvent, liveChannelMachine } from '../../machines/liveChannelMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const input = { topics: { 'user:notifications': ['notification'], 'user:graph': ['changed'] } };
const topic = 'user:notifications';
const other = 'user:graph';
const events = [
  { type: 'VIEW.ENTERED' },
  { type: 'VIEW.LEFT' },
  { type: 'RETRIED' },
  { type: 'SOCKET.FAILED' },
  { type: 'TOPIC.JOINED', topic, isQuiet: true },
  { type: 'TOPIC.JOINED', topic: other, isQuiet: false },
  { type: 'TOPIC.LOST', topic },
  { type: 'TOPIC.ENDED', topic },
  { type: 'TOPIC.TIMED_OUT', topic },
  { type: 'TOPIC.REFUSED', topic, reason: 'unauthorized' },
  { type: 'TOPIC.REFUSED', topic: other, reason: 'unauthorized' },
  { type: 'TOPIC.REFUSED', topic, reason: 'join crashed' },
  { type: 'MESSAGE.CAME', topic, event: 'notification', payload: {} },
  done('readyToken', true),
  done('readyToken', false),
  failed('readyToken'),
  done('renewToken', true),
  done('renewToken', false),
  failed('renewToken'),
  elapsed('patience', 'liveChannel.open.connecting'),
  elapsed('backOff', 'liveChannel.waiting'),
];
const taken = walks(liveChannelMachine, {
  events,
  input,
  within: (context: { renewals: number }) => context.renewals < 2,
});

/** One walk for each state and event: contexts that differ only in their counts are walked by the test of transitions. */

describe('every path through the live channel', () => {
  test('takes every transition', () => expect(uncovered(liveChannelMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(liveChannelMachine, taken, ['channels']));
  test('hears only while every topic that may be joined is joined', () => {
    for (const { after } of taken)
      if (after.matches({ open: 'joined' }))
        expect([...after.context.joined, ...after.context.refused].sort()).toEqual([other, topic]);
  });
  test('leaving the view ends in silence, whatever went before', () => {
    for (const { events: way, after } of taken) if (way.at(-1)?.type === 'VIEW.LEFT') expect(after.value).toBe('left');
  });
});

/** A channel that runs, with a log of what it tells the page. */
function running(readyToken: () => Promise<boolean> = () => Promise.resolve(true)) {
  const log: unknown[] = [];
  const actor = createActor(
    liveChannelMachine.provide({
      actors: { readyToken: fromPromise(readyToken), renewToken: fromPromise(() => Promise.reject(new Error('down'))) },
      actions: {
        deliver: (_, { event }) => log.push(event),
        announceJoin: (_, joined) =>
          log.push(`joined ${joined.topic}${joined.mayHaveMissed ? '' : ', nothing missed'}`),
        logRefusal: (_, { reason }) => log.push(`refused: ${reason}`),
        logTimeOut: () => log.push('timed out'),
      },
    }),
    { input },
  ).start();
  const send = (...sent: LiveChannelEvent[]) => sent.forEach((event) => actor.send(event));
  send({ type: 'VIEW.ENTERED' });
  return { actor, log, send };
}

describe('the live channel', () => {
  test('tells of every join again, so that what was sent meanwhile is read', async () => {
    const { actor, log, send } = running();
    await vi.waitFor(() => expect(actor.getSnapshot().matches('open')).toBe(true));
    const joins = [topic, other].map((each) => ({ type: 'TOPIC.JOINED', topic: each, isQuiet: false }) as const);
    send(...joins, { type: 'SOCKET.FAILED' }, ...joins);
    expect(log).toEqual([`joined ${topic}`, `joined ${other}`, `joined ${topic}`, `joined ${other}`]);
    expect(actor.getSnapshot().value).toEqual({ open: 'joined' });
  });

  test('a page that joins at once, with nothing told since it was opened, has missed nothing; after an outage it may have', async () => {
    const { actor, log, send } = running();
    await vi.waitFor(() => expect(actor.getSnapshot().matches('open')).toBe(true));
    const quiet = { type: 'TOPIC.JOINED', topic, isQuiet: true } as const;
    const busy = { type: 'TOPIC.JOINED', topic: other, isQuiet: false } as const;
    send(quiet, busy, { type: 'TOPIC.LOST', topic }, quiet);
    expect(log).toEqual([`joined ${topic}, nothing missed`, `joined ${other}`, `joined ${topic}`]);
    send({ type: 'VIEW.LEFT' }, { type: 'VIEW.ENTERED' });
    await vi.waitFor(() => expect(actor.getSnapshot().matches('open')).toBe(true));
    send({ type: 'SOCKET.FAILED' }, { ...quiet }, { ...busy, isQuiet: true });
    expect(log.slice(3)).toEqual([`joined ${topic}`, `joined ${other}`]);
  });

  test('questions the token when connecting keeps failing, and is offline until that is answered', async () => {
    const { actor, send } = running();
    await vi.waitFor(() => expect(actor.getSnapshot().matches('open')).toBe(true));
    for (let failure = 1; failure <= 5; failure += 1) send({ type: 'SOCKET.FAILED' });
    expect(actor.getSnapshot().value).toEqual({ open: 'connecting' });
    send({ type: 'SOCKET.FAILED' });
    expect(actor.getSnapshot().hasTag('offline')).toBe(true);
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('waiting'));
  });

  test('opens nothing for somebody who is not signed in', async () => {
    const { actor } = running(() => Promise.resolve(false));
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('signedOut'));
  });

  test('entering, leaving and entering within one moment opens it once', async () => {
    const { actor, send } = running();
    send({ type: 'VIEW.LEFT' }, { type: 'VIEW.ENTERED' });
    const seen: unknown[] = [];
    actor.subscribe(({ value }) => seen.push(value));
    await vi.waitFor(() => expect(actor.getSnapshot().matches('open')).toBe(true));
    expect(seen).toEqual([{ open: 'connecting' }]);
  });
});
