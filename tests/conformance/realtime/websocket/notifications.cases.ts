import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { closeFrame, errorReply, okReply } from '../frames.js';
import { someone } from '../names.js';

const harness = conformance();
const TOPIC = 'user:notifications';
const notify = (user: string, json: string) => harness.server.control('notify', { user, json });

test.concurrent('the exchange of the protocol reference, letter by letter', async () => {
  const user = someone();
  const socket = await harness.connect(user);
  socket.sendText('["3","3","user:notifications","phx_join",{}]');
  expect(await socket.nextRaw()).toBe('["3","3","user:notifications","phx_reply",{"status":"ok","response":{}}]');
  await notify(user, '{"id":1}');
  expect(await socket.nextRaw()).toBe(
    String.raw`["3",null,"user:notifications","notification",{"notification":"{\"id\":1}"}]`,
  );
  socket.sendText('[null,"4","phoenix","heartbeat",{}]');
  expect(await socket.nextRaw()).toBe('[null,"4","phoenix","phx_reply",{"status":"ok","response":{}}]');
  socket.sendText('["3","5","user:notifications","phx_leave",{}]');
  expect(await socket.nextRaw()).toBe('["3","5","user:notifications","phx_reply",{"status":"ok","response":{}}]');
  expect(await socket.nextRaw()).toBe('["3","3","user:notifications","phx_close",{}]');
});

test.concurrent('a notification is text within the payload, unchanged', async () => {
  const user = someone();
  const socket = await harness.connect(user);
  await socket.join(TOPIC, '1');
  const json = '{ "message" : "Ședință „mâine” 🙂", "quote": "\\"" }';
  await notify(user, json);
  expect(await socket.next()).toEqual(['1', null, TOPIC, 'notification', { notification: json }]);
});

test.concurrent('a notification reaches every socket of its user and nobody else', async () => {
  const [user, other] = [someone(), someone()];
  const mine = [await harness.connect(user), await harness.connect(user)];
  const theirs = await harness.connect(other);
  await mine[0]!.join(TOPIC, '1');
  await mine[1]!.join(TOPIC, '2');
  await theirs.join(TOPIC, '3');
  await notify(user, '{}');
  expect((await mine[0]!.next()).slice(0, 2)).toEqual(['1', null]);
  expect((await mine[1]!.next()).slice(0, 2)).toEqual(['2', null]);
  expect(await theirs.quiet()).toEqual([]);
});

test.concurrent('a connected socket that has not joined hears nothing', async () => {
  const user = someone();
  const socket = await harness.connect(user);
  await notify(user, '{}');
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('after leaving, no notification comes', async () => {
  const user = someone();
  const socket = await harness.connect(user);
  await socket.join(TOPIC, '1');
  socket.send('1', '2', TOPIC, 'phx_leave', {});
  await socket.take(2);
  await notify(user, '{}');
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('after joining anew a notification comes once, with the new join_ref', async () => {
  const user = someone();
  const socket = await harness.connect(user);
  await socket.join(TOPIC, '1');
  socket.send('2', '3', TOPIC, 'phx_join', {});
  expect(await socket.take(2)).toEqual([okReply('2', '3', TOPIC), closeFrame('1', TOPIC)]);
  await notify(user, '{"n":1}');
  expect(await socket.next()).toEqual(['2', null, TOPIC, 'notification', { notification: '{"n":1}' }]);
  expect(await socket.quiet(100)).toEqual([]);
});

test.concurrent('who may not join is told unauthorized and hears nothing', async () => {
  const user = someone();
  const socket = await harness.connect(user);
  expect(await socket.join(TOPIC, '1', { deny: true })).toEqual(errorReply('1', '1', TOPIC, 'unauthorized'));
  await notify(user, '{}');
  expect(await socket.quiet()).toEqual([]);
});

test.concurrent('a hundred notifications come each once and in order', async () => {
  const user = someone();
  const socket = await harness.connect(user);
  await socket.join(TOPIC, '1');
  for (let n = 0; n < 100; n += 1) await notify(user, `{"n":${n}}`);
  const texts = (await socket.take(100)).map(([, , , , payload]) => (payload as { notification: string }).notification);
  expect(texts).toEqual(Array.from({ length: 100 }, (_, n) => `{"n":${n}}`));
});
