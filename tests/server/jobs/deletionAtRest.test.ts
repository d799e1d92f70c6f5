import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { newOwner } from '../store/contract/Person.js';
import { openTestStore } from '../engineUnderTest.js';
import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { openJobs } from '../../../server/platform/jobs/openJobs.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { Deletions } from '../../../server/people/yourData/Deletions.js';

test('a deletion that was begun and rests after a failure is not taken back: some of it is gone', async () => {
  vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-deletions-'));
  const stored = await openTestStore({ dataDir, readers: 0 });
  const live = liveEvents(inProcessBus());
  const notifications = await openNotifications({ ...stored, live });
  const handlers = { deleteData: { run: () => Promise.reject(new Error('for the moment')) } };
  const jobs = await openJobs({ ...stored, live, notifications, handlers });
  const deletions = new Deletions(jobs, 0, { deletionBegun: () => undefined });
  const ownerId = newOwner();
  await deletions.begin({ ownerId, email: null }, 'data', ownerId);
  await vi.waitFor(async () =>
    expect((await jobs.list(ownerId)).items).toMatchObject([{ state: 'waiting', attempts: 1 }]),
  );
  await expect(deletions.keep(ownerId)).rejects.toMatchObject({ code: 'JOB_STATE' });
  await jobs.close();
  await stored.close();
  rmSync(dataDir, { recursive: true });
  vi.restoreAllMocks();
});
