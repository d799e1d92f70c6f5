import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { ulid } from 'ulid';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { openJobs } from '../../../server/platform/jobs/openJobs.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { openTestStore } from '../engineUnderTest.js';
import { killsItselfAmong } from '../effects/killsItself.js';
import { makingHandler } from './makingHandler.js';

/**
 * Asks for one job after the other while it does them, and is killed: at a moment between two steps of its own choice, or by its
 * parent at any other. It says the name of each job that it was promised.
 */
const [dataDir = '', ownerId = '', worker = ''] = process.argv.slice(2);
const owner = ownerId as OwnerId;
const opened = await openTestStore({ dataDir, readers: 1, workerUrl: pathToFileURL(worker) });
const { store, jobStore } = opened;

/** Steps until this process kills itself; some of them are steps of jobs, others of who asks for them. */
const { step, stepping } = killsItselfAmong(60);

const live = liveEvents(inProcessBus());
const notifications = await openNotifications({ ...opened, live });
const jobs = await openJobs({
  jobStore: {
    ...jobStore,
    leaseJob: stepping(jobStore.leaseJob),
    endJob: stepping(jobStore.endJob),
    renewJob: stepping(jobStore.renewJob),
  },
  handlers: { test: makingHandler({ applyPatch: stepping(store.applyPatch) }) },
  notifications: { deliver: stepping(notifications.deliver) },
  live,
  leaseMs: 30,
});

writeSync(1, 'ready\n');
for (;;) {
  const name = ulid();
  await jobs.ask(owner, { kind: 'test', key: name, payload: { name } });
  writeSync(1, `${name}\n`);
  step();
}
