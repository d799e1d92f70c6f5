import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { checkData } from '../../../server/commands/checkData.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harta-checked-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder without databases is told to be one, and neither sound nor made', async () => {
  const wrong = path.join(folder, 'dta');
  for (const asked of [[wrong], [wrong, '--begin-anew', 'people/a.db']])
    await expect(checkData({}, asked)).rejects.toThrow(`There are no databases of Harta in ${wrong}.`);
  await expect(checkData({ HARTA_DATA_DIR: folder }, [])).rejects.toThrow('There are no databases of Harta');
  expect(existsSync(wrong)).toBe(false);
});
