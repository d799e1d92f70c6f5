import { type OwnerId } from '../../../contract/ids.js';
import { type DeviceInput } from '../../../contract/notifications.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type NotificationDraft } from '../NotificationStore.js';
import { type DeviceRecorded, MOST_DEVICES } from '../SignInStores.js';
import { postNotification } from './outbox.js';

async function putDevice(session: Session, owner: OwnerId, { id, name }: DeviceInput): Promise<void> {
  await session.run(
    `INSERT INTO device (owner, id, name, first_seen, last_seen) VALUES (:owner, :id, :name, :now, :now)
     ON CONFLICT (owner, id) DO UPDATE SET name = excluded.name, last_seen = excluded.last_seen`,
    { owner, id, name, now: new Date().toISOString() },
  );
  await session.run(
    `DELETE FROM device WHERE owner = :owner AND id IN (SELECT id FROM device WHERE owner = :owner
       ORDER BY last_seen DESC, id DESC OFFSET :most)`,
    { owner, most: MOST_DEVICES },
  );
}

/** Remembers the browser of a sign-in. A further one is told to the person, the first of all is not. */
export async function recordDevice(
  session: Session,
  owner: OwnerId,
  device: DeviceInput,
  draft: NotificationDraft,
): Promise<DeviceRecorded> {
  const known = await session.all<{ id: string }>('SELECT id FROM device WHERE owner = :owner', { owner });
  const isNew = !known.some(({ id }) => id === device.id);
  await putDevice(session, owner, device);
  return { isNew, posted: isNew && known.length > 0 && (await postNotification(session, owner, draft)) };
}
