import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll } from 'vitest';

import { Limits } from '../../../server/people/identity/local/limits/Limits.js';
import { openIdentityDatabase } from '../../../server/people/identity/local/store/openIdentityDatabase.js';
import { SteadyClock } from '../../../server/people/identity/local/store/SteadyClock.js';
import { describeAttemptLimits } from './contract/attemptLimits.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-limits-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describeAttemptLimits('limits of the sign-in in SQLite', async () => {
  const db = openIdentityDatabase(dataDir);
  return { limits: new Limits(db, new SteadyClock(db)), close: async () => db.close() };
});
