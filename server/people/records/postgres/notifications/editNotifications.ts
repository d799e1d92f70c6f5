import { newId } from '../../../../../domain/ids/ids.js';
import { type DeletionId, type NotificationId, type OwnerId } from '../../../../contract/ids.js';
import {
  type NotificationMarked,
  type NotificationsDeleted,
  type NotificationsMarked,
  type NotificationsRestored,
} from '../../../../contract/notifications.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { type Done, type NotificationDraft } from '../../NotificationStore.js';
import { readSettings } from '../settings.js';
import { insertNotification, purgeNotifications } from './insertNotification.js';
import { readNotification, unreadOf } from './notificationsList.js';

/** The answer with the present counter, which the windows of the person are told too. */
async function done<T extends object>(
  session: Session,
  owner: OwnerId,
  answer: T,
  changed: boolean,
): Promise<Done<T & { unreadTotal: number }>> {
  const unreadTotal = await unreadOf(session, owner);
  return { answer: { ...answer, unreadTotal }, changed, unreadTotal };
}

const MARK = `UPDATE notification SET status = 'read' WHERE owner = :owner AND status = 'unread' AND deletion IS NULL`;

/** Writes one, unless its kind is muted or it is there. */
export async function writeNotification(session: Session, owner: OwnerId, draft: NotificationDraft): Promise<void> {
  const { mutedKinds } = await readSettings(session, owner);
  if (!mutedKinds.includes(draft.kind)) await insertNotification(session, owner, draft);
}

/** Marks one as read. Throws `NOTIFICATION_NOT_FOUND`. */
export async function markOne(
  session: Session,
  owner: OwnerId,
  uid: NotificationId,
): Promise<Done<NotificationMarked>> {
  await purgeNotifications(session, owner);
  const before = await readNotification(session, owner, uid);
  const marked = await session.run(`${MARK} AND uid = :uid`, { owner, uid });
  return done(session, owner, { notification: { ...before, status: 'read' as const } }, marked > 0);
}

/** Marks all as read. */
export async function markAll(session: Session, owner: OwnerId): Promise<Done<NotificationsMarked>> {
  await purgeNotifications(session, owner);
  const marked = await session.run(MARK, { owner });
  return done(session, owner, { marked }, marked > 0);
}

const DELETE = `UPDATE notification SET deletion = :deletion, deleted_at = :now WHERE owner = :owner AND deletion IS NULL`;

/** Deletes one. Throws `NOTIFICATION_NOT_FOUND`. */
export async function deleteOne(
  session: Session,
  owner: OwnerId,
  uid: NotificationId,
): Promise<Done<NotificationsDeleted>> {
  await purgeNotifications(session, owner);
  await readNotification(session, owner, uid);
  const deletion = newId();
  const now = new Date().toISOString();
  const deleted = await session.run(`${DELETE} AND uid = :uid`, { owner, uid, deletion, now });
  return done(session, owner, { deletion, deleted }, deleted > 0);
}

/** Deletes all. */
export async function deleteAll(session: Session, owner: OwnerId): Promise<Done<NotificationsDeleted>> {
  await purgeNotifications(session, owner);
  const deletion = newId();
  const deleted = await session.run(DELETE, { owner, deletion, now: new Date().toISOString() });
  return done(session, owner, { ...(deleted > 0 ? { deletion } : {}), deleted }, deleted > 0);
}

/** Brings back what a deletion took. Throws `NOTIFICATION_NOT_FOUND` when it holds nothing, or nothing any more. */
export async function restoreDeleted(
  session: Session,
  owner: OwnerId,
  deletion: DeletionId,
): Promise<Done<NotificationsRestored>> {
  await purgeNotifications(session, owner);
  const restored = await session.run(
    'UPDATE notification SET deletion = NULL, deleted_at = NULL WHERE owner = :owner AND deletion = :deletion',
    { owner, deletion },
  );
  if (restored === 0) throw new ProblemError('NOTIFICATION_NOT_FOUND');
  return done(session, owner, { restored }, true);
}
