import { afterAll, beforeAll, expect, test } from 'vitest';

import { openProcessing } from '../../server/media/processing/openProcessing.js';
import { openNotifications } from '../../server/people/notifications/openNotifications.js';
import { inProcessBus } from '../../server/platform/bus/Bus.js';
import { liveEvents } from '../../server/platform/bus/liveEvents.js';
import { type Jobs, MOST_WAITING, openJobs } from '../../server/platform/jobs/openJobs.js';
import { openPostgresStore } from '../../server/platform/store/openPostgresStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { newOwner } from '../server/store/contract/Person.js';
import { newDatabase, type OwnDatabase } from './postgres.js';

let database: OwnDatabase;
const stores: OpenStore[] = [];
const opened: Jobs[] = [];
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(async () => {
  await Promise.all(opened.map((jobs) => jobs.close()));
  await Promise.all(stores.map((stored) => stored.close()));
  await database.drop();
});

/** A process that takes texts, and reads none. */
async function processTaking() {
  const stored = await openPostgresStore({ url: database.url, connections: 4 }, { dataDir: '' });
  stores.push(stored);
  const live = liveEvents(inProcessBus());
  const notifications = await openNotifications({ ...stored, live });
  const jobs = await openJobs({ ...stored, live, notifications, handlers: {}, isDoing: false, isShared: true });
  opened.push(jobs);
  return { jobs, processing: openProcessing({ ...stored, jobs, runEffects: async () => undefined }) };
}

test('of sixty texts that are sent at once to two processes as many are kept as may wait, and the others refused', async () => {
  const processes = [await processTaking(), await processTaking()];
  const scope = { ownerId: newOwner() };
  const sent = await Promise.allSettled(
    Array.from({ length: 60 }, (_, at) =>
      processes[at % 2]?.processing.processText(scope, { text: `Ada ${at} was born.` }),
    ),
  );
  const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused).toHaveLength(60 - MOST_WAITING);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'TOO_MANY_WAITING' });
  expect((await processes[0]?.jobs.list(scope.ownerId))?.total).toBe(MOST_WAITING);
});
