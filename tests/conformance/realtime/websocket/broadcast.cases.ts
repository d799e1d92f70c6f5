import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { type Frame } from '../frames.js';
import { topic } from '../names.js';

const harness = conformance();

async function audience(count: number) {
  const room = topic();
  const sockets = await Promise.all(Array.from({ length: count }, () => harness.connect()));
  await Promise.all(sockets.map((socket, index) => socket.join(room, `${index}`)));
  return { room, sockets };
}

test.concurrent('a broadcast reaches everyone on the topic with both refs null, the sender too', async () => {
  const { room, sockets } = await audience(3);
  sockets[0]!.send('0', '9', room, 'bc', { n: 1 });
  const frame: Frame = [null, null, room, 'bc', { n: 1 }];
  const [first, second] = [await sockets[0]!.next(), await sockets[0]!.next()];
  expect([first, second]).toContainEqual(frame);
  expect([first, second].map(([, ref, , event]) => [ref, event])).toContainEqual(['9', 'phx_reply']);
  expect(await sockets[1]!.next()).toEqual(frame);
  expect(await sockets[2]!.next()).toEqual(frame);
});

test.concurrent('a broadcast from a sender spares the sender', async () => {
  const { room, sockets } = await audience(3);
  sockets[0]!.send('0', '9', room, 'bc_from', { n: 1 });
  expect((await sockets[0]!.next())[1]).toBe('9');
  for (const other of [sockets[1]!, sockets[2]!])
    expect(await other.next()).toEqual([null, null, room, 'bc', { n: 1 }]);
  expect(await sockets[0]!.quiet()).toEqual([]);
});

test.concurrent('a broadcast from somebody who is on no topic is heard by all as `bc`', async () => {
  const { room, sockets } = await audience(2);
  await harness.server.control('broadcast_from', { topic: room, json: '{"n":1}' }, 'POST');
  for (const socket of sockets) expect(await socket.next()).toEqual([null, null, room, 'bc', { n: 1 }]);
});

test.concurrent('a broadcast is heard once a socket and on its topic alone', async () => {
  const { room, sockets } = await audience(2);
  const elsewhere = await harness.connect();
  await elsewhere.join(topic(), '1');
  await harness.server.control('broadcast', { topic: room, event: 'news', json: '{"a":"ț"}' });
  for (const socket of sockets) expect(await socket.next()).toEqual([null, null, room, 'news', { a: 'ț' }]);
  for (const socket of [...sockets, elsewhere]) expect(await socket.quiet(100)).toEqual([]);
});

test.concurrent('broadcasts arrive in the order in which they were sent', async () => {
  const { room, sockets } = await audience(3);
  const sent = Array.from({ length: 60 }, (_, n) => n);
  for (const n of sent) sockets[0]!.send('0', `${n}`, room, 'bc_from', { n });
  for (const socket of [sockets[1]!, sockets[2]!])
    expect((await socket.take(60)).map(([, , , , payload]) => payload)).toEqual(sent.map((n) => ({ n })));
});

test.concurrent('joining a second time does not double what is heard', async () => {
  const { room, sockets } = await audience(1);
  sockets[0]!.send('7', '7', room, 'phx_join', {});
  await sockets[0]!.take(2);
  await harness.server.control('broadcast', { topic: room, event: 'news', json: '{}' });
  expect(await sockets[0]!.next()).toEqual([null, null, room, 'news', {}]);
  expect(await sockets[0]!.quiet(100)).toEqual([]);
});

test.concurrent('a broadcast reaches 300 sockets', async () => {
  const { room, sockets } = await audience(300);
  await harness.server.control('broadcast', { topic: room, event: 'news', json: '{"to":"all"}' });
  const heard = await Promise.all(sockets.map((socket) => socket.next()));
  expect(heard).toEqual(sockets.map(() => [null, null, room, 'news', { to: 'all' }]));
});

test.concurrent('a broadcast reaches websockets and long polls alike', async () => {
  const { room, sockets } = await audience(1);
  const session = await harness.session();
  await session.join(room, '1');
  await session.send(['1', '2', room, 'bc_from', { over: 'the wall' }]);
  expect(await sockets[0]!.next()).toEqual([null, null, room, 'bc', { over: 'the wall' }]);
  sockets[0]!.send('0', '3', room, 'bc_from', { and: 'back' });
  const frames = await session.take(2);
  expect(frames.map(([, , , , payload]) => payload)).toContainEqual({ and: 'back' });
});
