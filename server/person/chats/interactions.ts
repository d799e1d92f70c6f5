import { type InteractionHistory, type UserInteractions } from '../../contract/interactions.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Allowed } from '../../records/sqlite/payments/allowance.js';
import { type PersonFile } from '../PersonFile.js';

/** The day that is counted, in UTC. */
const day = (): string => new Date().toISOString().slice(0, 10);
/** The month that is counted, in UTC. */
const month = (): string => day().slice(0, 7);

/** Months that are told of. */
const MONTHS = 12;

/** How often the person asked this month; without a file never. */
export function interactionsOf(file: PersonFile | undefined, { allowance, plan }: Allowed): UserInteractions {
  const found = file?.db.get<{ total: number }>(
    'SELECT total FROM interaction_total WHERE owner = :owner AND month = :month',
    { owner: file.owner, month: month() },
  );
  return {
    total: found?.total ?? 0,
    month: month(),
    ...(allowance === null ? {} : { allowance }),
    ...(plan === undefined ? {} : { plan }),
  };
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

/** Refuses what would go beyond the allowance. Inside the transaction that counts. Throws `QUOTA_INTERACTIONS`. */
function limitInteractions(file: PersonFile, allowed: Allowed, number: number): void {
  const { total, allowance } = interactionsOf(file, allowed);
  if (allowance === undefined || total + number <= allowance) return;
  throw new ProblemError('QUOTA_INTERACTIONS', {
    detail: `At most ${allowance} a month are allowed; ${total} were used`,
  });
}

/** Counts, once for each key. Inside a transaction. Throws `QUOTA_INTERACTIONS`. */
export function countInteractions(
  file: PersonFile,
  { key, number }: { readonly key: string; readonly number: number },
  allowed: Allowed,
): void {
  const { db, owner } = file;
  const parameters = { owner, month: month() };
  const isNew = db.run('INSERT OR IGNORE INTO interaction_key (owner, key, month) VALUES (:owner, :key, :month)', {
    ...parameters,
    key,
  });
  if (isNew === 0) return;
  limitInteractions(file, allowed, number);
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
}
