import { expect, it } from 'vitest';

import { type DeletionId, type NotificationId, type OwnerId } from '../../../../server/contract/ids.js';
import { type ImportJob } from '../../../../server/contract/imports.js';
import { draftOf } from '../../../../server/people/notifications/draftOf.js';
import { type NotificationDraft } from '../../../../server/people/records/NotificationStore.js';
import { newOwner } from '../../store/contract/Person.js';
import { manyTimes, type Records } from './Records.js';

const ALL = { pageSize: 100 };
const news = (file: string): NotificationDraft => draftOf({ kind: 'exportFinished', file });
const MISSING = { code: 'NOTIFICATION_NOT_FOUND' };

/** What every store of notifications must do. */
export function describeNotifications(current: () => Records): void {
  const store = () => current().stores.notificationStore;
  const uids = async (owner: OwnerId) => (await store().notificationPage(owner, ALL)).items.map(({ uid }) => uid);

  /** Writes some, oldest first. */
  async function written(owner: OwnerId, files: readonly string[]): Promise<NotificationId[]> {
    const drafts = files.map(news);
    for (const draft of drafts) await store().writeNotification(owner, draft);
    return drafts.map(({ uid }) => uid);
  }

  it('writes one once, however often it comes, and none of a kind that is muted', async () => {
    const [owner, muted] = [newOwner(), newOwner()];
    await current().stores.settingsStore.update(muted, { mutedKinds: ['exportFinished'], language: 'ro' });
    await current().stores.settingsStore.update(owner, { language: 'ro' });
    const draft = news('a.json');
    await Promise.all(manyTimes(() => store().writeNotification(owner, draft)));
    await store().writeNotification(muted, news('a.json'));
    await current().reopen();
    expect(await store().notificationPage(owner, ALL)).toMatchObject({ total: 1, unreadTotal: 1 });
    const one = await store().notification(owner, draft.uid);
    expect(one).toMatchObject({ status: 'unread', messages: draft.messages, message: draft.messages.ro });
    expect(await uids(muted)).toEqual([]);
    expect(await store().hasNotification(owner, draft.uid)).toBe(true);
    expect(await store().hasNotification(muted, draft.uid)).toBe(false);
    await expect(store().notification(newOwner(), draft.uid)).rejects.toMatchObject(MISSING);
  });

  it('pages through them, newest first, and narrows by status, kind and words of either language', async () => {
    const owner = newOwner();
    const all = await written(owner, ['Șarpe.json', 'two.json', 'three.json', 'four.json']);
    const first = await store().notificationPage(owner, { pageSize: 3 });
    const token = first.nextPageToken ?? '';
    const last = await store().notificationPage(owner, { pageSize: 3, pageToken: token });
    expect([...first.items, ...last.items].map(({ uid }) => uid)).toEqual(all.toReversed());
    expect([first.total, last.nextPageToken]).toEqual([4, undefined]);
    const other = newOwner();
    await written(other, ['theirs']);
    await expect(store().notificationPage(other, { pageSize: 3, pageToken: token })).rejects.toMatchObject({
      code: 'PAGE_TOKEN_INVALID',
    });
    await store().markNotification(owner, all[1] as NotificationId);
    const totalOf = async (query: object, text?: string) =>
      (await store().notificationPage(owner, { ...ALL, ...query }, text)).total;
    expect(await totalOf({ status: 'READ' })).toBe(1);
    expect(await totalOf({ status: 'UNREAD', kind: 'exportFinished' })).toBe(3);
    expect(await totalOf({ kind: 'newDevice' })).toBe(0);
    expect(await Promise.all(['sarp', 'json ȘARPE', 'nowhere', '!', ' '].map((text) => totalOf({}, text)))).toEqual([
      ...[1, 1, 0, 0, 4],
    ]);
  });

  it('marks one and all as read, and says what is left unread and whether anything changed', async () => {
    const owner = newOwner();
    const [one] = (await written(owner, ['a', 'b', 'c'])) as [NotificationId];
    const marked = await store().markNotification(owner, one);
    expect(marked).toMatchObject({ changed: true, unreadTotal: 2, answer: { notification: { status: 'read' } } });
    expect(await store().markNotification(owner, one)).toMatchObject({ changed: false, unreadTotal: 2 });
    const counted = (await Promise.all(manyTimes(() => store().markAllNotifications(owner)))).map(
      ({ answer }) => answer.marked,
    );
    expect(counted.toSorted((left, right) => right - left).slice(0, 2)).toEqual([2, 0]);
    await expect(store().markNotification(newOwner(), one)).rejects.toMatchObject(MISSING);
  });

  it('brings back what was deleted, as it was, once', async () => {
    const owner = newOwner();
    const [one, two] = (await written(owner, ['a', 'b'])) as [NotificationId, NotificationId];
    await store().markNotification(owner, one);
    const { answer } = await store().deleteAllNotifications(owner);
    expect(answer).toMatchObject({ deleted: 2, unreadTotal: 0 });
    expect(await store().deleteAllNotifications(owner)).toMatchObject({ changed: false, answer: { deleted: 0 } });
    await expect(store().deleteNotification(owner, one)).rejects.toMatchObject(MISSING);
    const deletion = answer.deletion as DeletionId;
    await expect(store().restoreNotifications(newOwner(), deletion)).rejects.toMatchObject(MISSING);
    await current().reopen();
    expect(await store().restoreNotifications(owner, deletion)).toMatchObject({
      answer: { restored: 2 },
      unreadTotal: 1,
    });
    expect(await uids(owner)).toEqual([two, one]);
    await expect(store().restoreNotifications(owner, deletion)).rejects.toMatchObject(MISSING);
  });

  it('delivers what lies in the outbox once, in its order, however many deliver it', async () => {
    const owner = newOwner();
    const drafts = ['a', 'b', 'c'].map(news);
    const { importJobs } = current().stores;
    for (const [at, draft] of drafts.entries())
      await importJobs.put(owner, `${at}`, { id: `${at}` } as ImportJob, draft);
    expect(await uids(owner)).toEqual([]);
    await current().reopen();
    expect(await store().ownersWaiting()).toContain(owner);
    const delivered = (await Promise.all(manyTimes(() => store().deliverOutbox(owner)))).flat();
    expect(delivered).toEqual(drafts.map(({ uid }) => uid));
    expect(await uids(owner)).toEqual(delivered.toReversed());
    expect(await store().ownersWaiting()).not.toContain(owner);
  });
}
