import { type NotificationStore } from '../../NotificationStore.js';
import { type Calls } from '../calls.js';
import { deliverOutbox, ownersWaiting } from '../outbox.js';
import { deleteAll, deleteOne, markAll, markOne, restoreDeleted, writeNotification } from './editNotifications.js';
import { hasNotification, notificationsPage, readNotification } from './notificationsList.js';

/** What persons were told, in PostgreSQL. */
export const postgresNotificationStore = ({ reading, writing }: Calls): NotificationStore => ({
  notification: reading(readNotification),
  notificationPage: reading(notificationsPage),
  hasNotification: reading(hasNotification),
  writeNotification: writing(writeNotification),
  markNotification: writing(markOne),
  markAllNotifications: writing(markAll),
  deleteNotification: writing(deleteOne),
  deleteAllNotifications: writing(deleteAll),
  restoreNotifications: writing(restoreDeleted),
  ownersWaiting: reading(ownersWaiting),
  deliverOutbox: writing(deliverOutbox),
});
