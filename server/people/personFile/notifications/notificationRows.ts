import { type NotificationId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { NOTIFICATION_COLUMNS, type NotificationRow } from '../../records/notificationRow.js';
import { type PersonFile } from '../PersonFile.js';

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
