import { type Settings } from '../../../contract/account.js';
import { type OwnerId } from '../../../contract/ids.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { settingsOf, type SettingsChanges } from '../SettingsStore.js';

/** The settings of a person; what was never set has its default. */
export function readSettings(db: OwnedDatabase, owner: OwnerId): Settings {
  const row = db.get<{ data: string; version: number }>('SELECT data, version FROM setting WHERE owner = :owner', {
    owner,
  });
  const chosen = row === undefined ? {} : (JSON.parse(row.data) as SettingsChanges);
  return settingsOf(chosen, row?.version ?? 0);
}

/** Only what was chosen is kept, so that a default may change for those who never chose. */
export function updateSettings(db: OwnedDatabase, owner: OwnerId, changes: SettingsChanges): Settings {
  return db.write(() => {
    db.run(
      `INSERT INTO setting (owner, data, version) VALUES (:owner, :data, 1)
       ON CONFLICT DO UPDATE SET data = json_patch(data, :data), version = version + 1`,
      { owner, data: JSON.stringify(changes) },
    );
    return readSettings(db, owner);
  });
}
