import { Database, type DatabaseSettings } from '../../../platform/storage/postgres/Database.js';
import { type OwnerId } from '../../../contract/ids.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type JobStore } from '../jobs/JobStore.js';
import { type NotificationStore } from '../NotificationStore.js';
import { type PaymentStore, type TakenState } from '../PaymentStore.js';
import { type PersonRecords } from '../PersonRecords.js';
import { type PersonalStores, type RecordStores } from '../RecordStores.js';
import * as accounts from './accounts.js';
import * as aliases from './aliases.js';
import { type Calls, callsOf } from './calls.js';
import { recordDevice } from './devices.js';
import * as erasing from './erase.js';
import * as imports from './importJobs.js';
import * as mappings from './importMappings.js';
import { openPostgresJobs } from './jobs/postgresJobStore.js';
import { postgresNotificationStore } from './notifications/postgresNotificationStore.js';
import { type PersonalLimits, postgresPersonalStores } from './personal/personalStores.js';
import * as payments from './payments.js';
import * as views from './savedViews.js';
import { migrateRecords } from './schema.js';
import { postgresPersonRecords } from './personRecords/postgresPersonRecords.js';
import { readSettings, updateSettings } from './settings.js';
import * as tokens from './tokens.js';

/** The ports that PostgreSQL provides so far. */
export interface PostgresRecords extends RecordStores, PersonalStores {
  readonly notificationStore: NotificationStore;
  readonly personRecords: PersonRecords;
  readonly jobStore: JobStore;
}

function paymentsOf({ reading, writing, writingUnheld }: Calls): PaymentStore {
  const take = writing((session: Session, _holder: OwnerId, state: TakenState) => payments.takeState(session, state));
  return {
    customer: reading(payments.readCustomer),
    holder: reading(payments.readHolder),
    linkCustomer: writing(payments.linkCustomer),
    subscriptions: reading(payments.readSubscriptions),
    purchases: reading(payments.readPurchases),
    restorePurchases: writing(payments.restorePurchases),
    isEventTaken: reading(payments.isEventTaken),
    passEvent: writingUnheld(payments.passEvent),
    takeState: (state) => take(state.owner, state),
  };
}

/** The records of an installation in a database of PostgreSQL. */
export const recordStoresOf = (calls: Calls): RecordStores => {
  const { reading, writing } = calls;
  return {
    accounts: {
      find: reading(accounts.readAccount),
      upsert: writing(accounts.upsertAccount),
      update: writing(accounts.updateAccount),
      setPicture: writing(accounts.setPicture),
      clear: writing(accounts.clearAccount),
    },
    sessionEnds: { end: writing(accounts.endSessions), validAfter: reading(accounts.sessionsValidAfter) },
    settingsStore: { read: reading(readSettings), update: writing(updateSettings) },
    devices: { record: writing(recordDevice) },
    importJobs: {
      list: reading(imports.importJobs),
      put: writing(imports.putImportJob),
      remove: writing(imports.removeImportJob),
    },
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
    paymentStore: paymentsOf(calls),
    erasure: {
      eraseOwner: writing(erasing.eraseOwner),
      eraseJob: writing(erasing.eraseJob),
      forgetProject: writing(erasing.forgetProject),
    },
  };
};

/** Where the database is, and how much one person may keep in it. */
interface RecordSettings extends DatabaseSettings {
  readonly limits: PersonalLimits;
}

/** The records of an installation in a database that has the present schema; to be closed before it. */
export async function recordStoresOver(database: Database, limits: PersonalLimits): Promise<PostgresRecords> {
  const calls = callsOf(database);
  return {
    ...recordStoresOf(calls),
    ...postgresPersonalStores(calls, limits),
    notificationStore: postgresNotificationStore(calls),
    personRecords: postgresPersonRecords(calls, limits),
    jobStore: await openPostgresJobs(database, calls),
  };
}

/** Opens the records of an installation in a database of PostgreSQL 15 or later, bringing it to the present schema. */
export async function openPostgresRecords(
  settings: RecordSettings,
): Promise<{ readonly stores: PostgresRecords; close(): Promise<void> }> {
  const database = new Database(settings);
  await migrateRecords(database);
  const stores = await recordStoresOver(database, settings.limits);
  return { stores, close: () => database.close() };
}
