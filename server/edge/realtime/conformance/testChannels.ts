import { setTimeout as pause } from 'node:timers/promises';

import {
  accept,
  type Answer,
  type ChannelHandler,
  deny,
  type JoinAnswer,
  type JoinedChannel,
  refuse,
  reply,
  silence,
} from '../protocol/ChannelHandler.js';
import { type Payload } from '../protocol/Frame.js';

type Event = (channel: JoinedChannel<unknown>, payload: Payload) => Answer | Promise<Answer>;

const SLOW_MS = 300;
const fails = (what: string) => () => {
  throw new Error(what);
};

/** What joining these topics comes to; every other is accepted. */
const JOINS: Readonly<Record<string, (params: unknown) => JoinAnswer>> = {
  'test:crash': fails('a join that fails on purpose'),
  'test:deny': () => deny('denied'),
  'test:reply': (params) => accept({ hello: 'world', params }),
};

const EVENTS: Readonly<Record<string, Event>> = {
  echo: (_channel, payload) => reply(payload),
  ok: () => reply(),
  fail: () => refuse('nope'),
  noreply: () => silence,
  boom: fails('an event that fails on purpose'),
  stop: () => ({ stop: true }),
  stop_reply: () => ({ ...reply({ bye: true }), stop: true }),
  stop_abnormal: fails('an abnormal stop on purpose'),
  bc: (channel, payload) => {
    channel.broadcast('bc', payload);
    return reply();
  },
  bc_from: (channel, payload) => {
    // As the test channel of Phoenix does: the event that asks has another name than the one that is heard.
    channel.broadcastFrom('bc', payload);
    return reply();
  },
  push: (channel, payload) => {
    channel.push('pushed', payload);
    return reply();
  },
  bin: (channel, payload) => {
    channel.push('binary_event', Buffer.from([0, 1]));
    return reply(Buffer.concat([bytesOf(payload), Buffer.from([3, 4])]));
  },
  bin_bc: (channel, payload) => {
    channel.broadcast('bin_bc', bytesOf(payload));
    return silence;
  },
  slow: async (_channel, payload) => {
    await pause(SLOW_MS);
    return reply(payload);
  },
};

/** @throws TypeError when the client sent no bytes */
function bytesOf(payload: Payload): Buffer {
  if (!Buffer.isBuffer(payload)) throw new TypeError('this event takes bytes');
  return payload;
}

/** `test:*`: channels that do one thing each, for the conformance suite. */
export const testChannels: ChannelHandler<unknown> = {
  topics: 'test:*',
  join: ({ topic }, params) => JOINS[topic]?.(params) ?? accept(),
  handle(channel, event, payload) {
    const act = EVENTS[event];
    if (act === undefined) throw new Error(`no event ${event}`);
    // What a client echoes may be any JSON; the serializer refuses what is no object.
    return act(channel, payload as Payload);
  },
};
