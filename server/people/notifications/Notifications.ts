import { type DeletionId, type NotificationId, type OwnerId } from '../../contract/ids.js';
import {
  type Notification,
  type NotificationMarked,
  type NotificationPage,
  type NotificationsDeleted,
  type NotificationsMarked,
  type NotificationsQuery,
  type NotificationsRestored,
} from '../../contract/notifications.js';
import { type NotificationDraft } from '../records/NotificationStore.js';
import { type News } from './kinds.js';

/**
 * What persons are told. Every change that is made here is told to the person's open windows once it is committed. Methods
 * throw `NOTIFICATION_NOT_FOUND` for what is not there or is another person's, and lists `PAGE_TOKEN_INVALID`.
 */
export interface Notifications {
  notification(owner: OwnerId, uid: NotificationId): Promise<Notification>;
  /** Newest first. */
  list(owner: OwnerId, query: NotificationsQuery): Promise<NotificationPage>;
  /** Those that hold all these words or beginnings of words, in either language, whatever their diacritics. */
  search(owner: OwnerId, text: string, query: NotificationsQuery): Promise<NotificationPage>;

  markAsRead(owner: OwnerId, uid: NotificationId): Promise<NotificationMarked>;
  markAllAsRead(owner: OwnerId): Promise<NotificationsMarked>;
  delete(owner: OwnerId, uid: NotificationId): Promise<NotificationsDeleted>;
  deleteAll(owner: OwnerId): Promise<NotificationsDeleted>;
  /** Within a minute of the deletion. */
  restore(owner: OwnerId, deletion: DeletionId): Promise<NotificationsRestored>;

  /** Tells the person something that nothing else is written of. Never fails: what it is about has happened already. */
  tell(owner: OwnerId, news: News): Promise<void>;
  /** Writes what a commit tells of, unless its kind is muted or it is there already. */
  write(owner: OwnerId, draft: NotificationDraft): Promise<void>;
  /** Something was put into the outbox. Never fails: what does not arrive now does at the next delivery or start. */
  deliver(owner: OwnerId): Promise<void>;
}
