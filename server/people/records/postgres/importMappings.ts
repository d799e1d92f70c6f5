import { type OwnerId } from '../../../contract/ids.js';
import { type KeptMapping, type UsedMapping } from '../../../graph/formats/mapped/ImportChoices.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { MOST_MAPPINGS, shapeKey } from '../ImportStores.js';

const LAST_USED = 'FROM import_mapping WHERE owner = :owner ORDER BY used_at DESC, shape LIMIT :most';

/** The mappings that a person used last, newest first. */
export async function importMappings(session: Session, owner: OwnerId): Promise<KeptMapping[]> {
  const rows = await session.all<{ data: string; used_at: string }>(`SELECT data, used_at ${LAST_USED}`, {
    ...{ owner, most: MOST_MAPPINGS },
  });
  return rows.map(({ data, used_at: usedAt }) => ({ ...(JSON.parse(data) as UsedMapping), usedAt }));
}

async function forgetOld(session: Session, owner: OwnerId): Promise<void> {
  await session.run(`DELETE FROM import_mapping WHERE owner = :owner AND shape NOT IN (SELECT shape ${LAST_USED})`, {
    ...{ owner, most: MOST_MAPPINGS },
  });
}

const INSERT = 'INSERT INTO import_mapping (owner, shape, data, used_at) VALUES (:owner, :shape, :data, :usedAt)';
const rowOf = (owner: OwnerId, kept: UsedMapping, usedAt: string) => ({
  ...{ owner, usedAt, shape: shapeKey(kept.shape), data: JSON.stringify(kept) },
});

/** Keeps a mapping in place of the one for the same shape, and removes what was not used for long. */
export async function keepImportMapping(session: Session, owner: OwnerId, kept: UsedMapping): Promise<void> {
  await session.run(
    `${INSERT} ON CONFLICT (owner, shape) DO UPDATE SET data = excluded.data, used_at = excluded.used_at`,
    rowOf(owner, kept, new Date().toISOString()),
  );
  await forgetOld(session, owner);
}

/** Brings mappings of an archive back beside those that are kept; where one is kept for the same shape, that stays. */
export async function restoreImportMappings(
  session: Session,
  owner: OwnerId,
  mappings: readonly KeptMapping[],
): Promise<void> {
  for (const { usedAt, ...kept } of mappings)
    await session.run(`${INSERT} ON CONFLICT DO NOTHING`, rowOf(owner, kept, usedAt));
  await forgetOld(session, owner);
}
