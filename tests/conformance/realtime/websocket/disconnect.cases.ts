import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { okReply } from '../frames.js';
import { someone, topic } from '../names.js';

const harness = conformance();
const disconnect = (user: string) => harness.server.control('disconnect', { user });

test('disconnecting a user closes all their sockets with 1001 and no frame before', async () => {
  const user = someone();
  const sockets = [await harness.connect(user), await harness.connect(user), await harness.connect(user)];
  const room = topic();
  await sockets[0]!.join(room, '1');
  await sockets[1]!.join('user:notifications', '1');
  await disconnect(user);
  for (const socket of sockets) {
    expect((await socket.closed()).code).toBe(1001);
    expect(await socket.quiet(50)).toEqual([]);
  }
});

test('the sockets of other users stay', async () => {
  const [user, other] = [someone(), someone()];
  const [mine, theirs] = [await harness.connect(user), await harness.connect(other)];
  await disconnect(user);
  await mine.closed();
  const room = topic();
  expect(await theirs.join(room, '1')).toEqual(okReply('1', '1', room));
});

test('a user whose name begins the same stays', async () => {
  const user = someone();
  const [mine, longer] = [await harness.connect(user), await harness.connect(`${user}0`)];
  await disconnect(user);
  await mine.closed();
  longer.send(null, '1', 'phoenix', 'heartbeat', {});
  expect(await longer.next()).toEqual(okReply(null, '1', 'phoenix'));
});

test('a user who was disconnected can come back at once', async () => {
  const user = someone();
  const first = await harness.connect(user);
  await disconnect(user);
  await first.closed();
  const second = await harness.connect(user);
  expect(await second.join('user:notifications', '1')).toEqual(okReply('1', '1', 'user:notifications'));
});

test('disconnecting somebody who is not here is no fault', async () => {
  await disconnect(someone());
  const socket = await harness.connect();
  socket.send(null, '1', 'phoenix', 'heartbeat', {});
  expect(await socket.next()).toEqual(okReply(null, '1', 'phoenix'));
});

test('what is broadcast afterwards is lost to a closed socket and harms nothing', async () => {
  const user = someone();
  const [gone, stays] = [await harness.connect(user), await harness.connect()];
  const room = topic();
  await gone.join(room, '1');
  await stays.join(room, '1');
  await disconnect(user);
  await gone.closed();
  await harness.server.control('broadcast', { topic: room, event: 'news', json: '{}' });
  expect(await stays.next()).toEqual([null, null, room, 'news', {}]);
});
