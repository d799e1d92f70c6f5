import { type NotificationId } from '../../contract/ids.js';
import { type Notification, type NotificationKind } from '../../contract/notifications.js';

/** A language that messages are rendered in. */
export type Language = 'en' | 'ro';

/** A notification as tables keep it. */
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
