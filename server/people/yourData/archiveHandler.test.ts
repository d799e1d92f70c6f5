import { expect, test, vi } from 'vitest';

import { type Job } from '../../contract/jobs.js';
import { type OwnerId } from '../../contract/ids.js';
import { type ArchiveSource, type SnapshotSource } from './archive/entries.js';
import { ArchiveFolder } from './ArchiveFolder.js';
import { archiveHandler } from './archiveHandler.js';

const HOUR_MS = 60 * 60_000;

test('the mail of an archive says how long it can be downloaded on this installation', () => {
  const archiveReady = vi.fn();
  const source = { letters: { archiveReady }, archiveLifeMs: 3 * HOUR_MS } as unknown as ArchiveSource &
    SnapshotSource & {
      readonly letters: { archiveReady: typeof archiveReady };
    };
  const handler = archiveHandler(source, new ArchiveFolder('/nowhere'));
  handler.ended?.('ana' as OwnerId, { endedAt: '2026-01-01T10:00:00.000Z' } as Job, {});
  expect(archiveReady).toHaveBeenCalledWith('ana', new Date('2026-01-01T13:00:00.000Z'));
});
