import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type DeletionId, type NotificationId, type OwnerId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { type Notifications } from '../../../server/people/notifications/Notifications.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { newOwner } from '../store/contract/Person.js';

const dataDir = mkdtempSync(join(tmpdir(), 'harta-notifications-'));
let stored: OpenStore;
let notifications: Notifications;
beforeAll(async () => {
  // A deletion can be undone for a minute, which must not pass however busy the machine is.
  vi.useFakeTimers({ toFake: ['Date'] });
  stored = await openTestStore({ dataDir, readers: 0 });
  notifications = await openNotifications({ ...stored, live: liveEvents(inProcessBus()) });
});
afterAll(async () => {
  vi.useRealTimers();
  await stored.close();
  rmSync(dataDir, { recursive: true });
});

/** Something that a person may do; `at` picks among what is there. */
const action = fc.record({
  kind: fc.constantFrom('tell', 'tell', 'tell', 'mark', 'mark', 'markAll', 'delete', 'delete', 'deleteAll', 'restore'),
  at: fc.nat(1000),
});
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

interface Model {
  /** Read or not, by uid, newest last. */
  readonly present: Map<string, boolean>;
  readonly deletions: Map<string, Map<string, boolean>>;
}

const pick = <T>(items: Iterable<T>, at: number): T | undefined => {
  const all = [...items];
  return all[at % Math.max(1, all.length)];
};

/** Does it to the model and to the store; the store's own word names what was made. */
async function perform(owner: OwnerId, { present, deletions }: Model, { kind, at }: Action): Promise<void> {
  const uid = pick(present.keys(), at);
  const take = (uids: readonly string[], deletion: string | undefined) => {
    if (deletion !== undefined)
      deletions.set(deletion, new Map(uids.map((each) => [each, present.get(each) === true])));
    for (const each of uids) present.delete(each);
  };
  if (kind === 'tell') {
    await notifications.tell(owner, { kind: 'exportFinished', file: `${at}.json` });
    const [newest] = (await notifications.list(owner, { pageSize: 1 })).items;
    if (newest !== undefined) present.set(newest.uid, false);
  } else if (kind === 'mark' && uid !== undefined) {
    await notifications.markAsRead(owner, uid as NotificationId);
    present.set(uid, true);
  } else if (kind === 'markAll') {
    await notifications.markAllAsRead(owner);
    for (const each of present.keys()) present.set(each, true);
  } else if (kind === 'delete' && uid !== undefined) {
    take([uid], (await notifications.delete(owner, uid as NotificationId)).deletion);
  } else if (kind === 'deleteAll' && at % 5 === 0) {
    take([...present.keys()], (await notifications.deleteAll(owner)).deletion);
  } else if (kind === 'restore') {
    const deletion = pick(deletions.keys(), at);
    if (deletion === undefined) return;
    await notifications.restore(owner, deletion as DeletionId);
    for (const [each, read] of deletions.get(deletion) ?? []) present.set(each, read);
    deletions.delete(deletion);
  }
}

test('total and unread are right after any 200 operations, and the list is what they say', { timeout: 300_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 200, maxLength: 200 }), async (actions) => {
      const owner = newOwner();
      const model: Model = { present: new Map(), deletions: new Map() };
      for (const each of actions) {
        await perform(owner, model, each);
        const { total, unreadTotal } = await notifications.list(owner, { pageSize: 1 });
        const unread = [...model.present.values()].filter((read) => !read).length;
        expect({ total, unreadTotal }).toEqual({ total: model.present.size, unreadTotal: unread });
      }
      const { items } = await notifications.list(owner, { pageSize: 500 });
      const expected = [...model.present].map(([uid, read]) => `${uid} ${read ? 'read' : 'unread'}`);
      expect(items.map(({ uid, status }) => `${uid} ${status}`)).toEqual(expected.toSorted().reverse());
      const found = await notifications.search(owner, 'export', { pageSize: 500 });
      expect([found.total, found.items]).toEqual([model.present.size, items]);
    }),
    { numRuns: 5 },
  ),
);
