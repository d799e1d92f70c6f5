import { type UserInteractions } from '../../contract/interactions.js';
import { type PersonFile } from '../PersonFile.js';

/** The month that is counted, in UTC. */
const month = (): string => new Date().toISOString().slice(0, 7);

/** How often the person asked this month; without a file never. A local installation allows any number. */
export function interactionsOf(file: PersonFile | undefined): UserInteractions {
  const found = file?.db.get<{ total: number }>(
    'SELECT total FROM interaction_total WHERE owner = :owner AND month = :month',
    { owner: file.owner, month: month() },
  );
  return { total: found?.total ?? 0, month: month() };
}

/** Counts, once for each key. Inside a transaction. */
export function countInteractions(
  { db, owner }: PersonFile,
  { key, number }: { readonly key: string; readonly number: number },
): void {
  const parameters = { owner, month: month() };
  const isNew = db.run('INSERT OR IGNORE INTO interaction_key (owner, key, month) VALUES (:owner, :key, :month)', {
    ...parameters,
    key,
  });
  if (isNew === 0) return;
  db.run(
    `INSERT INTO interaction_total (owner, month, total) VALUES (:owner, :month, :number)
     ON CONFLICT DO UPDATE SET total = total + :number`,
    { ...parameters, number },
  );
}
