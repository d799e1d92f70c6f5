import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { closeFrame, errorReply, okReply } from '../frames.js';
import { topic } from '../names.js';

const harness = conformance();
const { connect } = harness;

test.concurrent('leaving is answered, then the channel closes', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('1', '2', room, 'phx_leave', {});
  expect(await socket.take(2)).toEqual([okReply('1', '2', room), closeFrame('1', room)]);
});

test.concurrent('leaving with join_ref null is answered with the join_ref of the channel', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send(null, '2', room, 'phx_leave', {});
  expect(await socket.take(2)).toEqual([okReply('1', '2', room), closeFrame('1', room)]);
});

test.concurrent('leaving with the join_ref of an earlier join is ignored without a word', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('0', '2', room, 'phx_leave', {});
  expect(await socket.quiet()).toEqual([]);
  socket.send('1', '3', room, 'echo', { here: true });
  expect(await socket.next()).toEqual(okReply('1', '3', room, { here: true }));
});

test.concurrent('leaving a topic that was never joined is answered ok with the refs of the request', async () => {
  const socket = await connect();
  const room = topic();
  socket.send('4', '5', room, 'phx_leave', {});
  expect(await socket.next()).toEqual(okReply('4', '5', room));
  socket.send(null, '6', 'nowhere', 'phx_leave', {});
  expect(await socket.next()).toEqual(okReply(null, '6', 'nowhere'));
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('after leaving, events of the topic are unmatched', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('1', '2', room, 'phx_leave', {});
  socket.send('1', '3', room, 'echo', {});
  expect((await socket.take(3))[2]).toEqual(errorReply(null, '3', room, 'unmatched topic'));
});

test.concurrent('nothing more comes on a topic that was left', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('1', '2', room, 'phx_leave', {});
  await socket.take(2);
  await harness.server.control('broadcast', { topic: room, event: 'news', json: '{}' });
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('leaving twice closes once', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('1', '2', room, 'phx_leave', {});
  socket.send('1', '3', room, 'phx_leave', {});
  expect(await socket.take(3)).toEqual([okReply('1', '2', room), closeFrame('1', room), okReply('1', '3', room)]);
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('a topic that was left can be joined again', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('1', '2', room, 'phx_leave', {});
  await socket.take(2);
  expect(await socket.join(room, '3')).toEqual(okReply('3', '3', room));
  socket.send('3', '4', room, 'echo', { again: 1 });
  expect(await socket.next()).toEqual(okReply('3', '4', room, { again: 1 }));
});

test.concurrent('leaving waits for the events that were sent before it', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('1', '2', room, 'slow', {});
  socket.send('1', '3', room, 'phx_leave', {});
  const [slow, ...left] = await socket.take(3);
  expect(slow?.[1]).toBe('2');
  expect(left).toEqual([okReply('1', '3', room), closeFrame('1', room)]);
});
