import { type InteractionHistory, type UserInteractions } from '../../../contract/interactions.js';
import { type NotificationId } from '../../../contract/ids.js';
import {
  type Counting,
  day,
  isNearlyUsed,
  limitInteractions,
  month,
  MONTHS,
  nearlyUsedKey,
  usedOf,
} from '../../records/chats/counting.js';
import { type NotificationDraft } from '../../records/NotificationStore.js';
import { type Allowed } from '../../records/allowance.js';
import { insertNotification } from '../notifications/insertNotification.js';
import { type PersonFile } from '../PersonFile.js';

/** How often the person asked this month; without a file never. */
export function interactionsOf(file: PersonFile | undefined, allowed: Allowed): UserInteractions {
  const found = file?.db.get<{ total: number }>(
    'SELECT total FROM interaction_total WHERE owner = :owner AND month = :month',
    { owner: file.owner, month: month() },
  );
  return usedOf(found?.total ?? 0, allowed);
}

/** How often the person asked in each of the last months, and on each day of them that is known. */
export function interactionHistoryOf(file: PersonFile | undefined): InteractionHistory {
  if (file === undefined) return { months: [], days: [] };
  const { db, owner } = file;
  const months = db.all<InteractionHistory['months'][number]>(
    `SELECT month, total FROM interaction_total WHERE owner = :owner ORDER BY month DESC LIMIT ${MONTHS}`,
    { owner },
  );
  const from = months.at(-1)?.month ?? month();
  const days = db.all<InteractionHistory['days'][number]>(
    'SELECT day, total FROM interaction_day WHERE owner = :owner AND day >= :from ORDER BY day',
    { owner, from },
  );
  return { months, days };
}

/** Tells, once a month and in the transaction that counts, that little is left. @returns the notification that was written */
function tellNearlyUsed(file: PersonFile, allowed: Allowed, draft: NotificationDraft): NotificationId | undefined {
  if (!isNearlyUsed(interactionsOf(file, allowed))) return undefined;
  const { db, owner } = file;
  // Kept with the keys of what was counted: none of those is called so.
  const isFirst = db.run('INSERT OR IGNORE INTO interaction_key (owner, key, month) VALUES (:owner, :key, :month)', {
    ...{ owner, month: month(), key: nearlyUsedKey() },
  });
  return isFirst === 1 && insertNotification(file, draft) ? draft.uid : undefined;
}

/** Counts, once for each key. Inside a transaction. Throws `QUOTA_INTERACTIONS`. @returns the notification that was written with it */
export function countInteractions(
  file: PersonFile,
  { key, number, nearlyUsed }: Counting,
  allowed: Allowed,
): NotificationId | undefined {
  const { db, owner } = file;
  const parameters = { owner, month: month() };
  const isNew = db.run('INSERT OR IGNORE INTO interaction_key (owner, key, month) VALUES (:owner, :key, :month)', {
    ...parameters,
    key,
  });
  if (isNew === 0) return undefined;
  limitInteractions(interactionsOf(file, allowed), number);
  db.run(
    `INSERT INTO interaction_total (owner, month, total) VALUES (:owner, :month, :number)
     ON CONFLICT DO UPDATE SET total = total + :number`,
    { ...parameters, number },
  );
  db.run(
    `INSERT INTO interaction_day (owner, day, total) VALUES (:owner, :day, :number)
     ON CONFLICT DO UPDATE SET total = total + :number`,
    { owner, day: day(), number },
  );
  return nearlyUsed === undefined ? undefined : tellNearlyUsed(file, allowed, nearlyUsed);
}
