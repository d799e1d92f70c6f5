import { expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { binaryFrame, okReply } from '../frames.js';
import { topic } from '../names.js';

const { connect } = conformance();

const broken = {
  'text that is not JSON': 'hello',
  'an empty text': '',
  'an object': '{"topic":"test:a","event":"phx_join","payload":{},"ref":"1"}',
  'a number': '1',
  null: 'null',
  'four elements': '["1","1","test:a","phx_join"]',
  'an empty list': '[]',
  'JSON cut short': '["1","1","test:a","phx_join",{',
  'sixty thousand open brackets': '['.repeat(60_000),
};

test.each(Object.entries(broken))('%s closes the socket with 1011', async (_, text) => {
  const socket = await connect();
  socket.sendText(text);
  expect((await socket.closed()).code).toBe(1011);
});

const brokenBytes = {
  'no byte at all': Buffer.alloc(0),
  'a push cut within its lengths': Buffer.from([0, 1, 1]),
  'a push shorter than its lengths say': Buffer.from([0, 1, 1, 8, 3, 0x31]),
  'the kind of a reply': binaryFrame(1, ['1', '2', 'test:a', 'ok'], [1]),
  'the kind of a broadcast': binaryFrame(2, ['test:a', 'bc'], [1]),
  'an unknown kind': Buffer.from([9, 0, 0, 0, 0]),
};

test.each(Object.entries(brokenBytes))('a binary frame with %s closes the socket with 1011', async (_, bytes) => {
  const socket = await connect();
  socket.sendBytes(bytes);
  expect((await socket.closed()).code).toBe(1011);
});

test('what is malformed ends one socket alone', async () => {
  const [bad, good] = [await connect(), await connect()];
  const room = topic();
  await good.join(room, '1');
  await bad.join(room, '1');
  bad.sendText('nonsense');
  await bad.closed();
  good.send('1', '2', room, 'echo', { well: true });
  expect(await good.next()).toEqual(okReply('1', '2', room, { well: true }));
});

test('the answers to what came before the malformed frame are sent', async () => {
  const socket = await connect();
  const room = topic();
  socket.send('1', '1', room, 'phx_join', {});
  expect(await socket.next()).toEqual(okReply('1', '1', room));
  socket.sendText('nonsense');
  await socket.closed();
});

test('names of the language are topics and events like any other', async () => {
  const socket = await connect();
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    socket.send('1', name, name, 'phx_join', {});
    expect((await socket.next())[4]).toEqual({ status: 'error', response: { reason: 'unmatched topic' } });
  }
  const room = topic();
  await socket.join(room, '9');
  socket.send('9', 'a', room, '__proto__', {});
  socket.send(null, 'b', 'phoenix', 'heartbeat', {});
  expect((await socket.quiet()).map(String).some((frame) => frame.startsWith('[null,"b","phoenix"'))).toBe(true);
});

test('a payload named __proto__ is echoed and changes nothing', async () => {
  const socket = await connect();
  const room = topic();
  await socket.join(room, '1');
  socket.sendText(`["1","2","${room}","echo",{"__proto__":{"polluted":true}}]`);
  expect(String(await socket.nextRaw())).toContain('"__proto__":{"polluted":true}');
  socket.send('1', '3', room, 'echo', {});
  expect(String(await socket.nextRaw())).toContain('"response":{}');
});

test.each([
  '[null,null,null,null,null]',
  '["1","1",5,"phx_join",{}]',
  '["1","1",{"a":1},["phx_join"],{}]',
  '[{},[],"test:a","phx_join",{}]',
])('fields of the wrong kind end at most their own socket: %s', async (text) => {
  const [odd, good] = [await connect(), await connect()];
  odd.sendText(text);
  odd.sendText('[null,"after","phoenix","heartbeat",{}]');
  const room = topic();
  expect(await good.join(room, '1')).toEqual(okReply('1', '1', room));
  const lives = odd.next().then(
    () => true,
    () => false,
  );
  if (!(await lives)) expect((await odd.closed()).code).toBe(1011);
});

test('text that is not UTF-8 closes the socket', async () => {
  const socket = await connect();
  socket.raw.send(Buffer.from([0xff, 0xfe, 0x22]), { binary: false });
  expect([1007, 1011]).toContain((await socket.closed()).code);
});
