import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

import { openTestStore } from '../engineUnderTest.js';
import { describe } from '../withFiles.js';
import { describeRecordStores } from './recordStoresContract.js';

describe.each([1, 0])('with %i readers', (readers) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-records-'));
  describeRecordStores('SQLite', async () => {
    const opened = await openTestStore({ dataDir, readers });
    return { stores: opened, close: opened.close };
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));
});
