import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, test } from 'vitest';

import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { expectAsReference } from './differential.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-query-'));
let opened: OpenStore;

beforeAll(async () => {
  opened = await openTestStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

describe('the planner of the engine', () => {
  test('answers queries at random over graphs at random as the reference does', async () => {
    await expectAsReference(opened.store);
  }, 3_600_000);
});
