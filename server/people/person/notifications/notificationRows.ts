import { type NotificationId } from '../../../contract/ids.js';
import { type Notification, type NotificationKind } from '../../../contract/notifications.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type PersonFile } from '../PersonFile.js';

/** A language that messages are rendered in. */
export type Language = 'en' | 'ro';

/** A notification as it is stored. */
export interface NotificationRow {
  readonly uid: string;
  readonly kind: NotificationKind;
  readonly message_en: string;
  readonly message_ro: string;
  readonly link: string | null;
  readonly status: Notification['status'];
  readonly created_at: string;
}

/** The columns of a {@link NotificationRow}, of `notification n`. */
export const NOTIFICATION_COLUMNS = 'n.uid, n.kind, n.message_en, n.message_ro, n.link, n.status, n.created_at';

/** A notification as it is answered to somebody who reads this language. */
export function notificationOf(row: NotificationRow, language: Language): Notification {
  const messages = { en: row.message_en, ro: row.message_ro };
  return {
    uid: row.uid as NotificationId,
    kind: row.kind,
    status: row.status,
    message: messages[language],
    messages,
    ...(row.link === null ? {} : { link: row.link }),
    createdAt: row.created_at,
  };
}

/** A notification that is there, by its id. Throws `NOTIFICATION_NOT_FOUND`, also for one that was deleted. */
export function notificationRow({ db, owner }: PersonFile, uid: NotificationId): NotificationRow {
  const row = db.get<NotificationRow>(
    `SELECT ${NOTIFICATION_COLUMNS} FROM notification n
     WHERE n.owner = :owner AND n.uid = :uid AND n.deletion IS NULL`,
    { owner, uid },
  );
  if (row === undefined) throw new ProblemError('NOTIFICATION_NOT_FOUND');
  return row;
}
