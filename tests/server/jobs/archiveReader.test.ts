import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';

import { parseExactly } from '../../../server/people/yourData/archive/parseExactly.js';
import { unpackArchive } from '../../../server/people/yourData/archive/readArchive.js';

vi.setConfig({ testTimeout: 120_000 });

const MB = 1024 ** 2;
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'harta-reader-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A text of so many megabytes, without ever holding it. */
function* text(megabytes: number, line: number): Generator<string> {
  const piece = line > MB ? 'x'.repeat(MB) : `${'x'.repeat(line - 1)}\n`.repeat(Math.floor(MB / line));
  for (let made = 0; made < megabytes * MB; made += piece.length) yield piece;
}

async function zipOf(files: Record<string, Iterable<string>>): Promise<string> {
  const zip = new ZipFile();
  for (const [name, pieces] of Object.entries(files)) zip.addReadStream(Readable.from(pieces), name);
  zip.end();
  const path = join(folder, 'a.zip');
  await finished(zip.outputStream.pipe(createWriteStream(path)));
  return path;
}

test('an archive of less than a megabyte with a line of 600 megabytes is refused, and takes no memory', async () => {
  const archive = await zipOf({ 'messages.jsonl': text(600, Infinity) });
  expect(statSync(archive).size).toBeLessThan(MB);
  const before = process.memoryUsage().rss;
  await expect(unpackArchive(archive, join(folder, 'out'))).rejects.toMatchObject({ code: 'FILE_INVALID' });
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB);
});

test.each([
  ['a line that is too long', { 'messages.jsonl': text(2, Infinity) }, { line: MB }],
  ['a file that is read at once and is too large', { 'archive.json': text(2, 100) }, { whole: MB }],
  ['more altogether than is taken', { 'a.jsonl': text(1, 100), 'b.jsonl': text(1, 100) }, { bytes: 1.5 * MB }],
  ['more files than are taken', { 'a.json': ['1'], 'b.json': ['1'], 'c.json': ['1'] }, { files: 2 }],
])('%s is refused on the way', async (_what, files, limits) => {
  const all = { files: 10, bytes: 100 * MB, line: 10 * MB, whole: 10 * MB, ratio: 500, ...limits };
  const archive = await zipOf(files as Record<string, Iterable<string>>);
  await expect(unpackArchive(archive, join(folder, 'out'), undefined, all)).rejects.toMatchObject({
    code: 'FILE_INVALID',
  });
});

test('a file that is packed a thousand times is refused beyond the first megabytes', async () => {
  const archive = await zipOf({ 'projects/1.harta.json': text(100, Infinity) });
  await expect(unpackArchive(archive, join(folder, 'out'))).rejects.toMatchObject({ code: 'FILE_INVALID' });
});

test('lines of every length up to the bound are let through', async () => {
  const archive = await zipOf({ 'messages.jsonl': [...text(2, 100), ...text(2, 70_000), 'the end'] });
  expect(await unpackArchive(archive, join(folder, 'out'))).toEqual(['messages.jsonl']);
});

test.each([
  ['{"n":12345678901234567890}', { n: '12345678901234567890' }],
  ['{"n":-9007199254740993,"m":9007199254740991}', { n: '-9007199254740993', m: 9007199254740991 }],
  ['["12345678901234567890\\" 12345678901234567",1.5,1e30]', ['12345678901234567890" 12345678901234567', 1.5, 1e30]],
  ['{"a\\\\":1234567890123456789}', { 'a\\': '1234567890123456789' }],
])('%s is read exactly', (json, value) => expect(parseExactly(json)).toEqual(value));

test('a name that JavaScript gives a meaning of its own is kept, and is no prototype', () => {
  const value = parseExactly('{"__proto__":{"x":12345678901234567890}}') as Record<string, unknown>;
  expect(Object.keys(value)).toEqual(['__proto__']);
  expect((value as { x?: unknown }).x).toBeUndefined();
});
