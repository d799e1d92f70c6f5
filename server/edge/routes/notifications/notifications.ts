import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/notifications.js';
import { type Notifications } from '../../../people/notifications/Notifications.js';
import { serveValue } from '../serve.js';

/** What the person was told: list, find, read, mark, delete, undo a deletion. */
export function serveNotifications(app: FastifyInstance, notifications: Notifications): void {
  serveValue(app, contract.notifications, ({ person, query }) => notifications.list(person.ownerId, query));
  serveValue(app, contract.searchNotifications, ({ person, params, query }) =>
    notifications.search(person.ownerId, params.search, query),
  );
  serveValue(app, contract.notification, ({ person, params }) =>
    notifications.notification(person.ownerId, params.uid),
  );
  serveValue(app, contract.markNotificationAsRead, ({ person, params }) =>
    notifications.markAsRead(person.ownerId, params.uid),
  );
  serveValue(app, contract.markAllNotificationsAsRead, ({ person }) => notifications.markAllAsRead(person.ownerId));
  serveValue(app, contract.deleteAllNotifications, ({ person }) => notifications.deleteAll(person.ownerId));
  serveValue(app, contract.deleteNotification, ({ person, params }) =>
    notifications.delete(person.ownerId, params.uid),
  );
  serveValue(app, contract.restoreNotifications, ({ person, params }) =>
    notifications.restore(person.ownerId, params.deletion),
  );
}
