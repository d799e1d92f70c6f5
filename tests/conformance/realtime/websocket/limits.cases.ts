import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { conformance, isOwnServer } from '../conformance.js';
import { type Frame, okReply } from '../frames.js';
import { someone, topic } from '../names.js';

const harness = conformance();

async function isWell() {
  const socket = await harness.connect();
  const room = topic();
  expect(await socket.join(room, '1')).toEqual(okReply('1', '1', room));
}

test('a frame beyond the limit closes the socket as too big', async () => {
  const socket = await harness.connect();
  socket.sendText(JSON.stringify(['1', '1', topic(), 'phx_join', { text: 'x'.repeat(1_000_000) }]));
  expect((await socket.closed()).code).toBe(1009);
  await isWell();
});

test('an over-long topic is answered or closed, and the server stays well', async () => {
  const socket = await harness.connect();
  const long = `test:${'x'.repeat(50_000)}`;
  socket.send('1', '1', long, 'phx_join', {});
  const answer = await socket.next().catch(() => undefined);
  if (answer === undefined) expect(socket.isOpen).toBe(false);
  else expect(answer[1]).toBe('1');
  await isWell();
});

test('a flood of one socket holds up no other', async () => {
  const [flood, calm] = [await harness.connect(), await harness.connect()];
  const room = topic();
  await flood.join(room, '1');
  for (let n = 0; n < 20_000; n += 1) flood.send('1', `${n}`, room, 'echo', {});
  const start = performance.now();
  calm.send(null, '1', 'phoenix', 'heartbeat', {});
  expect(await calm.next()).toEqual(okReply(null, '1', 'phoenix'));
  expect(performance.now() - start).toBeLessThan(3000);
  // Never 1000, after which clients up to 1.8.12 stay away.
  if (isOwnServer) expect([1008, 1011, 1013]).toContain((await flood.closed()).code);
  await isWell();
});

test.runIf(isOwnServer)('a reader who does not read is dropped with 1013, and the others hear everything', async () => {
  const [deaf, listening, speaker] = [await harness.connect(), await harness.connect(), await harness.connect()];
  const room = topic();
  for (const socket of [deaf, listening, speaker]) await socket.join(room, '1');
  deaf.raw.pause();
  // More than the system itself keeps for a connection, a little at a time, so that a reader keeps up; and in few rounds, for
  // a line that is told to close is cut once half a minute has gone.
  const heard: Frame[] = [];
  for (let round = 0; round < 40; round += 1) {
    const sent = Array.from({ length: 7 }, (_, n) => 7 * round + n);
    for (const n of sent) speaker.send('1', `${n}`, room, 'bc_from', { n, text: 'x'.repeat(60_000) });
    // Neither is idle meanwhile.
    for (const socket of [deaf, listening]) socket.send('1', null, room, 'noreply', {});
    for (const _ of sent) {
      await speaker.next();
      heard.push(await listening.next());
    }
  }
  deaf.raw.resume();
  expect((await deaf.closed(10_000)).code).toBe(1013);
  expect(heard.map(([, , , , payload]) => (payload as { n: number }).n)).toEqual(heard.map((_, n) => n));
});

test('thousands of half-open handshakes leave the server well', async () => {
  const { hostname, port } = new URL(harness.server.origin);
  const begun = Array.from({ length: 500 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write('GET /users-socket/websocket?token=tok-a&vsn=2.0.0 HTTP/1.1\r\nHost: x\r\nUpgrade: webs');
    return socket;
  });
  await isWell();
  for (const socket of begun) socket.destroy();
  await isWell();
});

test('many sockets of one user are refused before they harm, never with a crash', async () => {
  const user = someone();
  const results = await Promise.allSettled(Array.from({ length: 300 }, () => harness.connect(user)));
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  await isWell();
});
