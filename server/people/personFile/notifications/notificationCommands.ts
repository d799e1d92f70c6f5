import { type DeletionId, type NotificationId, type OwnerId } from '../../../contract/ids.js';
import { type Notification, type NotificationPage, type NotificationsQuery } from '../../../contract/notifications.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Done, type NotificationDraft } from '../../records/NotificationStore.js';
import { ownersIn, removeFromOutbox, waitingNotifications } from '../../records/sqlite/outbox.js';
import { readSettings } from '../../records/sqlite/settings.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { type PersonFile } from '../PersonFile.js';
import { type PersonFiles, type PersonStore } from '../PersonFiles.js';
import { deleteAll, deleteOne, markAll, markOne, restore } from './editNotifications.js';
import { insertNotification, purgeNotifications } from './insertNotification.js';
import { notificationOf } from '../../records/notificationRow.js';
import { notificationRow } from './notificationRows.js';
import { noNotifications, notificationsPage } from './notificationsList.js';

/** Everything that reads notifications. Somebody without a file has none, and gets none by asking. */
export const notificationReads = (files: PersonFiles, app: OwnedDatabase) => ({
  notification: (owner: OwnerId, uid: NotificationId): Json<Notification> => {
    if (!files.has(owner)) throw new ProblemError('NOTIFICATION_NOT_FOUND');
    return stringify(notificationOf(notificationRow(files.of(owner), uid), readSettings(app, owner).language));
  },

  notificationPage: (owner: OwnerId, query: NotificationsQuery, text?: string): Json<NotificationPage> => {
    if (!files.has(owner)) return noNotifications();
    const file = files.of(owner);
    return file.db.read(() => notificationsPage(file, query, text, readSettings(app, owner).language));
  },

  hasNotification: (owner: OwnerId, uid: NotificationId): boolean => {
    if (!files.has(owner)) return false;
    const { db, owner: number } = files.of(owner);
    return (
      db.get('SELECT 1 FROM notification WHERE owner = :owner AND uid = :uid', { owner: number, uid }) !== undefined
    );
  },

  ownersWaiting: (): OwnerId[] => ownersIn(app, 'outbox'),
});

/** Changes notifications that are there, as one transaction. */
function editing<T>({ files }: PersonStore, owner: OwnerId, edit: (file: PersonFile) => Done<T>): Done<T> {
  const file = files.of(owner);
  return file.db.write(() => {
    purgeNotifications(file);
    return edit(file);
  });
}

/** Everything that writes notifications. */
export const notificationWrites = (store: PersonStore, app: OwnedDatabase) => ({
  writeNotification: (owner: OwnerId, draft: NotificationDraft): void => {
    if (readSettings(app, owner).mutedKinds.includes(draft.kind)) return;
    const file = store.files.of(owner);
    file.db.write(() => insertNotification(file, draft));
  },

  markNotification: (owner: OwnerId, uid: NotificationId) =>
    editing(store, owner, (file) => markOne(file, uid, readSettings(app, owner).language)),
  markAllNotifications: (owner: OwnerId) => editing(store, owner, markAll),
  deleteNotification: (owner: OwnerId, uid: NotificationId) => editing(store, owner, (file) => deleteOne(file, uid)),
  deleteAllNotifications: (owner: OwnerId) => editing(store, owner, deleteAll),
  restoreNotifications: (owner: OwnerId, deletion: DeletionId) =>
    editing(store, owner, (file) => restore(file, deletion)),

  /** A kill after the first step and before the second delivers it again, to a file that knows its key. */
  deliverOutbox: (owner: OwnerId): NotificationId[] => {
    const file = store.files.of(owner);
    return waitingNotifications(app, owner)
      .filter((draft) => {
        const arrived = file.db.write(() => insertNotification(file, draft));
        removeFromOutbox(app, owner, draft.uid);
        return arrived;
      })
      .map(({ uid }) => uid);
  },
});
