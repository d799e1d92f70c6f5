import { type InteractionHistory, type UserInteractions } from '../../../../../contract/interactions.js';
import { type NotificationId, type OwnerId } from '../../../../../contract/ids.js';
import { type Session } from '../../../../../platform/storage/postgres/Session.js';
import { type StoreLimits } from '../../../../../platform/config/limits.js';
import { type Allowed, allowedBy, LARGEST_PLAN, type PlanRow } from '../../../allowance.js';
import {
  type Counting,
  day,
  isNearlyUsed,
  limitInteractions,
  month,
  MONTHS,
  nearlyUsedKey,
  usedOf,
} from '../../../chats/counting.js';
import { type NotificationDraft } from '../../../NotificationStore.js';
import { insertNotification } from '../../notifications/insertNotification.js';
import { readSettings } from '../../settings.js';

type Free = Pick<StoreLimits, 'freeInteractions'>;

/** How often this person may ask. */
async function allowedTo(session: Session, owner: OwnerId, { freeInteractions }: Free): Promise<Allowed> {
  return allowedBy(await session.get<PlanRow>(LARGEST_PLAN, { owner }), freeInteractions);
}

/** How often the person asked this month, and may ask. */
export async function interactionsOf(session: Session, owner: OwnerId, free: Free): Promise<UserInteractions> {
  const found = await session.get<{ total: number }>(
    'SELECT total FROM interaction_total WHERE owner = :owner AND month = :month',
    { owner, month: month() },
  );
  return usedOf(found?.total ?? 0, await allowedTo(session, owner, free));
}

/** How often the person asked in each of the last months, and on each day of them that is known. */
export async function interactionHistory(session: Session, owner: OwnerId): Promise<InteractionHistory> {
  const months = await session.all<InteractionHistory['months'][number]>(
    `SELECT month, total FROM interaction_total WHERE owner = :owner ORDER BY month DESC LIMIT ${MONTHS}`,
    { owner },
  );
  const days = await session.all<InteractionHistory['days'][number]>(
    'SELECT day, total FROM interaction_day WHERE owner = :owner AND day >= :from ORDER BY day',
    { owner, from: months.at(-1)?.month ?? month() },
  );
  return { months, days };
}

/** Writes what a person is told; inside the transaction of what it tells of. @returns its id, unless its kind is muted */
export async function tell(
  session: Session,
  owner: OwnerId,
  draft: NotificationDraft,
): Promise<NotificationId | undefined> {
  const { mutedKinds } = await readSettings(session, owner);
  if (mutedKinds.includes(draft.kind)) return undefined;
  return (await insertNotification(session, owner, draft)) ? draft.uid : undefined;
}

const insertKey = async (session: Session, owner: OwnerId, key: string): Promise<boolean> =>
  (await session.run(
    'INSERT INTO interaction_key (owner, key, month) VALUES (:owner, :key, :month) ON CONFLICT DO NOTHING',
    { owner, key, month: month() },
  )) === 1;

/** Tells, once a month, that little is left. A muted kind does not use that up. @returns the notification that was written */
async function tellNearlyUsed(session: Session, owner: OwnerId, free: Free, draft: NotificationDraft) {
  if (!isNearlyUsed(await interactionsOf(session, owner, free))) return undefined;
  const { mutedKinds } = await readSettings(session, owner);
  if (mutedKinds.includes(draft.kind) || !(await insertKey(session, owner, nearlyUsedKey()))) return undefined;
  return tell(session, owner, draft);
}

/** Counts, once for each key. Throws `QUOTA_INTERACTIONS`. @returns the notification that was written with it */
export async function countInteractions(
  session: Session,
  owner: OwnerId,
  { key, number, nearlyUsed }: Counting,
  free: Free,
): Promise<NotificationId | undefined> {
  if (!(await insertKey(session, owner, key))) return undefined;
  limitInteractions(await interactionsOf(session, owner, free), number);
  await session.run(
    `INSERT INTO interaction_total (owner, month, total) VALUES (:owner, :month, :number)
     ON CONFLICT (owner, month) DO UPDATE SET total = interaction_total.total + excluded.total`,
    { owner, month: month(), number },
  );
  await session.run(
    `INSERT INTO interaction_day (owner, day, total) VALUES (:owner, :day, :number)
     ON CONFLICT (owner, day) DO UPDATE SET total = interaction_day.total + excluded.total`,
    { owner, day: day(), number },
  );
  return nearlyUsed === undefined ? undefined : tellNearlyUsed(session, owner, free, nearlyUsed);
}
