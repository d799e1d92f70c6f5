import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Effect, type Outbox } from '../ports/Outbox.js';
import { type Transacting } from '../../platform/storage/postgres/Database.js';
import { type Graph, sent } from './rows.js';

/** Keeps the effects of a commit; inside its transaction. Throws `ID_TAKEN` for a key of an earlier commit. */
export async function putEffects({ session, row }: Graph, effects: readonly Effect[]): Promise<void> {
  if (effects.length === 0) return;
  const rows = effects.map(({ data, ...effect }) => ({ ...effect, data: JSON.stringify(data) }));
  const put = await session.run(
    `INSERT INTO effect (owner, key, kind, data) SELECT :owner, w.key, w.kind, w.data
     FROM ${sent('key text, kind text, data text')} ON CONFLICT DO NOTHING`,
    { owner: row.owner, rows: JSON.stringify(rows) },
  );
  if (put < effects.length)
    throw new ProblemError('ID_TAKEN', { errors: [{ path: 'effects', message: 'was committed before' }] });
}

/** The effects of the commits of all persons. */
export const outboxOf = (database: Transacting): Outbox => ({
  ownersWithEffects: () =>
    database.read(async (session) => {
      const rows = await session.everybody<{ id: OwnerId }>(
        'SELECT o.id FROM person o WHERE EXISTS (SELECT 1 FROM effect e WHERE e.owner = o.owner AND e.data IS NOT NULL)',
        {},
      );
      return rows.map(({ id }) => id);
    }),
  waitingEffects: (ownerId) =>
    database.read(async (session) => {
      const rows = await session.all<{ key: string; kind: string; data: string }>(
        `SELECT e.key, e.kind, e.data FROM person o JOIN effect e ON e.owner = o.owner
         WHERE o.id = :ownerId AND e.data IS NOT NULL ORDER BY e.seq`,
        { ownerId },
      );
      return rows.map(({ data, ...effect }) => ({ ...effect, data: JSON.parse(data) as unknown }));
    }),
  effectDone: (ownerId, key) =>
    database.write(async (session) => {
      await session.run(
        `UPDATE effect SET data = NULL WHERE key = :key AND owner = (SELECT owner FROM person WHERE id = :ownerId)`,
        { ownerId, key },
      );
    }),
});
