import { MOST_ATTEMPTS } from '../../faults/attempts.js';
import { type Transacting } from './Database.js';
import { type Session } from './Session.js';

/** PostgreSQL's codes for a transaction that gave way to others: `deadlock_detected`, `serialization_failure`. */
const GAVE_WAY: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Writes in one transaction, which is begun again where it gave way to others: of the time before nothing stands. */
export async function writeAgain<T>(
  database: Pick<Transacting, 'write'>,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.write(work);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !GAVE_WAY.has((error as { readonly code?: unknown }).code)) throw error;
    }
  }
}
