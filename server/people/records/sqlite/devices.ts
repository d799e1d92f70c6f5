import { type OwnerId } from '../../../contract/ids.js';
import { type DeviceInput } from '../../../contract/notifications.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { type DeviceRecorded, MOST_DEVICES } from '../SignInStores.js';
import { type NotificationDraft } from '../NotificationStore.js';
import { postNotification } from './outbox.js';

function putDevice(db: OwnedDatabase, owner: OwnerId, { id, name }: DeviceInput): void {
  db.run(
    `INSERT INTO device (owner, id, name, first_seen, last_seen) VALUES (:owner, :id, :name, :now, :now)
     ON CONFLICT DO UPDATE SET name = excluded.name, last_seen = excluded.last_seen`,
    { owner, id, name, now: new Date().toISOString() },
  );
  db.run(
    `DELETE FROM device WHERE owner = :owner AND id IN (SELECT id FROM device WHERE owner = :owner
       ORDER BY last_seen DESC, id DESC LIMIT -1 OFFSET ${MOST_DEVICES})`,
    { owner },
  );
}

/** Remembers the browser of a sign-in. A further one is told to the person, the first of all is not. */
export function recordDevice(
  db: OwnedDatabase,
  owner: OwnerId,
  device: DeviceInput,
  draft: NotificationDraft,
): DeviceRecorded {
  return db.write(() => {
    const known = db.all<{ id: string }>('SELECT id FROM device WHERE owner = :owner', { owner });
    const isNew = !known.some(({ id }) => id === device.id);
    putDevice(db, owner, device);
    return { isNew, posted: isNew && known.length > 0 && postNotification(db, owner, draft) };
  });
}
