import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { connect } from '../../storage/driver.js';
import { fileFault } from './fileFault.js';
import { IdleChecks } from './IdleChecks.js';

const DAY = 24 * 60 * 60_000;
const SOUND = 'app.db';
const DAMAGED = join('people', 'damaged.db');

let folder: string;
let idle: number;
let checked: string[];
let checks: IdleChecks;
const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);

function writeDatabase(name: string): void {
  const db = connect(join(folder, name));
  db.exec('CREATE TABLE word (text TEXT)');
  db.close();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harta-idle-'));
  mkdirSync(join(folder, 'people'));
  writeDatabase(SOUND);
  writeFileSync(join(folder, DAMAGED), 'no database at all'.repeat(1000));
  idle = 60_000;
  checked = [];
  checks = new IdleChecks({
    folder,
    idleFor: () => idle,
    check: async (file) => {
      checked.push(file.slice(folder.length + 1));
      return fileFault(file, 'quick_check');
    },
  });
  warned.mockClear();
});
afterEach(async () => {
  await checks.stop();
  rmSync(folder, { recursive: true });
});

const results = () => JSON.parse(readFileSync(join(folder, 'checks.json'), 'utf8')) as Record<string, object>;

test('while somebody uses the store no file is looked into', async () => {
  idle = 1000;
  await checks.next();
  expect(checked).toEqual([]);
});

test('each file is looked into once a day, one at a time, and a damaged one is told with what to do', async () => {
  const now = Date.now();
  await checks.next(now);
  expect(checked).toHaveLength(1);
  await checks.next(now);
  await checks.next(now);
  expect([...checked].sort()).toEqual([SOUND, DAMAGED]);
  expect(results()).toMatchObject({ [SOUND]: { fault: null }, [DAMAGED]: { fault: expect.any(String) } });
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned.mock.calls[0]?.[0]).toMatch(/^people.damaged\.db is damaged .*stop Harta and run: npm run check$/);
  await checks.next(now + DAY);
  await checks.next(now + DAY);
  expect(checked).toHaveLength(4);
});
