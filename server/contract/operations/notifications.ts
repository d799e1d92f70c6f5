import { Type } from 'typebox';

import {
  deletionParams,
  Notification,
  NotificationMarked,
  NotificationPage,
  notificationParams,
  NotificationsDeleted,
  NotificationsMarked,
  NotificationsQuery,
  NotificationsRestored,
} from '../notifications.js';
import { defineOperation } from '../operation.js';
import { ref } from '../schema.js';
import { searchText } from '../texts.js';

const tag = 'notifications';

export const notifications = defineOperation({
  method: 'GET',
  url: '/bigquery/notifications/with-paginate',
  operationId: 'notifications',
  tag,
  summary: 'List notifications, newest first',
  querystring: NotificationsQuery,
  answer: ref(NotificationPage),
  problems: ['PAGE_TOKEN_INVALID'],
});
export const searchNotifications = defineOperation({
  method: 'POST',
  reads: true,
  url: '/bigquery/notifications/search/:search',
  operationId: 'searchNotifications',
  tag,
  summary: 'Find notifications by their words, in either language',
  params: Type.Object({ search: searchText() }),
  querystring: NotificationsQuery,
  answer: ref(NotificationPage),
  problems: ['PAGE_TOKEN_INVALID'],
});
export const notification = defineOperation({
  method: 'GET',
  url: '/bigquery/notifications/:uid',
  operationId: 'notification',
  tag,
  summary: 'Read one notification',
  params: notificationParams,
  answer: ref(Notification),
  problems: ['NOTIFICATION_NOT_FOUND'],
});
export const markNotificationAsRead = defineOperation({
  method: 'POST',
  url: '/bigquery/notifications/mark-as-read/:uid',
  operationId: 'markNotificationAsRead',
  tag,
  summary: 'Mark a notification as read',
  description: 'Idempotent.',
  params: notificationParams,
  answer: ref(NotificationMarked),
  problems: ['NOTIFICATION_NOT_FOUND'],
});
export const markAllNotificationsAsRead = defineOperation({
  method: 'POST',
  url: '/bigquery/notifications/mark-all-as-read',
  operationId: 'markAllNotificationsAsRead',
  tag,
  summary: 'Mark every notification as read',
  answer: ref(NotificationsMarked),
});
export const deleteAllNotifications = defineOperation({
  method: 'DELETE',
  url: '/bigquery/notifications/all',
  operationId: 'deleteAllNotifications',
  tag,
  summary: 'Delete every notification',
  answer: ref(NotificationsDeleted),
});
export const deleteNotification = defineOperation({
  method: 'DELETE',
  url: '/bigquery/notifications/:uid',
  operationId: 'deleteNotification',
  tag,
  summary: 'Delete a notification',
  params: notificationParams,
  answer: ref(NotificationsDeleted),
  problems: ['NOTIFICATION_NOT_FOUND'],
});
export const restoreNotifications = defineOperation({
  method: 'POST',
  url: '/bigquery/notifications/restore/:deletion',
  operationId: 'restoreNotifications',
  tag,
  summary: 'Undo a deletion',
  description: 'Within a minute of it. Each comes back as it was.',
  params: deletionParams,
  answer: ref(NotificationsRestored),
  problems: ['NOTIFICATION_NOT_FOUND'],
});
