import { type DeletionScope } from '../../contract/yourData.js';
import { type Alias } from '../../contract/aliases.js';
import {
  type ApiTokenId,
  type ImageId,
  type JobId,
  type OwnerId,
  type ProjectId,
  type SavedViewId,
} from '../../contract/ids.js';
import { type ImportJob } from '../../contract/imports.js';
import { type DeviceInput } from '../../contract/notifications.js';
import { type KeptMapping, type UsedMapping } from '../../graph/formats/mapped/ImportChoices.js';
import { parseStored } from '../../storage/Json.js';
import { migrate } from '../../storage/migrations.js';
import { OwnedDatabase } from '../../storage/OwnedDatabase.js';
import { type NotificationDraft } from '../NotificationStore.js';
import { type KeptApiToken } from '../ApiTokenStore.js';
import { type KeptViewToken } from '../ViewTokenStore.js';
import { type AccountChanges, type KnownPerson, type SettingsChanges } from '../Records.js';
import {
  clearAccount,
  endSessions,
  readAccount,
  sessionsValidAfter,
  setPicture,
  updateAccount,
  upsertAccount,
} from './accounts.js';
import { findApiToken, noteApiTokenUse, putApiToken, readApiTokens, removeApiToken } from './apiTokens.js';
import { recordDevice } from './devices.js';
import { aliases, forgetAlias, keepAlias, restoreAliases } from './aliases.js';
import {
  putSavedView,
  readSavedView,
  readSavedViews,
  removeSavedView,
  renameSavedView,
  restoreSavedViews,
} from './savedViews.js';
import { type SavedView } from '../../contract/savedViews.js';
import { type RenamedView } from '../SavedViewStore.js';
import { importMappings, keepImportMapping, restoreImportMappings } from './importMappings.js';
import { eraseJob, eraseOwner, forgetProject } from './erase.js';
import { postNotification } from './outbox.js';
import { APP_MIGRATIONS, APP_TABLES } from './schema.js';
import { readSettings, updateSettings } from './settings.js';
import { findFrame, putViewToken, readViewToken, readViewTokens, removeViewToken } from './viewTokens.js';

/** Opens the product's file, bringing it to the present schema. */
export function openAppDatabase(path: string): OwnedDatabase {
  const db = new OwnedDatabase(path, APP_TABLES);
  try {
    migrate(db, APP_MIGRATIONS);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Keeps a job, and in the same transaction what the person is told of it. */
function putImportJob(db: OwnedDatabase, owner: OwnerId, id: string, job: ImportJob, told?: NotificationDraft): void {
  db.write(() => {
    db.run(
      `INSERT INTO import_job (owner, id, data) VALUES (:owner, :id, :data)
       ON CONFLICT DO UPDATE SET data = excluded.data`,
      { owner, id, data: JSON.stringify(job) },
    );
    if (told !== undefined) postNotification(db, owner, told);
  });
}

const importJobs = (db: OwnedDatabase, owner: OwnerId): ImportJob[] =>
  db
    .all<{ data: string }>('SELECT data FROM import_job WHERE owner = :owner ORDER BY id DESC', { owner })
    .map(({ data }) => parseStored<ImportJob>(data));

/** Reads of records. */
export const recordReads = (db: OwnedDatabase) => ({
  account: (owner: OwnerId) => readAccount(db, owner),
  sessionsValidAfter: (owner: OwnerId) => sessionsValidAfter(db, owner),
  settings: (owner: OwnerId) => readSettings(db, owner),
  importJobs: (owner: OwnerId) => importJobs(db, owner),
  aliases: (owner: OwnerId, project: ProjectId) => aliases(db, owner, project),
  savedViews: (owner: OwnerId, project: ProjectId) => readSavedViews(db, owner, project),
  savedView: (owner: OwnerId, project: ProjectId, id: SavedViewId) => readSavedView(db, owner, project, id),
  importMappings: (owner: OwnerId) => importMappings(db, owner),
  apiTokens: (owner: OwnerId) => readApiTokens(db, owner),
  apiTokenOf: (hash: string) => findApiToken(db, hash),
  viewTokens: (owner: OwnerId, projectId: ProjectId) => readViewTokens(db, owner, projectId),
  viewToken: (owner: OwnerId, id: ApiTokenId) => readViewToken(db, owner, id),
  frameOf: (id: ApiTokenId) => findFrame(db, id),
});

/** Writes of records, each durable before it is answered. */
export const recordWrites = (db: OwnedDatabase) => ({
  upsertAccount: (owner: OwnerId, person: KnownPerson) => upsertAccount(db, owner, person),
  updateAccount: (owner: OwnerId, version: number, changes: AccountChanges) =>
    updateAccount(db, owner, version, changes),
  setPicture: (owner: OwnerId, picture: ImageId | null) => setPicture(db, owner, picture),
  clearAccount: (owner: OwnerId) => clearAccount(db, owner),
  eraseOwner: (owner: OwnerId, scope: DeletionScope, job: JobId) => eraseOwner(db, owner, scope, job),
  eraseJob: (owner: OwnerId, job: JobId) => eraseJob(db, owner, job),
  endSessions: (owner: OwnerId, at: number) => endSessions(db, owner, at),
  updateSettings: (owner: OwnerId, changes: SettingsChanges) => updateSettings(db, owner, changes),
  putImportJob: (owner: OwnerId, id: string, job: ImportJob, told?: NotificationDraft) =>
    putImportJob(db, owner, id, job, told),
  deleteImportJob: (owner: OwnerId, id: string): void => {
    db.run('DELETE FROM import_job WHERE owner = :owner AND id = :id', { owner, id });
  },
  keepAlias: (owner: OwnerId, project: ProjectId, alias: Omit<Alias, 'createdAt'>) =>
    keepAlias(db, owner, project, alias),
  forgetAlias: (owner: OwnerId, project: ProjectId, words: string) => forgetAlias(db, owner, project, words),
  restoreAliases: (owner: OwnerId, project: ProjectId, restored: readonly Alias[]) =>
    restoreAliases(db, owner, project, restored),
  putSavedView: (owner: OwnerId, view: SavedView) => putSavedView(db, owner, view),
  renameSavedView: (owner: OwnerId, renamed: RenamedView) => renameSavedView(db, owner, renamed),
  removeSavedView: (owner: OwnerId, project: ProjectId, id: SavedViewId) => removeSavedView(db, owner, project, id),
  restoreSavedViews: (owner: OwnerId, project: ProjectId, views: readonly SavedView[]) =>
    restoreSavedViews(db, owner, project, views),
  keepImportMapping: (owner: OwnerId, kept: UsedMapping) => keepImportMapping(db, owner, kept),
  restoreImportMappings: (owner: OwnerId, mappings: readonly KeptMapping[]) =>
    restoreImportMappings(db, owner, mappings),
  forgetProject: (owner: OwnerId, projectId: ProjectId) => forgetProject(db, owner, projectId),
  recordDevice: (owner: OwnerId, device: DeviceInput, draft: NotificationDraft) =>
    recordDevice(db, owner, device, draft),
  putApiToken: (owner: OwnerId, kept: KeptApiToken) => putApiToken(db, owner, kept),
  removeApiToken: (owner: OwnerId, id: ApiTokenId) => removeApiToken(db, owner, id),
  noteApiTokenUse: (owner: OwnerId, id: ApiTokenId, at: string) => noteApiTokenUse(db, owner, id, at),
  putViewToken: (owner: OwnerId, kept: KeptViewToken) => putViewToken(db, owner, kept),
  removeViewToken: (owner: OwnerId, id: ApiTokenId) => removeViewToken(db, owner, id),
});
