import { Database, type DatabaseSettings } from '../../../graph/postgres/connection/Database.js';
import { type RecordStores } from '../RecordStores.js';
import * as accounts from './accounts.js';
import * as aliases from './aliases.js';
import { callsOf } from './calls.js';
import * as mappings from './importMappings.js';
import * as views from './savedViews.js';
import { endSessions, sessionsValidAfter } from './accounts.js';
import { readSettings, updateSettings } from './settings.js';
import * as tokens from './tokens.js';
import { migrateTo } from '../../../graph/postgres/connection/migrate.js';
import { RECORD_MIGRATIONS } from './schema.js';

/** The ports that PostgreSQL provides so far. */
export type PostgresRecords = Pick<
  RecordStores,
  | 'accounts'
  | 'sessionEnds'
  | 'settingsStore'
  | 'importMappings'
  | 'aliases'
  | 'apiTokens'
  | 'viewTokens'
  | 'savedViews'
>;

/** The records of an installation in a database of PostgreSQL. */
function postgresRecords(database: Database): PostgresRecords {
  const { reading, writing } = callsOf(database);
  return {
    accounts: {
      find: reading(accounts.readAccount),
      upsert: writing(accounts.upsertAccount),
      update: writing(accounts.updateAccount),
      setPicture: writing(accounts.setPicture),
      clear: writing(accounts.clearAccount),
    },
    sessionEnds: { end: writing(endSessions), validAfter: reading(sessionsValidAfter) },
    settingsStore: { read: reading(readSettings), update: writing(updateSettings) },
    importMappings: {
      list: reading(mappings.importMappings),
      put: writing(mappings.keepImportMapping),
      restore: writing(mappings.restoreImportMappings),
    },
    aliases: {
      list: reading(aliases.aliases),
      put: writing(aliases.keepAlias),
      restore: writing(aliases.restoreAliases),
      remove: writing(aliases.forgetAlias),
    },
    apiTokens: {
      list: reading(tokens.readApiTokens),
      find: reading(tokens.findApiToken),
      put: writing(tokens.putApiToken),
      remove: writing(tokens.removeApiToken),
      noteUse: writing(tokens.noteTokenUse),
    },
    viewTokens: {
      list: reading(tokens.readViewTokens),
      find: reading(tokens.readViewToken),
      frame: reading(tokens.findFrame),
      put: writing(tokens.putViewToken),
      remove: writing(tokens.removeViewToken),
    },
    savedViews: {
      list: reading(views.readSavedViews),
      find: reading(views.readSavedView),
      put: writing(views.putSavedView),
      rename: writing(views.renameSavedView),
      remove: writing(views.removeSavedView),
      restore: writing(views.restoreSavedViews),
    },
  };
}

/** Opens the records of an installation in a database of PostgreSQL 15 or later, bringing it to the present schema. */
export async function openPostgresRecords(
  settings: DatabaseSettings,
): Promise<{ readonly stores: PostgresRecords; close(): Promise<void> }> {
  const database = new Database(settings);
  await migrateTo(database, { table: 'harta_records_schema', migrations: RECORD_MIGRATIONS });
  return { stores: postgresRecords(database), close: () => database.close() };
}
