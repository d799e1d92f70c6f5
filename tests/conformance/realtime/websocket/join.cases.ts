import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { closeFrame, errorReply, okReply } from '../frames.js';
import { topic } from '../names.js';

const { connect } = conformance();

test.concurrent('a join is answered with its own join_ref and ref and an empty response', async () => {
  const socket = await connect();
  socket.send('3', '4', 'test:room', 'phx_join', {});
  expect(await socket.next()).toEqual(okReply('3', '4', 'test:room'));
});

test.concurrent('the response of a join is what the channel gives, with the parameters that it was asked with', async () => {
  const socket = await connect();
  const params = { name: 'Ștefan "ț"', nested: { list: [1, null, true] } };
  expect(await socket.join('test:reply', '1', params)).toEqual(
    okReply('1', '1', 'test:reply', { hello: 'world', params }),
  );
});

test.concurrent('a denied join says why, and there is no channel afterwards', async () => {
  const socket = await connect();
  expect(await socket.join('test:deny')).toEqual(errorReply('1', '1', 'test:deny', 'denied'));
  socket.send('1', '2', 'test:deny', 'echo', {});
  expect(await socket.next()).toEqual(errorReply(null, '2', 'test:deny', 'unmatched topic'));
});

test.concurrent('a join that throws is answered as crashed, and the socket lives on', async () => {
  const socket = await connect();
  expect(await socket.join('test:crash')).toEqual(errorReply('1', '1', 'test:crash', 'join crashed'));
  expect(await socket.join('test:after', '2')).toEqual(okReply('2', '2', 'test:after'));
});

test.concurrent('a topic without a handler is refused with join_ref null', async () => {
  const socket = await connect();
  for (const unknown of ['nowhere', 'nowhere:1', 'user:elsewhere', 'tes', 'phoenix']) {
    socket.send('7', '8', unknown, 'phx_join', {});
    expect(await socket.next()).toEqual(errorReply(null, '8', unknown, 'unmatched topic'));
  }
});

test.concurrent('a join without a join_ref is answered so, and its ref becomes the join_ref', async () => {
  const socket = await connect();
  const room = topic();
  socket.send(null, '5', room, 'phx_join', {});
  expect(await socket.next()).toEqual(okReply(null, '5', room));
  socket.send('5', '6', room, 'push', { a: 1 });
  expect(await socket.take(2)).toEqual([['5', null, room, 'pushed', { a: 1 }], okReply('5', '6', room)]);
});

test.concurrent('a second join of a topic is answered first, then the old channel closes with the old join_ref', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('2', '3', room, 'phx_join', {});
  expect(await socket.take(2)).toEqual([okReply('2', '3', room), closeFrame('1', room)]);
});

test.concurrent('a second join with the same join_ref replaces the channel too', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('1', '2', room, 'phx_join', {});
  expect(await socket.take(2)).toEqual([okReply('1', '2', room), closeFrame('1', room)]);
  socket.send('1', '3', room, 'echo', { still: 'here' });
  expect(await socket.next()).toEqual(okReply('1', '3', room, { still: 'here' }));
});

test.concurrent('after a second join only the new generation is heard', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('2', '2', room, 'phx_join', {});
  await socket.take(2);
  socket.send('1', '3', room, 'echo', { from: 'the old one' });
  socket.send('2', '4', room, 'echo', { from: 'the new one' });
  expect(await socket.next()).toEqual(okReply('2', '4', room, { from: 'the new one' }));
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('joins sent at once are answered in their order', async () => {
  const socket = await connect();
  const rooms = Array.from({ length: 30 }, topic);
  rooms.forEach((room, index) => socket.send(`${index}`, `${index}`, room, 'phx_join', {}));
  expect(await socket.take(30)).toEqual(rooms.map((room, index) => okReply(`${index}`, `${index}`, room)));
});

test.concurrent('a socket has at most 100 channels: one more is refused with its join_ref', async () => {
  const socket = await connect();
  const rooms = Array.from({ length: 100 }, topic);
  rooms.forEach((room, index) => socket.send(`${index}`, `${index}`, room, 'phx_join', {}));
  await socket.take(100);
  const last = topic();
  expect(await socket.join(last, '101')).toEqual(errorReply('101', '101', last, 'too many channels joined'));
});

test.concurrent('leaving one of 100 channels makes room for another', async () => {
  const socket = await connect();
  const rooms = Array.from({ length: 100 }, topic);
  rooms.forEach((room, index) => socket.send(`${index}`, `${index}`, room, 'phx_join', {}));
  await socket.take(100);
  socket.send('0', '200', rooms[0]!, 'phx_leave', {});
  await socket.take(2);
  const last = topic();
  expect(await socket.join(last, '201')).toEqual(okReply('201', '201', last));
});

test.concurrent('two sockets of one user hold the same topic apart', async () => {
  const [one, other] = [await connect('twin'), await connect('twin')];
  const room = topic();
  await one.join(room, '1');
  await other.join(room, '9');
  one.send('1', '2', room, 'push', { to: 'one' });
  expect(await one.take(2)).toEqual([['1', null, room, 'pushed', { to: 'one' }], okReply('1', '2', room)]);
  expect(await other.quiet()).toEqual([]);
});
