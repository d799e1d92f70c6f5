import { type Settings } from '../../../contract/account.js';
import { type OwnerId } from '../../../contract/ids.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type SettingsChanges, settingsOf } from '../SettingsStore.js';

interface SettingRow {
  readonly data: string;
  readonly version: number;
}

const rowOf = (session: Session, owner: OwnerId) =>
  session.get<SettingRow>('SELECT data, version FROM setting WHERE owner = :owner', { owner });

const chosenIn = (row: SettingRow | undefined): SettingsChanges =>
  row === undefined ? {} : (JSON.parse(row.data) as SettingsChanges);

/** The settings of a person; what was never set has its default. */
export async function readSettings(session: Session, owner: OwnerId): Promise<Settings> {
  const row = await rowOf(session, owner);
  return settingsOf(chosenIn(row), row?.version ?? 0);
}

/** Only what was chosen is kept, so that a default may change for those who never chose. */
export async function updateSettings(session: Session, owner: OwnerId, changes: SettingsChanges): Promise<Settings> {
  const data = JSON.stringify({ ...chosenIn(await rowOf(session, owner)), ...changes });
  await session.run(
    `INSERT INTO setting (owner, data, version) VALUES (:owner, :data, 1)
     ON CONFLICT (owner) DO UPDATE SET data = excluded.data, version = setting.version + 1`,
    { owner, data },
  );
  return readSettings(session, owner);
}
