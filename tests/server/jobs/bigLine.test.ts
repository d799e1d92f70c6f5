import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { afterAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';

import { unpackInThread } from '../../../server/people/yourData/archive/unpackInThread.js';

const folder = mkdtempSync(join(tmpdir(), 'harta-big-line-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As long as a line may be, and of letters that cannot be packed. */
function* line(): Generator<Buffer> {
  yield Buffer.from('{"text":"');
  for (let left = 60; left > 0; left -= 1) yield Buffer.from(randomBytes(768 * 1024).toString('base64'));
  yield Buffer.from('"}\n');
}

test('an archive with a line of more than its thread has memory for is refused, and the process goes on', async () => {
  const zip = new ZipFile();
  zip.addReadStream(Readable.from(line()), 'savedViews.jsonl');
  zip.end();
  const file = join(folder, 'a.zip');
  await finished(zip.outputStream.pipe(createWriteStream(file)));
  const into = join(folder, 'unpacked');
  mkdirSync(into);
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 20);
  await expect(unpackInThread(file, into, new AbortController().signal, 24)).rejects.toMatchObject({
    code: 'FILE_UNPACKS_TOO_LARGE',
  });
  clearInterval(beat);
  expect(longest).toBeLessThan(1500);
});
