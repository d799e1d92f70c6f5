import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { sealingKey } from './sealingKey.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harta-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a key is made once, for its owner alone, and nothing else is left', async () => {
  const file = path.join(folder, 'some.key');
  const [one, other] = await Promise.all([sealingKey(file), sealingKey(file)]);
  expect(one).toHaveLength(32);
  expect(other).toEqual(one);
  expect(await sealingKey(file)).toEqual(one);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['some.key']);
});

test('a key that was cut short is made anew', async () => {
  const file = path.join(folder, 'some.key');
  await writeFile(file, 'short');
  const key = await sealingKey(file);
  expect(key).toHaveLength(32);
  expect(await sealingKey(file)).toEqual(key);
});
