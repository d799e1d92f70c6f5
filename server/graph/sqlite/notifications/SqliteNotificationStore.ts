import { type NotificationStore } from '../../../records/NotificationStore.js';
import { type Engine } from '../../../storage/Engine.js';
import { type notificationReads, type notificationWrites } from './notificationCommands.js';

type Reads = ReturnType<typeof notificationReads>;
type Writes = ReturnType<typeof notificationWrites>;

/** What each person was told, in their own SQLite file. */
export function sqliteNotificationStore(engine: Engine): NotificationStore {
  const read = <K extends keyof Reads>(command: K, ...args: Parameters<Reads[K]>) =>
    engine.read(command, args) as Promise<ReturnType<Reads[K]>>;
  const write = <K extends keyof Writes>(command: K, ...args: Parameters<Writes[K]>) =>
    engine.write(command, args) as Promise<ReturnType<Writes[K]>>;
  return {
    notification: (owner, uid) => read('notification', owner, uid),
    notificationPage: (owner, query, text) => read('notificationPage', owner, query, text),
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
