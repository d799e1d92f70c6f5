import { type OwnerId } from '../../../../contract/ids.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { wordsVector } from '../../../../graph/postgres/words.js';
import { type NotificationDraft, UNDO_MS } from '../../NotificationStore.js';

/** Removes for good what was deleted too long ago to be brought back; inside every transaction that writes notifications. */
export async function purgeNotifications(session: Session, owner: OwnerId): Promise<void> {
  await session.run('DELETE FROM notification WHERE owner = :owner AND deletion IS NOT NULL AND deleted_at < :limit', {
    owner,
    limit: new Date(Date.now() - UNDO_MS).toISOString(),
  });
}

/** Writes a notification; inside the transaction of what it tells of. False when it is there already. */
export async function insertNotification(
  session: Session,
  owner: OwnerId,
  { uid, kind, params, messages: { en, ro }, link, createdAt }: NotificationDraft,
): Promise<boolean> {
  await purgeNotifications(session, owner);
  const written = await session.run(
    `INSERT INTO notification (owner, uid, kind, params, message_en, message_ro, link, status, created_at, words)
     VALUES (:owner, :uid, :kind, :params, :en, :ro, :link, 'unread', :createdAt, CAST(:words AS tsvector))
     ON CONFLICT DO NOTHING`,
    { owner, uid, kind, params: JSON.stringify(params), en, ro, link, createdAt, words: wordsVector(`${en} ${ro}`) },
  );
  return written === 1;
}
