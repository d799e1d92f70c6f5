import { type Transacting } from '../../../../platform/storage/postgres/Database.js';
import { prepared } from '../../../../platform/storage/postgres/statement.js';
import { type CallTotal, type ReportedCalls, type SharedRates } from '../../../../platform/limits/RateCounter.js';
import { digestOf } from '../../../../platform/limits/Places.js';

/** In the order of their names, so that no two processes wait for each other in a circle. */
const ADD = prepared(`INSERT INTO call_rate AS r (name, calls, ends_at)
  SELECT u.name, u.calls, now() + interval '1 minute' FROM unnest(:names::text[], :calls::int[]) AS u (name, calls) ORDER BY u.name
  ON CONFLICT (name) DO UPDATE SET
    calls = CASE WHEN r.ends_at <= now() THEN excluded.calls ELSE r.calls + excluded.calls END,
    ends_at = CASE WHEN r.ends_at <= now() THEN excluded.ends_at ELSE r.ends_at END
  RETURNING r.name, r.calls, ceil(extract(epoch FROM r.ends_at - now()) * 1000) AS "endsInMs"`);

const FORGET = `DELETE FROM call_rate WHERE name IN
  (SELECT name FROM call_rate WHERE ends_at < now() ORDER BY name FOR UPDATE SKIP LOCKED)`;
/** Milliseconds between two looks for minutes that are over. */
const FORGET_EVERY = 60_000;

interface RateRow {
  readonly name: string;
  readonly calls: number;
  readonly endsInMs: number;
}

/** Counts calls of all processes in their database, whose clock decides when a minute is over. */
export function postgresRates(database: Pick<Transacting, 'write' | 'ask'>): SharedRates {
  let forgetsAt = performance.now() + FORGET_EVERY;
  async function forgetOld(): Promise<void> {
    if (performance.now() < forgetsAt) return;
    forgetsAt = performance.now() + FORGET_EVERY;
    await database.ask(FORGET, {});
  }
  return {
    async add(reported: readonly ReportedCalls[]): Promise<ReadonlyMap<string, CallTotal>> {
      const byDigest = new Map(reported.map((each) => [digestOf(each.key), each]));
      const rows = await database.ask<RateRow>(ADD, {
        names: [...byDigest.keys()],
        calls: [...byDigest.values()].map(({ calls }) => calls),
      });
      await forgetOld();
      return new Map(
        rows.map(({ name, calls, endsInMs }) => [byDigest.get(name)?.key ?? name, { total: calls, endsInMs }]),
      );
    },
  };
}
