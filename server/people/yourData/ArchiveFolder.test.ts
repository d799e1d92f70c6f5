import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { type JobId, type OwnerId } from '../../contract/ids.js';
import { ArchiveFolder } from './ArchiveFolder.js';

const [ana, job] = ['ana' as OwnerId, '01JOB' as JobId];
let dataDir: string;
let folder: ArchiveFolder;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'harta-archives-'));
  folder = new ArchiveFolder(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('to ask for an archive, and to remove one, makes nothing', async () => {
  expect(await folder.sizeOf(ana, job)).toBeUndefined();
  await folder.remove(ana, job);
  expect(existsSync(path.join(dataDir, 'archives'))).toBe(false);
});

test('what a job made is removed, and what another made stays', async () => {
  const [made, other] = [await folder.place(ana, job, 'zip'), await folder.place(ana, '02JOB' as JobId, 'zip')];
  for (const file of [made, other]) writeFileSync(file, 'four');
  expect(await folder.sizeOf(ana, job)).toBe(4);
  await folder.remove(ana, job);
  expect([existsSync(made), existsSync(other)]).toEqual([false, true]);
});
