import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { accept, type ChannelHandler, deny, reply } from './ChannelHandler.js';
import { type Encoded } from './Frame.js';
import { Hub } from './Hub.js';
import { type Link } from './Link.js';
import { decodeText } from './serializer.js';
import { Socket } from './Socket.js';

/** A socket over a link that keeps what it is sent. */
function open(handlers: readonly ChannelHandler<string>[], hub = new Hub()) {
  const sent: Encoded[] = [];
  const closes: number[] = [];
  const crashes: unknown[] = [];
  const link: Link = { carriesBinary: false, send: (frame) => sent.push(frame), close: (code) => closes.push(code) };
  const log = { info: () => undefined, warn: (facts: object) => crashes.push(facts) };
  const socket = new Socket({ hub, handlers, mostChannels: 3, log }, link, { id: 'users_socket:ana', who: 'ana' });
  const receive = (...message: unknown[]) => socket.receive(decodeText(JSON.stringify(message)));
  return { socket, hub, sent, closes, crashes, receive };
}

const echo: ChannelHandler<string> = {
  topics: 'echo:*',
  join: () => accept(),
  handle: (_channel, _event, payload) => reply({ payload }),
};

test('while a join is slow, a heartbeat is answered and everything else waits in order', async () => {
  const slow: ChannelHandler<string> = {
    ...echo,
    topics: 'slow',
    join: async () => {
      await pause(30);
      return accept();
    },
  };
  const { sent, receive } = open([slow, echo]);
  receive('1', '1', 'slow', 'phx_join', {});
  receive('1', '2', 'slow', 'say', 1);
  receive('3', '3', 'echo:a', 'phx_join', {});
  receive('3', '4', 'echo:a', 'say', 2);
  receive(null, '5', 'phoenix', 'heartbeat', {});
  await pause(60);
  expect(sent.map((frame) => (JSON.parse(String(frame)) as unknown[])[1])).toEqual(['5', '1', '2', '3', '4']);
});

test('what a channel pushes while it is joined follows the answer to the join', async () => {
  const eager: ChannelHandler<string> = {
    ...echo,
    topics: 'eager',
    join: (channel) => {
      channel.push('early', {});
      return accept();
    },
  };
  const { sent, receive } = open([eager]);
  receive('1', '1', 'eager', 'phx_join', {});
  await pause(5);
  expect(sent.map((frame) => (JSON.parse(String(frame)) as unknown[])[3])).toEqual(['phx_reply', 'early']);
});

test('a channel lets go of what it holds, however it ends', async () => {
  let held = 0;
  const holding: ChannelHandler<string> = {
    topics: 'hold:*',
    join: (channel) => {
      held += 1;
      channel.onEnd(() => (held -= 1));
      if (channel.topic === 'hold:fail') throw new Error('on purpose');
      return channel.topic === 'hold:deny' ? deny('no') : accept();
    },
    handle: () => {
      throw new Error('on purpose');
    },
  };
  const { socket, hub, crashes, receive } = open([holding]);
  for (const name of ['fail', 'deny', 'crash', 'leave', 'again', 'stay']) {
    receive('1', '1', `hold:${name}`, 'phx_join', {});
    await pause(2);
    if (name === 'crash') receive('1', '2', 'hold:crash', 'say', {});
    if (name === 'leave') receive('1', '2', 'hold:leave', 'phx_leave', {});
    if (name === 'again') receive('2', '2', 'hold:again', 'phx_join', {});
    await pause(2);
  }
  expect(held).toBe(2);
  expect(crashes).toHaveLength(2);
  socket.closed();
  expect(held).toBe(0);
  expect(hub.size).toBe(0);
});

test('bytes for a client whose transport carries none end that channel, and a broadcast of bytes leaves it out', async () => {
  const bytes: ChannelHandler<string> = {
    ...echo,
    topics: 'bytes',
    handle: (channel, event) => {
      if (event === 'all') channel.broadcast('bytes', Buffer.from([1]));
      else channel.push('bytes', Buffer.from([1]));
      return reply();
    },
  };
  const { sent, receive } = open([bytes]);
  receive('1', '1', 'bytes', 'phx_join', {});
  await pause(2);
  receive('1', '2', 'bytes', 'one', {});
  expect(String(sent.at(-1))).toContain('phx_error');
});

test('a socket that was closed takes and sends nothing more', async () => {
  const { socket, hub, sent, closes, receive } = open([echo]);
  receive('1', '1', 'echo:a', 'phx_join', {});
  await pause(2);
  hub.disconnect('users_socket:ana');
  const before = sent.length;
  receive('1', '2', 'echo:a', 'say', {});
  hub.broadcast('echo:a', 'all', {});
  socket.closed();
  expect([sent.length, closes, hub.size]).toEqual([before, [1001], 0]);
});
