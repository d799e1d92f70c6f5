import { type Settings } from '../../contract/account.js';
import { type OwnerId } from '../../contract/ids.js';
import { type ImportJob } from '../../contract/imports.js';
import { migrate } from '../../storage/migrations.js';
import { OwnedDatabase } from '../../storage/OwnedDatabase.js';
import { type AccountChanges, type KnownPerson, type SettingsChanges } from '../Records.js';
import {
  clearAccount,
  endSessions,
  readAccount,
  sessionsValidAfter,
  updateAccount,
  upsertAccount,
} from './accounts.js';
import { APP_MIGRATIONS, APP_TABLES } from './schema.js';

/** What a person starts with. */
const DEFAULTS: Omit<Settings, 'version'> = {
  theme: 'system',
  language: 'en',
  density: 'comfortable',
  canvasNodes: 1000,
  mutedKinds: [],
  currentProjectId: null,
};

/** Opens the product's file, bringing it to the present schema. */
export function openAppDatabase(path: string): OwnedDatabase {
  const db = new OwnedDatabase(path, APP_TABLES);
  migrate(db, APP_MIGRATIONS);
  return db;
}

function readSettings(db: OwnedDatabase, owner: OwnerId): Settings {
  const row = db.get<{ data: string; version: number }>('SELECT data, version FROM setting WHERE owner = :owner', {
    owner,
  });
  const chosen = row === undefined ? {} : (JSON.parse(row.data) as SettingsChanges);
  return { ...DEFAULTS, ...chosen, version: row?.version ?? 0 };
}

/** Only what was chosen is kept, so that a default may change for those who never chose. */
function updateSettings(db: OwnedDatabase, owner: OwnerId, changes: SettingsChanges): Settings {
  return db.write(() => {
    db.run(
      `INSERT INTO setting (owner, data, version) VALUES (:owner, :data, 1)
       ON CONFLICT DO UPDATE SET data = json_patch(data, :data), version = version + 1`,
      { owner, data: JSON.stringify(changes) },
    );
    return readSettings(db, owner);
  });
}

const importJobs = (db: OwnedDatabase, owner: OwnerId): ImportJob[] =>
  db
    .all<{ data: string }>('SELECT data FROM import_job WHERE owner = :owner ORDER BY id DESC', { owner })
    .map(({ data }) => JSON.parse(data) as ImportJob);

/** Reads of records. */
export const recordReads = (db: OwnedDatabase) => ({
  account: (owner: OwnerId) => readAccount(db, owner),
  sessionsValidAfter: (owner: OwnerId) => sessionsValidAfter(db, owner),
  settings: (owner: OwnerId) => readSettings(db, owner),
  importJobs: (owner: OwnerId) => importJobs(db, owner),
});

/** Writes of records, each durable before it is answered. */
export const recordWrites = (db: OwnedDatabase) => ({
  upsertAccount: (owner: OwnerId, person: KnownPerson) => upsertAccount(db, owner, person),
  updateAccount: (owner: OwnerId, version: number, changes: AccountChanges) =>
    updateAccount(db, owner, version, changes),
  clearAccount: (owner: OwnerId) => clearAccount(db, owner),
  endSessions: (owner: OwnerId, at: number) => endSessions(db, owner, at),
  updateSettings: (owner: OwnerId, changes: SettingsChanges) => updateSettings(db, owner, changes),
  putImportJob: (owner: OwnerId, id: string, job: ImportJob): void => {
    db.run(
      `INSERT INTO import_job (owner, id, data) VALUES (:owner, :id, :data)
       ON CONFLICT DO UPDATE SET data = excluded.data`,
      { owner, id, data: JSON.stringify(job) },
    );
  },
  deleteImportJob: (owner: OwnerId, id: string): void => {
    db.run('DELETE FROM import_job WHERE owner = :owner AND id = :id', { owner, id });
  },
});
