import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

import { openTestStore } from '../engineUnderTest.js';
import { bytesOf } from '../store/bytes.js';
import { PERSONAL_LIMITS } from './contract/PersonalRecords.js';
import { describe } from '../withFiles.js';
import { describePersonalStores } from './personalStoresContract.js';

const dataDir = mkdtempSync(join(tmpdir(), 'harta-personal-'));
describe('records of persons', () =>
  describePersonalStores('in SQLite', async () => {
    const opened = await openTestStore({ dataDir, readers: 0, limits: PERSONAL_LIMITS });
    return {
      stores: opened,
      settings: opened.settingsStore,
      personRecords: opened.personRecords,
      notifications: opened.notificationStore,
      newProject: async (owner) => (await opened.store.createProject(owner, 'A project')).id,
      bytes: async (owner) => {
        // What waits to be carried out counts until then.
        for (const { key } of await opened.store.waitingEffects(owner)) await opened.store.effectDone(owner, key);
        return (await bytesOf(dataDir, owner)).counted;
      },
      setState: (scope, fate) => opened.store.setProjectState(scope, fate),
      close: opened.close,
    };
  }));
afterAll(() => rmSync(dataDir, { recursive: true }));
