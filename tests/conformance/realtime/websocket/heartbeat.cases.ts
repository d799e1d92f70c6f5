import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { okReply } from '../frames.js';
import { topic } from '../names.js';

const { connect } = conformance();

test('a heartbeat needs no channel', async () => {
  const socket = await connect();
  socket.send(null, '4', 'phoenix', 'heartbeat', {});
  expect(await socket.next()).toEqual(okReply(null, '4', 'phoenix'));
});

test('a heartbeat is answered with join_ref null, whatever it came with', async () => {
  const socket = await connect();
  socket.send('1', '4', 'phoenix', 'heartbeat', { some: 'thing' });
  expect(await socket.next()).toEqual(okReply(null, '4', 'phoenix'));
});

test('the heartbeat is one of the topic phoenix alone', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('1', '2', room, 'heartbeat', {});
  expect((await socket.quiet()).filter((frame) => String(frame).includes('"status":"ok"'))).toEqual([]);
});

test('every heartbeat of many is answered, in order', async () => {
  const socket = await connect();
  for (let ref = 0; ref < 50; ref += 1) socket.send(null, `${ref}`, 'phoenix', 'heartbeat', {});
  expect((await socket.take(50)).map(([, ref]) => ref)).toEqual(Array.from({ length: 50 }, (_, ref) => `${ref}`));
});
