import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { closeFrame, crashFrame, errorReply, okReply } from '../frames.js';
import { topic } from '../names.js';

const harness = conformance();

async function joined() {
  const socket = await harness.connect();
  const room = topic();
  await socket.join(room, '1');
  return { socket, room };
}

test.concurrent.each(['boom', 'stop_abnormal'])('%s ends the channel as crashed, without a reply', async (event) => {
  const { socket, room } = await joined();
  socket.send('1', '2', room, event, {});
  expect(await socket.next()).toEqual(crashFrame('1', room));
  socket.send('1', '3', room, 'echo', {});
  expect(await socket.next()).toEqual(errorReply(null, '3', room, 'unmatched topic'));
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('an orderly stop closes the channel without a reply', async () => {
  const { socket, room } = await joined();
  socket.send('1', '2', room, 'stop', {});
  expect(await socket.next()).toEqual(closeFrame('1', room));
  socket.send('1', '3', room, 'echo', {});
  expect(await socket.next()).toEqual(errorReply(null, '3', room, 'unmatched topic'));
});

test.concurrent('a stop with a reply answers first, then closes', async () => {
  const { socket, room } = await joined();
  socket.send('1', '2', room, 'stop_reply', {});
  expect(await socket.take(2)).toEqual([okReply('1', '2', room, { bye: true }), closeFrame('1', room)]);
});

test.concurrent('a crash touches no other channel of the socket', async () => {
  const { socket, room } = await joined();
  const other = topic();
  await socket.join(other, '2');
  socket.send('1', '3', room, 'boom', {});
  await socket.next();
  socket.send('2', '4', other, 'echo', { well: true });
  expect(await socket.next()).toEqual(okReply('2', '4', other, { well: true }));
});

test.concurrent('a crashed channel can be joined again', async () => {
  const { socket, room } = await joined();
  socket.send('1', '2', room, 'boom', {});
  await socket.next();
  expect(await socket.join(room, '3')).toEqual(okReply('3', '3', room));
});

test.concurrent('a crashed channel hears no broadcast any more', async () => {
  const { socket, room } = await joined();
  socket.send('1', '2', room, 'boom', {});
  await socket.next();
  await harness.server.control('broadcast', { topic: room, event: 'news', json: '{}' });
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('a thousand crashes leave the process well', async () => {
  const sockets = await Promise.all(Array.from({ length: 4 }, () => harness.connect()));
  const crashing = sockets.map(async (socket, nth) => {
    for (let round = 0; round < 250; round += 1) {
      const room = `test:fall${nth}-${round}`;
      socket.send(`${round}`, `${round}`, room, 'phx_join', {});
      socket.send(`${round}`, `${round}b`, room, 'boom', {});
    }
    return (await socket.take(500)).filter(([, , , event]) => event === 'phx_error').length;
  });
  expect(await Promise.all(crashing)).toEqual([250, 250, 250, 250]);
  sockets[0]!.send(null, 'last', 'phoenix', 'heartbeat', {});
  expect(await sockets[0]!.next()).toEqual(okReply(null, 'last', 'phoenix'));
});
