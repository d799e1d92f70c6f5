import { ulid } from 'ulid';

import { type Transacting } from '../../../../platform/storage/postgres/Database.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import {
  COUNTED_MS,
  type LimitedCount,
  type PlaceBook,
  type PlaceCount,
} from '../../../../platform/limits/SharedPlaces.js';

/** Nobody else counts under these names until the transaction ends. */
const HOLD = `SELECT pg_advisory_xact_lock(x.lock) FROM (SELECT DISTINCT hashtextextended('place ' || name, 0) AS lock
  FROM unnest(:names::text[]) AS name ORDER BY 1 OFFSET 0) x`;
const TAKE = `
WITH asked AS (
  SELECT * FROM unnest(:names::text[], :taken::int[], :most::int[]) WITH ORDINALITY AS u (name, taken, most, at)
), beyond AS (
  SELECT min(a.at) AS at FROM asked a WHERE a.most < a.taken + (
    SELECT coalesce(sum(p.taken), 0) FROM socket_place p JOIN place_process o ON o.process = p.process
    WHERE p.name = a.name AND p.process <> :process AND o.ends_at > now())
), written AS (
  INSERT INTO socket_place AS p (name, process, taken)
    SELECT a.name, o.process, a.taken FROM asked a CROSS JOIN beyond b JOIN place_process o ON o.process = :process WHERE b.at IS NULL
  ON CONFLICT (name, process) DO UPDATE SET taken = excluded.taken
)
SELECT EXISTS (SELECT FROM place_process WHERE process = :process) AS "isKnown", (SELECT at FROM beyond) AS beyond`;
const REMOVE = 'DELETE FROM socket_place WHERE process = :process AND (:areAll OR name = ANY(:names))';
const PUT = `INSERT INTO socket_place (name, process, taken)
  SELECT u.name, o.process, u.taken FROM unnest(:names::text[], :taken::int[]) AS u (name, taken)
  JOIN place_process o ON o.process = :process WHERE u.taken > 0`;
const ENDS_AT = `now() + :countedMs * interval '1 millisecond'`;
const BEGIN = `INSERT INTO place_process (process, ends_at) VALUES (:process, ${ENDS_AT})
  ON CONFLICT (process) DO UPDATE SET ends_at = excluded.ends_at`;
const RENEW = `UPDATE place_process SET ends_at = ${ENDS_AT} WHERE process = :process RETURNING process`;
const FORGET_SILENT = `DELETE FROM place_process WHERE process IN
  (SELECT process FROM place_process WHERE ends_at < now() ORDER BY process FOR UPDATE SKIP LOCKED)`;
const FORGET = 'DELETE FROM place_process WHERE process = :process';

/** Counts of one process as a statement takes them. */
const listed = (counts: readonly PlaceCount[]) => ({
  names: counts.map(({ name }) => name),
  taken: counts.map(({ taken }) => taken),
});

/**
 * The places of all processes in their database, whose clock decides when a process is no longer heard of.
 * @param countedMs for how long the counts of a process hold
 */
export function postgresPlaceBook(
  database: Pick<Transacting, 'write' | 'ask'>,
  countedMs: number = COUNTED_MS,
): PlaceBook {
  const process = ulid();

  async function put(session: Session, counts: readonly PlaceCount[], areAll: boolean): Promise<boolean> {
    const { names, taken } = listed(counts);
    const [known] = await Promise.all([
      session.all(areAll ? BEGIN : 'SELECT 1 AS known FROM place_process WHERE process = :process', {
        process,
        countedMs,
      }),
      session.run(REMOVE, { process, names, areAll }),
      session.run(PUT, { process, names, taken }),
    ]);
    return areAll || known.length > 0;
  }

  async function take(session: Session, counts: readonly LimitedCount[]): Promise<'taken' | 'forgotten' | number> {
    const { names, taken } = listed(counts);
    const most = counts.map((count) => count.most);
    const [, found] = await Promise.all([
      session.run(HOLD, { names }),
      session.get<{ isKnown: boolean; beyond: number | null }>(TAKE, { process, names, taken, most }),
    ]);
    if (found?.isKnown !== true) return 'forgotten';
    return found.beyond === null ? 'taken' : found.beyond - 1;
  }

  return {
    async renew() {
      const [renewed] = await Promise.all([
        database.ask(RENEW, { process, countedMs }),
        database.ask(FORGET_SILENT, {}),
      ]);
      return renewed.length > 0;
    },
    put: (counts, areAll) => database.write((session) => put(session, counts, areAll)),
    take: (counts) => database.write((session) => take(session, counts)),
    close: async () => void (await database.ask(FORGET, { process })),
  };
}
