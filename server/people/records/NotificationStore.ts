import { type DeletionId, type NotificationId, type OwnerId } from '../../contract/ids.js';
import {
  type Notification,
  type NotificationKind,
  type NotificationLink,
  type NotificationMarked,
  type NotificationPage,
  type NotificationsDeleted,
  type NotificationsMarked,
  type NotificationsQuery,
  type NotificationsRestored,
} from '../../contract/notifications.js';

/** A notification that is not written yet: rendered, and with what it was rendered of. */
export interface NotificationDraft {
  /** The key by which it is written once, however often it is delivered. */
  readonly uid: NotificationId;
  readonly kind: NotificationKind;
  readonly params: Readonly<Record<string, string | number>>;
  readonly messages: { readonly en: string; readonly ro: string };
  readonly link: NotificationLink | null;
  readonly createdAt: string;
}

/** How long a deletion can be undone. */
export const UNDO_MS = 60_000;

/** What was done: the answer for who asked, and what the person's open windows must hear. */
export interface Done<T> {
  readonly answer: T;
  /** False when all was so already. */
  readonly changed: boolean;
  readonly unreadTotal: number;
}

/**
 * What each person was told, in their own file. Somebody who has nothing stored yet has an empty list. Methods throw
 * `NOTIFICATION_NOT_FOUND` for what is not there or is another person's.
 */
export interface NotificationStore {
  notification(owner: OwnerId, uid: NotificationId): Promise<Notification>;
  /** Newest first; with `text` only those that hold all its words, in either language. Throws `PAGE_TOKEN_INVALID`. */
  notificationPage(owner: OwnerId, query: NotificationsQuery, text?: string): Promise<NotificationPage>;
  hasNotification(owner: OwnerId, uid: NotificationId): Promise<boolean>;

  /** Writes one, unless its kind is muted or it is there already. */
  writeNotification(owner: OwnerId, draft: NotificationDraft): Promise<void>;
  markNotification(owner: OwnerId, uid: NotificationId): Promise<Done<NotificationMarked>>;
  markAllNotifications(owner: OwnerId): Promise<Done<NotificationsMarked>>;
  deleteNotification(owner: OwnerId, uid: NotificationId): Promise<Done<NotificationsDeleted>>;
  deleteAllNotifications(owner: OwnerId): Promise<Done<NotificationsDeleted>>;
  /** Within {@link UNDO_MS}; each comes back as it was. */
  restoreNotifications(owner: OwnerId, deletion: DeletionId): Promise<Done<NotificationsRestored>>;

  /** Persons for whom something lies in the outbox. */
  ownersWaiting(): Promise<OwnerId[]>;
  /** Takes what lies in the outbox into the person's file, each once; returns those that arrived only now. */
  deliverOutbox(owner: OwnerId): Promise<NotificationId[]>;
}
