import { type NotificationId, type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Effect } from '../../../graph/ports/Outbox.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type NotificationDraft } from '../NotificationStore.js';
import { insertNotification } from './notifications/insertNotification.js';
import { readSettings } from './settings.js';

/** Puts a notification into the outbox; inside the transaction of what it tells of. False when its kind is muted. */
export async function postNotification(session: Session, owner: OwnerId, draft: NotificationDraft): Promise<boolean> {
  const { mutedKinds } = await readSettings(session, owner);
  if (mutedKinds.includes(draft.kind)) return false;
  await session.run('INSERT INTO outbox (owner, uid, data) VALUES (:owner, :uid, :data) ON CONFLICT DO NOTHING', {
    ...{ owner, uid: draft.uid, data: JSON.stringify(draft) },
  });
  return true;
}

/** Persons for whom a notification lies in the outbox. */
export const ownersWaiting = async (session: Session): Promise<OwnerId[]> =>
  (await session.everybody<{ owner: OwnerId }>('SELECT DISTINCT owner FROM outbox', {})).map(({ owner }) => owner);

/** Takes what lies in the outbox to the notifications, each once; those that arrived only now. */
export async function deliverOutbox(session: Session, owner: OwnerId): Promise<NotificationId[]> {
  const waiting = await session.all<{ data: string }>('DELETE FROM outbox WHERE owner = :owner RETURNING uid, data', {
    owner,
  });
  const drafts = waiting.map(({ data }) => JSON.parse(data) as NotificationDraft);
  const arrived: NotificationId[] = [];
  for (const draft of drafts.toSorted((one, other) => (one.uid < other.uid ? -1 : 1)))
    if (await insertNotification(session, owner, draft)) arrived.push(draft.uid);
  return arrived;
}

/** Leaves an effect of a commit; inside its transaction. Throws `ID_TAKEN` for a key of an earlier commit. */
export async function addEffect(session: Session, owner: OwnerId, { key, kind, data }: Effect): Promise<void> {
  const added = await session.run(
    'INSERT INTO record_effect (owner, key, kind, data) VALUES (:owner, :key, :kind, :data) ON CONFLICT DO NOTHING',
    { owner, key, kind, data: JSON.stringify(data) },
  );
  if (added === 0)
    throw new ProblemError('ID_TAKEN', { errors: [{ path: 'effects', message: 'was committed before' }] });
}

/** Persons for whom an effect waits. */
export const ownersWithEffects = async (session: Session): Promise<OwnerId[]> => {
  const rows = await session.everybody<{ owner: OwnerId }>(
    'SELECT DISTINCT owner FROM record_effect WHERE data IS NOT NULL',
    {},
  );
  return rows.map(({ owner }) => owner);
};

/** The effects that wait for a person, oldest first. */
export async function waitingEffects(session: Session, owner: OwnerId): Promise<Effect[]> {
  const rows = await session.all<{ key: string; kind: string; data: string }>(
    'SELECT key, kind, data FROM record_effect WHERE owner = :owner AND data IS NOT NULL ORDER BY seq',
    { owner },
  );
  return rows.map(({ data, ...effect }) => ({ ...effect, data: JSON.parse(data) as unknown }));
}

/** An effect was carried out; its key stays known. That of a job does not: no two commits ask for the same. */
export async function effectDone(session: Session, owner: OwnerId, key: string): Promise<void> {
  await session.run("DELETE FROM record_effect WHERE owner = :owner AND key = :key AND kind = 'jobAsked'", {
    owner,
    key,
  });
  await session.run('UPDATE record_effect SET data = NULL WHERE owner = :owner AND key = :key', { owner, key });
}
