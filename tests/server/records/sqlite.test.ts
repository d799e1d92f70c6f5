import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

import { openStore } from '../../../server/platform/store/openStore.js';
import { describeRecordStores } from './recordStoresContract.js';

for (const readers of [1, 0]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-records-'));
  describeRecordStores(`SQLite, ${readers === 0 ? 'in this thread' : 'in workers'}`, async () => {
    const opened = await openStore({ dataDir, readers });
    return { stores: opened, close: opened.close };
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));
}
