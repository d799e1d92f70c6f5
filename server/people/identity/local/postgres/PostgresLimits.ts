import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { type UnitsDatabase } from '../../../../platform/storage/postgres/UnitsDatabase.js';
import { type AttemptLimits, type Limited } from '../limits/AttemptLimits.js';
import { type Count, counted, endOf, secondsToWait, uncounted } from '../limits/window.js';
import { tooMany } from '../Refusal.js';

interface AttemptRow {
  readonly key: string;
  readonly began_at: number;
  readonly count: number;
  readonly ends_at: number;
}

type Counts = ReadonlyMap<string, Count & { readonly endsAt: number }>;

const keysOf = (limited: readonly Limited[]): string[] => [
  ...new Set(limited.flatMap(({ key, unlessFewer }) => (unlessFewer === undefined ? [key] : [key, unlessFewer.key]))),
];

/** Holds these keys for the transaction, always in the same order, so that none waits for another in a circle; and reads their counts. */
async function held(session: Session, keys: readonly string[]): Promise<Counts> {
  await session.unguarded(
    `SELECT pg_advisory_xact_lock(lock) FROM
       (SELECT DISTINCT hashtextextended('attempt ' || key, 0) AS lock FROM unnest(:keys::text[]) AS key ORDER BY 1 OFFSET 0) x`,
    { keys },
  );
  const { rows } = await session.unguarded('SELECT * FROM attempt WHERE key = ANY(:keys)', { keys });
  return new Map(
    (rows as AttemptRow[]).map(({ key, began_at: beganAt, count, ends_at: endsAt }) => [
      key,
      { beganAt, count, endsAt },
    ]),
  );
}

const keep = (session: Session, key: string, { beganAt, count }: Count, endsAt: number) =>
  session.unguarded(
    `INSERT INTO attempt (key, began_at, count, ends_at) VALUES (:key, :beganAt, :count, :endsAt)
     ON CONFLICT (key) DO UPDATE SET began_at = excluded.began_at, count = excluded.count, ends_at = excluded.ends_at`,
    { key, beganAt, count, endsAt },
  );

/** Counts attempts in the database that all processes of an installation share. */
export class PostgresLimits implements AttemptLimits {
  constructor(
    private readonly db: UnitsDatabase,
    private readonly now: () => number,
  ) {}

  take(limited: readonly Limited[]): Promise<void> {
    return this.db.within(async (session) => {
      const counts = await held(session, keysOf(limited));
      const now = this.now();
      const countOf = (key: string) => {
        const count = counts.get(key);
        return count === undefined || count.endsAt <= now ? 0 : count.count;
      };
      const holding = limited.filter(
        ({ unlessFewer }) => unlessFewer === undefined || countOf(unlessFewer.key) >= unlessFewer.than,
      );
      const wait = Math.max(...holding.map(({ key, limit }) => secondsToWait(counts.get(key), limit, now)));
      if (wait > 0) throw tooMany(wait);
      for (const { key, limit } of limited) {
        const count = counted(counts.get(key), limit, now);
        await keep(session, key, count, endOf(count, limit));
      }
    });
  }

  giveBack(limited: readonly Limited[]): Promise<void> {
    return this.db.within(async (session) => {
      const counts = await held(session, keysOf(limited));
      for (const { key } of limited) {
        const count = counts.get(key);
        if (count !== undefined) await keep(session, key, uncounted(count), count.endsAt);
      }
    });
  }
}
