import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { RevokedPersons } from '../../../server/people/identity/RevokedPersons.js';
import { capabilities } from '../engineUnderTest.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';

/** From now on no file of this process may grow or be written, or all may again. */
const setDisk = (is: 'full' | 'free') =>
  execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${is === 'full' ? '0' : 'unlimited'}:unlimited`]);

// A database elsewhere takes the end of sessions whatever the disk of this process does.
describe.runIf(capabilities.keepsFiles && process.platform === 'linux')(
  'signing out everywhere on a full disk, where Google keeps the accounts',
  () => {
    let folder: string;
    let server: TestServer;
    beforeEach(async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      folder = await mkdtemp(path.join(tmpdir(), 'harta-revoked-'));
    });
    afterEach(async () => {
      setDisk('free');
      vi.restoreAllMocks();
      await server?.close();
      await rm(folder, { recursive: true, force: true });
    });

    test('ends every session at once, and for good', async () => {
      const revoked = new RevokedPersons(folder);
      server = await startTestServer({
        logger: { level: 'silent' },
        identity: {
          endSessions: async () => undefined,
          endSessionsOnFullDisk: (owner, second) => revoked.revoke(owner, second),
          signIns: null,
          now: Date.now,
          stands: async () => true,
        },
      });
      await server.call('ana', 'POST', '/api/neo4j/create-user-if-not-exists');
      setDisk('full');
      const answer = await server.call('ana', 'POST', '/api/identity/sign-out-everywhere');
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"at"')]);
      const second = Date.parse(answer.json<{ at: string }>().at) / 1000;
      expect([revoked.since('ana' as OwnerId), revoked.since('bob' as OwnerId)]).toEqual([second, 0]);

      // After a start on the full disk, and on a free one, when the records say it.
      const again = new RevokedPersons(folder);
      expect(again.since('ana' as OwnerId)).toBe(second);
      await expect(again.settle(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
      setDisk('free');
      const settled: unknown[] = [];
      await again.settle(async (...kept) => void settled.push(kept));
      expect(settled).toEqual([['ana', second]]);
      expect(new RevokedPersons(folder).since('ana' as OwnerId)).toBe(0);
    });
  },
);
