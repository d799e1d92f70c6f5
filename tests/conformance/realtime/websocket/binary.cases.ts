import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { binaryFrame, okReply } from '../frames.js';
import { topic } from '../names.js';

const { connect } = conformance();
const hex = (frame: string | Buffer) => (typeof frame === 'string' ? `text: ${frame}` : frame.toString('hex'));

test.concurrent('a binary push is answered in binary, byte by byte as the reference shows', async () => {
  const socket = await connect();
  await socket.join('test:bin', '11');
  socket.sendBytes(Buffer.concat([Buffer.from([0, 2, 1, 8, 3]), Buffer.from('112test:binbin'), Buffer.from([1, 2])]));
  const pushed = Buffer.concat([
    Buffer.from([0, 2, 8, 12]),
    Buffer.from('11test:binbinary_event'),
    Buffer.from([0, 1]),
  ]);
  expect(hex(await socket.nextRaw())).toBe(pushed.toString('hex'));
  const reply = Buffer.concat([Buffer.from([1, 2, 1, 8, 2]), Buffer.from('112test:binok'), Buffer.from([1, 2, 3, 4])]);
  expect(hex(await socket.nextRaw())).toBe(reply.toString('hex'));
});

test.concurrent('lengths count bytes, not letters', async () => {
  const socket = await connect();
  const room = 'test:șț🙂';
  await socket.join(room, 'ă1');
  socket.sendBytes(binaryFrame(0, ['ă1', 'ț2', room, 'bin'], [0xff]));
  expect(hex(await socket.nextRaw())).toBe(hex(binaryFrame(0, ['ă1', room, 'binary_event'], [0, 1])));
  expect(hex(await socket.nextRaw())).toBe(hex(binaryFrame(1, ['ă1', 'ț2', room, 'ok'], [0xff, 3, 4])));
});

test.concurrent('a binary payload comes back whole, every byte of it', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  const bytes = Array.from({ length: 4096 }, (_, index) => index % 256);
  socket.sendBytes(binaryFrame(0, ['1', '2', room, 'echo'], bytes));
  expect(hex(await socket.nextRaw())).toBe(hex(binaryFrame(1, ['1', '2', room, 'ok'], bytes)));
});

test.concurrent('a binary payload may be empty', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.sendBytes(binaryFrame(0, ['1', '2', room, 'echo'], []));
  expect(hex(await socket.nextRaw())).toBe(hex(binaryFrame(1, ['1', '2', room, 'ok'], [])));
});

test.concurrent('a binary broadcast carries no refs', async () => {
  const [sender, other] = [await connect(), await connect()];
  const room = topic();
  await sender.join(room, '1');
  await other.join(room, '2');
  sender.sendBytes(binaryFrame(0, ['1', '2', room, 'bin_bc'], [9, 8, 7]));
  const frame = await other.nextRaw();
  const header = binaryFrame(2, [room, 'bin_bc'], []);
  expect(hex(frame).slice(0, header.length * 2)).toBe(hex(header));
  expect(hex(frame).length).toBeGreaterThan(header.length * 2);
});

test.concurrent('a binary push can be answered in text', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.sendBytes(binaryFrame(0, ['1', '2', room, 'ok'], [1]));
  const reply = await socket.nextRaw();
  expect(hex(reply)).toContain('text: ["1","2"');
});

test.concurrent('a header field of 255 bytes is the longest', async () => {
  const socket = await connect();
  const room = `test:${'x'.repeat(250)}`;
  await socket.join(room, '1');
  socket.sendBytes(binaryFrame(0, ['1', '2', room, 'echo'], [5]));
  expect(hex(await socket.nextRaw())).toBe(hex(binaryFrame(1, ['1', '2', room, 'ok'], [5])));
});

test.concurrent('binary and text events of one channel keep their order', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.send('1', '2', room, 'slow', {});
  socket.sendBytes(binaryFrame(0, ['1', '3', room, 'echo'], [1]));
  socket.send('1', '4', room, 'echo', {});
  expect((await socket.next())[1]).toBe('2');
  expect(hex(await socket.nextRaw())).toBe(hex(binaryFrame(1, ['1', '3', room, 'ok'], [1])));
  expect(await socket.next()).toEqual(okReply('1', '4', room));
});
