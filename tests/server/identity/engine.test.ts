import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll } from 'vitest';

import { sqliteEngine } from '../../../server/people/identity/local/store/sqliteEngine.js';
import { describeIdentityEngine } from './contract/engine.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-sign-in-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describeIdentityEngine('the local sign-in in SQLite', async () => {
  const engine = sqliteEngine(dataDir);
  return [engine, engine];
});
