import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ulid } from 'ulid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { busKeys, liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type DeletionId, type NotificationId, type OwnerId } from '../../../server/contract/ids.js';
import { type ImportJob } from '../../../server/contract/imports.js';
import { type NotificationPage } from '../../../server/contract/notifications.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { draftOf } from '../../../server/people/notifications/draftOf.js';
import { type Notifications } from '../../../server/people/notifications/Notifications.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { rounds } from '../../soak/rounds.js';
import { newOwner } from '../store/contract/Person.js';
import { bundleWriter, writeAndDie } from '../store/killedWriter.js';

const ROUNDS = rounds('outboxKills');
const ALL = { pageSize: 500 };

let dataDir: string;
let stored: OpenStore;
let notifications: Notifications;
let heard: string[];

async function start(): Promise<void> {
  stored = await openTestStore({ dataDir, readers: 0 });
  const bus = inProcessBus();
  heard = [];
  for (const owner of owners) bus.subscribe(busKeys.notifications(owner), (message) => heard.push(message));
  notifications = await openNotifications({ ...stored, live: liveEvents(bus) });
}
const restart = async () => {
  await stored.close();
  await start();
};

let owners: OwnerId[];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-outbox-'));
  owners = [newOwner(), newOwner()];
  await start();
});
afterEach(async () => {
  await stored.close();
  rmSync(dataDir, { recursive: true });
});

const news = (device = 'Firefox') => draftOf({ kind: 'newDevice', device });
const job = (state: ImportJob['state']) => ({ id: 'job', state }) as unknown as ImportJob;
const told = async (owner: OwnerId) => (await notifications.list(owner, ALL)).items.map(({ uid }) => uid);

describe('what waits in the outbox', () => {
  test('is delivered at the next start when the process ended before it could be', async () => {
    const [ana, bob] = owners as [OwnerId, OwnerId];
    const drafts = [news(), news(), news()] as const;
    await stored.importJobs.put(ana, '1', job('failed'), drafts[0]);
    await stored.importJobs.put(ana, '2', job('failed'), drafts[1]);
    await stored.importJobs.put(bob, '3', job('failed'), drafts[2]);
    expect(await told(ana)).toEqual([]);
    expect((await stored.notificationStore.ownersWaiting()).toSorted()).toEqual([ana, bob].toSorted());
    await restart();
    expect(await told(ana)).toEqual([drafts[1].uid, drafts[0].uid]);
    expect(await told(bob)).toEqual([drafts[2].uid]);
    expect(heard).toHaveLength(3);
    expect(await stored.notificationStore.ownersWaiting()).toEqual([]);
  });

  test('is not written a second time when the process ended before it was taken out', async () => {
    const [ana] = owners as [OwnerId];
    const draft = news();
    for (let time = 0; time < 3; time += 1) {
      // As after a kill between the two files: it lies in the outbox though it has arrived.
      await stored.importJobs.put(ana, '1', job('failed'), draft);
      await restart();
      expect(await notifications.list(ana, ALL)).toMatchObject({ items: [{ uid: draft.uid }], total: 1 });
      expect(await stored.notificationStore.ownersWaiting()).toEqual([]);
      if (time === 1) await notifications.markAsRead(ana, draft.uid);
    }
    expect((await notifications.list(ana, ALL)).unreadTotal).toBe(0);
  });

  test('does not bring back what was read and deleted meanwhile', async () => {
    const [ana] = owners as [OwnerId];
    const draft = news();
    await stored.importJobs.put(ana, '1', job('failed'), draft);
    await notifications.deliver(ana);
    const { deletion } = await notifications.deleteAll(ana);
    await stored.importJobs.put(ana, '1', job('failed'), draft);
    await notifications.deliver(ana);
    expect(await told(ana)).toEqual([]);
    await notifications.restore(ana, deletion as DeletionId);
    expect(await told(ana)).toEqual([draft.uid]);
  });

  test('is delivered once, however many deliver at the same time', async () => {
    const [ana] = owners as [OwnerId];
    const drafts = Array.from({ length: 5 }, () => news());
    for (const draft of drafts) await stored.importJobs.put(ana, draft.uid, job('failed'), draft);
    await Promise.all(drafts.map(() => notifications.deliver(ana)));
    expect(await told(ana)).toEqual(drafts.map(({ uid }) => uid).reverse());
    const written = heard.map((message) => (JSON.parse(message) as { written: NotificationId }).written);
    expect(written).toEqual(drafts.map(({ uid }) => uid));
  });

  test(
    `loses nothing and doubles nothing when the process is killed (${ROUNDS} rounds)`,
    { timeout: ROUNDS * 20_000 },
    async () => {
      await bundleWriter('tests/server/notifications/outboxWriter.ts');
      const owner = owners[0] as OwnerId;
      // The first browser of all is not told.
      await stored.devices.record(owner, { id: ulid(), name: 'first' }, news('first'));
      const names: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await stored.close();
        const lines = await writeAndDie('outboxWriter', dataDir, owner);
        names.push(...lines.filter((line) => line !== 'ready'));
        await start();
        const messages = await allMessages(owner);
        expect(names.filter((name) => !messages.some((message) => message.includes(name)))).toEqual([]);
        expect(new Set(messages).size).toBe(messages.length);
        // At most one a round was written and then not acknowledged.
        expect(messages.length - names.length).toBeLessThanOrEqual(round + 1);
        expect(await stored.notificationStore.ownersWaiting()).toEqual([]);
      }
      expect(names.length).toBeGreaterThanOrEqual(ROUNDS);
    },
  );
});

async function allMessages(owner: OwnerId): Promise<string[]> {
  const messages: string[] = [];
  for (let token: string | undefined = '1'; token !== undefined;) {
    const page: NotificationPage = await notifications.list(owner, { ...ALL, pageToken: token });
    expect(page.total).toBe(page.unreadTotal);
    messages.push(...page.items.map(({ message }) => message));
    token = page.nextPageToken;
    if (token === undefined) expect(page.total).toBe(messages.length);
  }
  return messages;
}
