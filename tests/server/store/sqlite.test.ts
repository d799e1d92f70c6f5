import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SQLITE_CAPABILITIES } from '../../../server/graph/sqlite/SqliteGraphStore.js';
import { openTestStore } from '../engineUnderTest.js';
import { describe } from '../withFiles.js';
import { describeGraphStore } from './graphStoreContract.js';

describe.each([2, 0])('with %i readers', (readers) => {
  describeGraphStore('SQLite', SQLITE_CAPABILITIES, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'harta-store-'));
    const { store, close } = await openTestStore({ dataDir, readers });
    return {
      store,
      close: async () => {
        await close();
        rmSync(dataDir, { recursive: true });
      },
    };
  });
});
