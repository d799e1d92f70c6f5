import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import { openIdentityDatabase } from './openIdentityDatabase.js';
import { SteadyClock } from './SteadyClock.js';

const START = 1_800_000_000_000;
const HOUR = 3600_000;

let dataDir: string;
let db: OwnedDatabase;
let wall: number;
let elapsed: number;
const clock = () => new SteadyClock(db, { wall: () => wall, elapsed: () => elapsed });

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'harta-clock-'));
  db = openIdentityDatabase(dataDir);
  [wall, elapsed] = [START, 0];
});
afterEach(() => {
  db.close();
  rmSync(dataDir, { recursive: true });
});

test('goes on at its own pace while the clock of the machine is set back, and with it when that is set on', () => {
  const steady = clock();
  wall -= HOUR;
  elapsed += 1_000;
  expect(steady.now()).toBe(START + 1_000);
  wall = START + 2 * HOUR;
  expect(steady.now()).toBe(START + 2 * HOUR);
});

test('begins at a restart with the latest time that was kept, and goes on from there', () => {
  clock().keep();
  wall -= 24 * HOUR;
  const again = clock();
  expect(again.now()).toBe(START);
  elapsed += HOUR;
  expect(again.now()).toBe(START + HOUR);
});
