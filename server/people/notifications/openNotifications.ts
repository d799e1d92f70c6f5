import { type LiveEvents } from '../../platform/bus/liveEvents.js';
import { type OwnerId } from '../../contract/ids.js';
import { type Done, type NotificationDraft, type NotificationStore } from '../records/NotificationStore.js';
import { warn } from '../../platform/faults/guarded.js';
import { draftOf } from './draftOf.js';
import { type Notifications } from './Notifications.js';

/** What notifications stand on. */
export interface NotificationsParts {
  readonly notificationStore: NotificationStore;
  readonly live: LiveEvents;
}

/** Does what must not harm the work that it only tells of. */
async function harmlessly(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    warn(what, error);
  }
}

/** Opens the notifications of an installation, and delivers what lay in the outbox when it stopped. */
export async function openNotifications({
  notificationStore: store,
  live,
}: NotificationsParts): Promise<Notifications> {
  const write = async (owner: OwnerId, draft: NotificationDraft): Promise<void> => {
    await store.writeNotification(owner, draft);
    // One of a muted kind was not written.
    if (await store.hasNotification(owner, draft.uid)) live.notificationWritten(owner, draft.uid);
  };

  const deliver = (owner: OwnerId): Promise<void> =>
    harmlessly('Notifications could not be delivered', async () => {
      for (const uid of await store.deliverOutbox(owner)) live.notificationWritten(owner, uid);
    });

  async function changing<T>(owner: OwnerId, change: Promise<Done<T>>): Promise<Done<T>['answer']> {
    const { answer, changed, unreadTotal } = await change;
    if (changed) live.notificationsChanged(owner, { unreadTotal });
    return answer;
  }

  for (const owner of await store.ownersWaiting()) await deliver(owner);

  return {
    notification: (owner, uid) => store.notification(owner, uid),
    list: (owner, query) => store.notificationPage(owner, query),
    search: (owner, text, query) => store.notificationPage(owner, query, text),
    markAsRead: (owner, uid) => changing(owner, store.markNotification(owner, uid)),
    markAllAsRead: (owner) => changing(owner, store.markAllNotifications(owner)),
    delete: (owner, uid) => changing(owner, store.deleteNotification(owner, uid)),
    deleteAll: (owner) => changing(owner, store.deleteAllNotifications(owner)),
    restore: (owner, deletion) => changing(owner, store.restoreNotifications(owner, deletion)),
    tell: (owner, news) => harmlessly('A notification could not be written', () => write(owner, draftOf(news))),
    write,
    deliver,
  };
}
