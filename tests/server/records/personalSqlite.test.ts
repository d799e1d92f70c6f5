import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

import { openStore } from '../../../server/platform/store/openStore.js';
import { bytesOf } from '../store/bytes.js';
import { PERSONAL_LIMITS } from './contract/PersonalRecords.js';
import { describePersonalStores } from './personalStoresContract.js';

const dataDir = mkdtempSync(join(tmpdir(), 'harta-personal-'));
describePersonalStores('records of persons in SQLite', async () => {
  const opened = await openStore({ dataDir, readers: 0, limits: PERSONAL_LIMITS });
  return {
    stores: opened,
    settings: opened.settingsStore,
    personRecords: opened.personRecords,
    notifications: opened.notificationStore,
    newProject: async (owner) => (await opened.store.createProject(owner, 'A project')).id,
    bytes: async (owner) => bytesOf(dataDir, owner).counted,
    setState: (scope, fate) => opened.store.setProjectState(scope, fate),
    close: opened.close,
  };
});
afterAll(() => rmSync(dataDir, { recursive: true }));
