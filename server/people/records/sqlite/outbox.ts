import { type NotificationId, type OwnerId } from '../../../contract/ids.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { type NotificationDraft } from '../NotificationStore.js';
import { readSettings } from './settings.js';

/**
 * Remembers that effects of this person's commits may wait in their file, before they do: after a crash nobody opens the
 * files of all to look.
 */
export function rememberEffects(db: OwnedDatabase, owner: OwnerId): void {
  const known = db.get('SELECT 1 FROM effect_owner WHERE owner = :owner', { owner });
  if (known === undefined) db.run('INSERT INTO effect_owner (owner) VALUES (:owner)', { owner });
}

/** Nothing waits for this person any more. */
export function forgetEffects(db: OwnedDatabase, owner: OwnerId): void {
  db.run('DELETE FROM effect_owner WHERE owner = :owner', { owner });
}

/** Puts a notification into the outbox; inside the transaction of what it tells of. False when its kind is muted. */
export function postNotification(db: OwnedDatabase, owner: OwnerId, draft: NotificationDraft): boolean {
  if (readSettings(db, owner).mutedKinds.includes(draft.kind)) return false;
  db.run('INSERT OR IGNORE INTO outbox (owner, uid, data) VALUES (:owner, :uid, :data)', {
    owner,
    uid: draft.uid,
    data: JSON.stringify(draft),
  });
  return true;
}

/** What lies in the outbox for a person, oldest first. */
export const waitingNotifications = (db: OwnedDatabase, owner: OwnerId): NotificationDraft[] =>
  db
    .all<{ data: string }>('SELECT data FROM outbox WHERE owner = :owner ORDER BY uid', { owner })
    .map(({ data }) => JSON.parse(data) as NotificationDraft);

/** Takes one out: it has arrived. */
export function removeFromOutbox(db: OwnedDatabase, owner: OwnerId, uid: NotificationId): void {
  db.run('DELETE FROM outbox WHERE owner = :owner AND uid = :uid', { owner, uid });
}

/** Persons who have a row in a table; found one after the other, since no statement goes over all persons. */
export function ownersIn(db: OwnedDatabase, table: 'outbox' | 'effect_owner'): OwnerId[] {
  const owners: OwnerId[] = [];
  for (let last = ''; ;) {
    const next = db.get<{ owner: OwnerId }>(`SELECT owner FROM ${table} WHERE owner > :owner ORDER BY owner LIMIT 1`, {
      owner: last,
    });
    if (next === undefined) return owners;
    owners.push(next.owner);
    last = next.owner;
  }
}
