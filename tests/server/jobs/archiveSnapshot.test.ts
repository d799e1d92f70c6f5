import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ulid } from 'ulid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type NotificationId, type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ana = 'ana' as OwnerId;
const TOLD = 30;

describe.each([0, 1])('with %i readers', (readers) => {
  let dataDir: string;
  let stored: OpenStore;
  let projectId: ProjectId;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'harta-snapshot-'));
    stored = await openTestStore({ dataDir, readers });
    projectId = await stored.store.ensureDefaultProject(ana);
    for (let index = 0; index < TOLD; index += 1)
      await stored.notificationStore.writeNotification(ana, {
        ...{ uid: ulid(index) as NotificationId, kind: 'dataDeleted', params: {}, link: null },
        ...{ messages: { en: `${index}`, ro: `${index}` }, createdAt: new Date().toISOString() },
      });
  });
  afterEach(async () => {
    await stored.close();
    rmSync(dataDir, { recursive: true });
  });

  async function readAll(from: Pick<OpenStore, 'personRecords'>, between: () => Promise<unknown>) {
    const found: unknown[] = [];
    let after: string | number | null = null;
    do {
      const slice: Awaited<ReturnType<OpenStore['personRecords']['recordSlice']>> =
        await from.personRecords.recordSlice(ana, 'notifications', after, 10);
      found.push(...slice.items.map(({ messageEn }) => messageEn));
      after = slice.next;
      await between();
    } while (after !== null);
    return found;
  }
  const everyOne = Array.from({ length: TOLD }, (_, index) => String(index));

  /** Deletes what was read already. */
  async function deleteFirst(): Promise<void> {
    const { items } = await stored.notificationStore.notificationPage(ana, { pageSize: 100, pageToken: '1' });
    const last = items.at(-1);
    if (last !== undefined) await stored.notificationStore.deleteNotification(ana, last.uid);
  }

  test('a deletion of what was read passes no other record over', async () => {
    expect(await readAll(stored, deleteFirst)).toEqual(everyOne);
  });

  test('a snapshot is of one moment, whatever is written and deleted meanwhile, and open for minutes', async () => {
    const snapshot = await stored.snapshot(ana);
    const scope = { ownerId: ana, projectId };
    expect(
      await readAll(snapshot, async () => {
        await stored.notificationStore.deleteAllNotifications(ana);
        await stored.store.createNode(scope, { labels: ['New'], properties: {} }, { source: 'hand' });
        await stored.settingsStore.update(ana, { theme: 'dark' });
      }),
    ).toEqual(everyOne);
    expect(await snapshot.store.exportNodes(scope, null, 10)).toMatchObject({ items: [] });
    expect(await snapshot.settingsStore.read(ana)).toMatchObject({ theme: 'system' });
    await snapshot.close();
    expect(await stored.settingsStore.read(ana)).toMatchObject({ theme: 'dark' });
  });
});
