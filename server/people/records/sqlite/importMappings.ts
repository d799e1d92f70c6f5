import { type OwnerId } from '../../../contract/ids.js';
import { parseStored } from '../../../platform/storage/Json.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { MOST_MAPPINGS, shapeKey } from '../ImportStores.js';
import { type KeptMapping, type UsedMapping } from '../../../graph/formats/mapped/ImportChoices.js';

/** The mappings that a person used last, newest first. */
export const importMappings = (db: OwnedDatabase, owner: OwnerId): KeptMapping[] =>
  db
    .all<{ data: string; usedAt: string }>(
      `SELECT data, used_at AS usedAt FROM import_mapping WHERE owner = :owner ORDER BY used_at DESC, shape LIMIT :most`,
      { owner, most: MOST_MAPPINGS },
    )
    .map(({ data, usedAt }) => ({ ...parseStored<UsedMapping>(data), usedAt }));

const forgetOld = (db: OwnedDatabase, owner: OwnerId) =>
  db.run(
    `DELETE FROM import_mapping WHERE owner = :owner AND shape NOT IN
       (SELECT shape FROM import_mapping WHERE owner = :owner ORDER BY used_at DESC LIMIT :most)`,
    { owner, most: MOST_MAPPINGS },
  );

/** Keeps a mapping in place of the one for the same shape, and removes what was not used for long. */
export function keepImportMapping(db: OwnedDatabase, owner: OwnerId, kept: UsedMapping): void {
  db.write(() => {
    db.run(
      `INSERT INTO import_mapping (owner, shape, data, used_at) VALUES (:owner, :shape, :data, :at)
       ON CONFLICT DO UPDATE SET data = excluded.data, used_at = excluded.used_at`,
      { owner, shape: shapeKey(kept.shape), data: JSON.stringify(kept), at: new Date().toISOString() },
    );
    forgetOld(db, owner);
  });
}

/** Brings mappings of an archive back beside those that are kept; where one is kept for the same shape, that stays. */
export function restoreImportMappings(db: OwnedDatabase, owner: OwnerId, mappings: readonly KeptMapping[]): void {
  db.write(() => {
    for (const { usedAt, ...kept } of mappings)
      db.run(
        `INSERT INTO import_mapping (owner, shape, data, used_at) VALUES (:owner, :shape, :data, :usedAt)
         ON CONFLICT DO NOTHING`,
        { owner, shape: shapeKey(kept.shape), data: JSON.stringify(kept), usedAt },
      );
    forgetOld(db, owner);
  });
}
