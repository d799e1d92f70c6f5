import { type NotificationDraft, UNDO_MS } from '../../records/NotificationStore.js';
import { foldedWords } from '../../../../domain/folding/fold.js';
import { type PersonFile } from '../PersonFile.js';
import { addToNotificationTotals } from './notificationTotals.js';

/** Deletions from before this moment can no longer be undone. */
const undoLimit = (): string => new Date(Date.now() - UNDO_MS).toISOString();

/** Removes for good what was deleted too long ago to be brought back; inside every transaction that writes notifications. */
export function purgeNotifications({ db, owner }: PersonFile): void {
  const parameters = { owner, limit: undoLimit() };
  const gone = 'owner = :owner AND deletion IS NOT NULL AND deleted_at < :limit';
  db.run(`DELETE FROM notification_text WHERE rowid IN (SELECT seq FROM notification WHERE ${gone})`, parameters);
  db.run(`DELETE FROM notification WHERE ${gone}`, parameters);
}

/** Writes a notification; inside the transaction of what it tells of. False when it is there already. */
export function insertNotification(file: PersonFile, draft: NotificationDraft): boolean {
  const { db, owner } = file;
  purgeNotifications(file);
  const { uid, kind, params, messages, link, createdAt } = draft;
  const written = db.run(
    `INSERT OR IGNORE INTO notification
       (owner, uid, kind, params, message_en, message_ro, link, status, created_at)
     VALUES (:owner, :uid, :kind, :params, :en, :ro, :link, 'unread', :createdAt)`,
    { owner, uid, kind, params: JSON.stringify(params), ...messages, link, createdAt },
  );
  if (written === 0) return false;
  db.run(
    `INSERT INTO notification_text (rowid, text)
     VALUES ((SELECT seq FROM notification WHERE owner = :owner AND uid = :uid), :text)`,
    { owner, uid, text: foldedWords(`${messages.en} ${messages.ro}`).join(' ') },
  );
  addToNotificationTotals(file, { total: 1, unread: 1 });
  return true;
}
