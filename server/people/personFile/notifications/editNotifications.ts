import { newId } from '../../../../domain/ids/ids.js';
import { type DeletionId, type NotificationId } from '../../../contract/ids.js';
import {
  type NotificationMarked,
  type NotificationsDeleted,
  type NotificationsMarked,
  type NotificationsRestored,
} from '../../../contract/notifications.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Done } from '../../records/NotificationStore.js';
import { type PersonFile } from '../PersonFile.js';
import { type Language, notificationOf } from '../../records/notificationRow.js';
import { notificationRow } from './notificationRows.js';
import { addToNotificationTotals, notificationTotals } from './notificationTotals.js';

/** The answer with the present counter, which the windows of the person are told too. */
function done<T extends object>(file: PersonFile, answer: T, changed: boolean): Done<T & { unreadTotal: number }> {
  const { unread: unreadTotal } = notificationTotals(file);
  return { answer: { ...answer, unreadTotal }, changed, unreadTotal };
}

/** Marks those that are unread, all or one. */
function markRead({ db, owner }: PersonFile, uid?: NotificationId): number {
  const unread = "owner = :owner AND status = 'unread' AND deletion IS NULL";
  return uid === undefined
    ? db.run(`UPDATE notification SET status = 'read' WHERE ${unread}`, { owner })
    : db.run(`UPDATE notification SET status = 'read' WHERE ${unread} AND uid = :uid`, { owner, uid });
}

/** Marks one as read. Throws `NOTIFICATION_NOT_FOUND`. */
export function markOne(file: PersonFile, uid: NotificationId, language: Language): Done<NotificationMarked> {
  const row = notificationRow(file, uid);
  const marked = markRead(file, uid);
  addToNotificationTotals(file, { total: 0, unread: -marked });
  return done(file, { notification: notificationOf({ ...row, status: 'read' }, language) }, marked > 0);
}

/** Marks all as read. */
export function markAll(file: PersonFile): Done<NotificationsMarked> {
  const marked = markRead(file);
  addToNotificationTotals(file, { total: 0, unread: -marked });
  return done(file, { marked }, marked > 0);
}

interface Moved {
  moved: number;
  unread: number;
}

/** How many rows a deletion holds. */
const heldBy = ({ db, owner }: PersonFile, deletion: string): Moved =>
  db.get<Moved>(
    `SELECT count(*) AS moved, coalesce(sum(status = 'unread'), 0) AS unread FROM notification
     WHERE owner = :owner AND deletion = :deletion`,
    { owner, deletion },
  ) ?? { moved: 0, unread: 0 };

function deleteWhere(file: PersonFile, condition: string, parameters: { uid?: string }): Done<NotificationsDeleted> {
  const { db, owner } = file;
  const deletion = newId();
  db.run(
    `UPDATE notification SET deletion = :deletion, deleted_at = :now
     WHERE owner = :owner AND deletion IS NULL ${condition}`,
    { owner, deletion, now: new Date().toISOString(), ...parameters },
  );
  const { moved, unread } = heldBy(file, deletion);
  addToNotificationTotals(file, { total: -moved, unread: -unread });
  return done(file, { ...(moved > 0 ? { deletion } : {}), deleted: moved }, moved > 0);
}

/** Deletes one. Throws `NOTIFICATION_NOT_FOUND`. */
export function deleteOne(file: PersonFile, uid: NotificationId): Done<NotificationsDeleted> {
  notificationRow(file, uid);
  return deleteWhere(file, 'AND uid = :uid', { uid });
}

/** Deletes all. */
export const deleteAll = (file: PersonFile): Done<NotificationsDeleted> => deleteWhere(file, '', {});

/** Brings back what a deletion took. Throws `NOTIFICATION_NOT_FOUND` when it holds nothing, or nothing any more. */
export function restore(file: PersonFile, deletion: DeletionId): Done<NotificationsRestored> {
  const { db, owner } = file;
  const { moved, unread } = heldBy(file, deletion);
  if (moved === 0) throw new ProblemError('NOTIFICATION_NOT_FOUND');
  db.run('UPDATE notification SET deletion = NULL, deleted_at = NULL WHERE owner = :owner AND deletion = :deletion', {
    owner,
    deletion,
  });
  addToNotificationTotals(file, { total: moved, unread });
  return done(file, { restored: moved }, true);
}
