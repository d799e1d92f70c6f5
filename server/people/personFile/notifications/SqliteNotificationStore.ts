import { type NotificationStore } from '../../records/NotificationStore.js';
import { commandCaller } from '../../../platform/storage/commandCaller.js';
import { type Engine } from '../../../platform/storage/Engine.js';
import { parse } from '../../../platform/storage/Json.js';
import { type notificationReads, type notificationWrites } from './notificationCommands.js';

type Reads = ReturnType<typeof notificationReads>;
type Writes = ReturnType<typeof notificationWrites>;

/** What each person was told, in their own SQLite file. */
export function sqliteNotificationStore(engine: Engine): NotificationStore {
  const { read, write } = commandCaller<Reads, Writes>(engine);
  return {
    notification: async (owner, uid) => parse(await read('notification', owner, uid)),
    notificationPage: async (owner, query, text) => parse(await read('notificationPage', owner, query, text)),
    hasNotification: (owner, uid) => read('hasNotification', owner, uid),
    writeNotification: (owner, draft) => write('writeNotification', owner, draft),
    markNotification: (owner, uid) => write('markNotification', owner, uid),
    markAllNotifications: (owner) => write('markAllNotifications', owner),
    deleteNotification: (owner, uid) => write('deleteNotification', owner, uid),
    deleteAllNotifications: (owner) => write('deleteAllNotifications', owner),
    restoreNotifications: (owner, deletion) => write('restoreNotifications', owner, deletion),
    ownersWaiting: () => read('ownersWaiting'),
    deliverOutbox: (owner) => write('deliverOutbox', owner),
  };
}
