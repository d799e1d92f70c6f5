import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/notifications.js';
import { type Notifications } from '../../notifications/Notifications.js';
import { serve } from '../serve.js';

/** What the person was told: list, find, read, mark, delete, undo a deletion. */
export function serveNotifications(app: FastifyInstance, notifications: Notifications): void {
  serve(app, contract.notifications, ({ person, query }) => notifications.list(person.ownerId, query));
  serve(app, contract.searchNotifications, ({ person, params, query }) =>
    notifications.search(person.ownerId, params.search, query),
  );
  serve(app, contract.notification, ({ person, params }) => notifications.notification(person.ownerId, params.uid));
  serve(app, contract.markNotificationAsRead, ({ person, params }) =>
    notifications.markAsRead(person.ownerId, params.uid),
  );
  serve(app, contract.markAllNotificationsAsRead, ({ person }) => notifications.markAllAsRead(person.ownerId));
  serve(app, contract.deleteAllNotifications, ({ person }) => notifications.deleteAll(person.ownerId));
  serve(app, contract.deleteNotification, ({ person, params }) => notifications.delete(person.ownerId, params.uid));
  serve(app, contract.restoreNotifications, ({ person, params }) =>
    notifications.restore(person.ownerId, params.deletion),
  );
}
