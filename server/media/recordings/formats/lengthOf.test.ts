import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { type RecordingType } from '../../../../domain/audio/recording.js';
import { lengthOf } from './lengthOf.js';

const folder = mkdtempSync(path.join(tmpdir(), 'harta-length-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lengthOfBytes = (type: RecordingType, bytes: Buffer) => {
  const file = path.join(folder, `sound.${type}`);
  writeFileSync(file, bytes);
  return lengthOf(file, type);
};

function box(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(name, 4);
  return Buffer.concat([head, body]);
}

function movieHeader(scale: number, duration: number): Buffer {
  const body = Buffer.alloc(100);
  body.writeUInt32BE(scale, 12);
  body.writeUInt32BE(duration, 16);
  return box('mvhd', body);
}

function page(samples: bigint, body: Buffer, serial = 7): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 0);
  head.writeBigUInt64LE(samples, 6);
  head.writeUInt32LE(serial, 14);
  head.writeUInt8(1, 26);
  head.writeUInt8(body.length, 27);
  return Buffer.concat([head, body]);
}

function opusHead(skipped: number): Buffer {
  const body = Buffer.alloc(19);
  body.write('OpusHead', 0);
  body.writeUInt16LE(skipped, 10);
  return body;
}

test('an M4A file tells its length at its end too', async () => {
  const sound = [box('ftyp', Buffer.from('M4A \0\0\0\0')), box('mdat', Buffer.alloc(5000))];
  const movie = box('moov', movieHeader(1000, 600_000));
  expect(await lengthOfBytes('m4a', Buffer.concat([...sound, movie]))).toBe(600);
  expect(await lengthOfBytes('m4a', Buffer.concat(sound))).toBe('unknown');
  expect(await lengthOfBytes('m4a', Buffer.concat([...sound, box('moov', movieHeader(0, 1))]))).toBe('unknown');
  expect(await lengthOfBytes('m4a', Buffer.concat([...sound, Buffer.alloc(64)]))).toBe('unknown');
});

test('an OGG file tells its length by its last page', async () => {
  const vorbis = Buffer.alloc(30);
  vorbis.write('\u0001vorbis', 0, 'latin1');
  vorbis.writeUInt32LE(16_000, 12);
  const sound = page(1n, Buffer.from('a sound in which the letters OggS stand'));
  expect(
    await lengthOfBytes(
      'ogg',
      Buffer.concat([page(0n, opusHead(312)), sound, page(28_800_312n, Buffer.from('OggS, again'))]),
    ),
  ).toBe(600);
  expect(await lengthOfBytes('ogg', Buffer.concat([page(0n, vorbis), page(32_000n, Buffer.alloc(9))]))).toBe(2);
  const other = page(32_000n, Buffer.alloc(9), 8);
  expect(await lengthOfBytes('ogg', Buffer.concat([page(0n, vorbis), other]))).toBe('unknown');
  expect(await lengthOfBytes('ogg', Buffer.concat([page(0n, Buffer.alloc(30)), page(9n, Buffer.alloc(9))]))).toBe(
    'unknown',
  );
  expect(await lengthOfBytes('ogg', Buffer.from('OggS and no more than that'))).toBe('unknown');
});

/** An element of WebM with its size in eight bytes, or none, as browsers write it. */
function element(id: string, body: Buffer, isSized = true): Buffer {
  const size = Buffer.alloc(8, 0xff);
  if (isSized) size.writeBigUInt64BE(BigInt(body.length) + 2n ** 56n);
  else size.writeUInt8(1, 0);
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

/** Half a second of blocks, from so many milliseconds on. */
function cluster(time: number, isSized: boolean): Buffer {
  const at = Buffer.alloc(4);
  at.writeUInt32BE(time);
  const blocks = Array.from({ length: 25 }, (_, place) => {
    const block = Buffer.from('\0\0\0\0 a sound in which \u001fC\u00b6u stands', 'latin1');
    block.writeUInt8(0x81, 0);
    block.writeInt16BE(place * 20, 1);
    return element('a3', block);
  });
  return element('1f43b675', Buffer.concat([element('e7', at), ...blocks]), isSized);
}

function webm(info: Buffer, clusters: readonly Buffer[], isSized: boolean): Buffer {
  const segment = Buffer.concat([element('1549a966', info), element('1654ae6b', Buffer.alloc(40)), ...clusters]);
  return Buffer.concat([element('1a45dfa3', Buffer.alloc(20)), element('18538067', segment, isSized)]);
}

test('a WebM file tells its length in its head, or by its last sound where a browser recorded it', async () => {
  const scale = element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40]));
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(600_000);
  const told = webm(Buffer.concat([scale, element('4489', duration)]), [cluster(0, true)], true);
  expect(await lengthOfBytes('webm', told)).toBe(600);
  const clusters = (isSized: boolean) => [cluster(0, isSized), cluster(599_500, isSized)];
  for (const isSized of [true, false])
    expect(await lengthOfBytes('webm', webm(scale, clusters(isSized), isSized))).toBe(600);
  // Cut off within a block: nobody knows.
  const cut = webm(scale, clusters(false), false).subarray(0, -9);
  expect(await lengthOfBytes('webm', cut)).toBe('unknown');
  expect(await lengthOfBytes('webm', webm(scale, [], true))).toBe('unknown');
});
