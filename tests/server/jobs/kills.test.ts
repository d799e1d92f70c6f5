import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { openJobs } from '../../../server/platform/jobs/openJobs.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { type NotificationPage } from '../../../server/contract/notifications.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { rounds } from '../../soak/rounds.js';
import { newOwner } from '../store/contract/Person.js';
import { bundleWriter, writeAndDie } from '../store/killedWriter.js';
import { makingHandler } from './makingHandler.js';

const ROUNDS = rounds('jobKills');
const owner = newOwner();

/** The names of all nodes that jobs have made. */
async function made({ store }: OpenStore): Promise<string[]> {
  const names: string[] = [];
  for (let after: string | null = null, more = true; more; more = after !== null) {
    const slice = await store.exportNodes({ ownerId: owner }, after, 500);
    names.push(...slice.items.map(({ properties }) => String(properties['name'])));
    after = slice.next;
  }
  return names.toSorted();
}

/** The names of all jobs whose end was told. */
async function told({ notificationStore }: OpenStore): Promise<string[]> {
  const names: string[] = [];
  for (let token: string | undefined = '1'; token !== undefined;) {
    const page: NotificationPage = await notificationStore.notificationPage(owner, { pageSize: 500, pageToken: token });
    names.push(...page.items.map(({ message }) => message.match(/: (\w+)\./)?.[1] ?? message));
    token = page.nextPageToken;
  }
  return names.toSorted();
}

/** Opens the jobs as the next start does, and waits until nothing is left to do. */
async function finish(stored: OpenStore): Promise<void> {
  const live = liveEvents(inProcessBus());
  const notifications = await openNotifications({ ...stored, live });
  const jobs = await openJobs({ ...stored, live, notifications, handlers: { test: makingHandler(stored.store) } });
  await vi.waitFor(async () => expect(await stored.jobStore.nextJobAt()).toBeNull(), { timeout: 60_000 });
  await jobs.close();
}

test(
  `each job ends once, whenever its process is killed (${ROUNDS} rounds)`,
  { timeout: ROUNDS * 30_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'harta-jobs-'));
    await bundleWriter('tests/server/jobs/jobsWriter.ts');
    const promised: string[] = [];
    let interrupted = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const lines = await writeAndDie('jobsWriter', dataDir, owner);
      promised.push(...lines.filter((line) => line !== 'ready'));
      const stored = await openTestStore({ dataDir, readers: 0 });
      const before = await stored.jobStore.jobs(owner);
      interrupted += before.filter(({ state }) => state === 'running').length;
      await finish(stored);
      const [nodes, ends] = [await made(stored), await told(stored)];
      // One that was kept, and whose promise the kill cut off, is done too.
      expect(promised.filter((name) => !nodes.includes(name))).toEqual([]);
      expect(new Set(nodes).size).toBe(nodes.length);
      expect(ends).toEqual(nodes);
      expect((await stored.jobStore.jobs(owner)).every(({ state }) => state === 'done')).toBe(true);
      await stored.close();
    }
    expect(promised.length).toBeGreaterThan(ROUNDS);
    expect(interrupted).toBeGreaterThan(0);
    rmSync(dataDir, { recursive: true });
  },
);
