import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

import { sqliteSandbox } from '../../../server/people/payments/sandbox/store/sqliteSandbox.js';
import { describeSandboxEngine } from './sandboxEngine.js';

const dataDir = mkdtempSync(join(tmpdir(), 'harta-sandbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

// A folder serves one process: both are the same.
describeSandboxEngine('the payments sandbox in a file', async () => {
  const engine = sqliteSandbox(dataDir);
  return [engine, engine];
});
