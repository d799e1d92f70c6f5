import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { crashFrame, errorReply, okReply } from '../frames.js';
import { topic } from '../names.js';

const { connect } = conformance();

async function joined() {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  return { socket, room };
}

test.concurrent('an event is answered with the join_ref of its channel and its own ref', async () => {
  const { socket, room } = await joined();
  const payload = { text: 'ăâîșț 🙂 "\\\n', number: 1.5, empty: {}, list: [[]], nothing: null };
  socket.send('1', '2', room, 'echo', payload);
  expect(await socket.next()).toEqual(okReply('1', '2', room, payload));
  socket.send('1', '3', room, 'ok', { any: 'thing' });
  expect((await socket.next()).slice(0, 4)).toEqual(['1', '3', room, 'phx_reply']);
});

test.concurrent('an error that the channel answers is a reply, and the channel stays', async () => {
  const { socket, room } = await joined();
  socket.send('1', '2', room, 'fail', {});
  expect(await socket.next()).toEqual(errorReply('1', '2', room, 'nope'));
  socket.send('1', '3', room, 'echo', { a: 1 });
  expect(await socket.next()).toEqual(okReply('1', '3', room, { a: 1 }));
});

test.concurrent('a channel may stay silent', async () => {
  const { socket, room } = await joined();
  socket.send('1', '2', room, 'noreply', {});
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('an event with join_ref null is delivered', async () => {
  const { socket, room } = await joined();
  socket.send(null, '2', room, 'echo', { a: 1 });
  expect(await socket.next()).toEqual(okReply('1', '2', room, { a: 1 }));
});

test.concurrent('an event with the join_ref of an earlier join is ignored without a word', async () => {
  const { socket, room } = await joined();
  socket.send('0', '2', room, 'echo', {});
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('an event to a topic that is not joined is unmatched, with join_ref null', async () => {
  const socket = await connect();
  const room = topic();
  socket.send('1', '2', room, 'echo', {});
  expect(await socket.next()).toEqual(errorReply(null, '2', room, 'unmatched topic'));
});

test.concurrent('the topic phoenix knows nothing but heartbeats', async () => {
  const socket = await connect();
  socket.send('1', '2', 'phoenix', 'echo', {});
  expect(await socket.next()).toEqual(errorReply(null, '2', 'phoenix', 'unmatched topic'));
});

test.concurrent('what a channel pushes while it handles an event goes before its reply', async () => {
  const { socket, room } = await joined();
  socket.send('1', '2', room, 'push', { n: 7 });
  expect(await socket.take(2)).toEqual([['1', null, room, 'pushed', { n: 7 }], okReply('1', '2', room)]);
});

test.concurrent('events of one channel are handled in their order', async () => {
  const { socket, room } = await joined();
  const sent = Array.from({ length: 200 }, (_, n) => n);
  for (const n of sent) socket.send('1', `${n}`, room, 'echo', { n });
  expect(await socket.take(200)).toEqual(sent.map((n) => okReply('1', `${n}`, room, { n })));
});

test.concurrent('an event waits for the slow one before it in the same channel', async () => {
  const { socket, room } = await joined();
  socket.send('1', '2', room, 'slow', {});
  socket.send('1', '3', room, 'echo', {});
  expect((await socket.take(2)).map(([, ref]) => ref)).toEqual(['2', '3']);
});

test.concurrent('a slow event takes its time and holds up neither other channels nor the heartbeat', async () => {
  const { socket, room } = await joined();
  const other = topic();
  await socket.join(other, '5');
  const start = performance.now();
  socket.send('1', '6', room, 'slow', {});
  socket.send('5', '7', other, 'echo', {});
  socket.send(null, '8', 'phoenix', 'heartbeat', {});
  expect((await socket.take(2)).map(([, ref]) => ref).sort()).toEqual(['7', '8']);
  expect((await socket.next())[1]).toBe('6');
  expect(performance.now() - start).toBeGreaterThan(280);
});

test.concurrent('elements after the fifth are ignored', async () => {
  const { socket, room } = await joined();
  socket.sendText(JSON.stringify(['1', '2', room, 'echo', { a: 1 }, 'more', { and: 'more' }]));
  expect(await socket.next()).toEqual(okReply('1', '2', room, { a: 1 }));
});

test.concurrent.each([[[1]], ['text'], [7], [null], [true]])(
  'an answer that is no object crashes its channel: %j',
  async (payload) => {
    const { socket, room } = await joined();
    socket.send('1', '2', room, 'echo', payload);
    expect(await socket.next()).toEqual(crashFrame('1', room));
  },
);

test.concurrent('refs that are numbers are echoed as they came', async () => {
  const socket = await connect();
  const room = topic();
  socket.send(1, 2, room, 'phx_join', {});
  expect(await socket.next()).toEqual(okReply(1, 2, room));
  socket.send(1, 3, room, 'echo', {});
  expect(await socket.next()).toEqual(okReply(1, 3, room));
});

test.concurrent('an event of 60 kB goes through whole', async () => {
  const { socket, room } = await joined();
  const payload = { text: 'ț'.repeat(30_000) };
  socket.send('1', '2', room, 'echo', payload);
  expect(await socket.next()).toEqual(okReply('1', '2', room, payload));
});
