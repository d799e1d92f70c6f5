import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SQLITE_CAPABILITIES } from '../../../server/graph/sqlite/SqliteGraphStore.js';
import { openStore } from '../../../server/platform/store/openStore.js';
import { describeGraphStore } from './graphStoreContract.js';

for (const readers of [2, 0]) {
  describeGraphStore(`SQLite, ${readers === 0 ? 'in this thread' : 'in workers'}`, SQLITE_CAPABILITIES, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'harta-store-'));
    const { store, close } = await openStore({ dataDir, readers });
    return {
      store,
      close: async () => {
        await close();
        rmSync(dataDir, { recursive: true });
      },
    };
  });
}
