import { type PersonFile } from '../PersonFile.js';

/** How many notifications a person has, and how many of them are unread. */
export interface NotificationTotals {
  readonly total: number;
  readonly unread: number;
}

/** The counters of a person's notifications. */
export const notificationTotals = ({ db, owner }: PersonFile): NotificationTotals =>
  db.get<NotificationTotals>('SELECT total, unread FROM notification_total WHERE owner = :owner', { owner }) ?? {
    total: 0,
    unread: 0,
  };

/** Counts what a change did; inside its transaction. */
export function addToNotificationTotals({ db, owner }: PersonFile, { total, unread }: NotificationTotals): void {
  db.run(
    `INSERT INTO notification_total (owner, total, unread) VALUES (:owner, :total, :unread)
     ON CONFLICT DO UPDATE SET total = total + :total, unread = unread + :unread`,
    { owner, total, unread },
  );
}
