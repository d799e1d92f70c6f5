import { type AccountStore } from '../AccountStore.js';
import { type AliasStore } from '../AliasStore.js';
import { type ApiTokenStore } from '../ApiTokenStore.js';
import { type DeviceStore, type SessionEndStore } from '../SignInStores.js';
import { type ImportJobStore, type ImportMappingStore } from '../ImportStores.js';
import { type PaymentStore } from '../PaymentStore.js';
import { type RecordErasure, type RecordStores } from '../RecordStores.js';
import { type SavedViewStore } from '../SavedViewStore.js';
import { type SettingsStore } from '../SettingsStore.js';
import { type ViewTokenStore } from '../ViewTokenStore.js';
import * as accounts from './accounts.js';
import * as aliases from './aliases.js';
import * as apiTokens from './apiTokens.js';
import { appPort } from './appPort.js';
import { recordDevice } from './devices.js';
import * as erasing from './erase.js';
import * as jobs from './importJobs.js';
import * as mappings from './importMappings.js';
import * as payments from './payments/paymentRows.js';
import * as views from './savedViews.js';
import { readSettings, updateSettings } from './settings.js';
import * as viewTokens from './viewTokens.js';

/** What answers each call of the records in SQLite. */
export const RECORD_PORTS = {
  accounts: appPort<AccountStore>()(
    'accounts',
    { find: accounts.readAccount },
    {
      upsert: accounts.upsertAccount,
      update: accounts.updateAccount,
      setPicture: accounts.setPicture,
      clear: accounts.clearAccount,
    },
  ),
  sessionEnds: appPort<SessionEndStore>()(
    'sessionEnds',
    { validAfter: accounts.sessionsValidAfter },
    { end: accounts.endSessions },
  ),
  settingsStore: appPort<SettingsStore>()('settings', { read: readSettings }, { update: updateSettings }),
  devices: appPort<DeviceStore>()('devices', {}, { record: recordDevice }),
  importJobs: appPort<ImportJobStore>()(
    'importJobs',
    { list: jobs.importJobs },
    { put: jobs.putImportJob, remove: jobs.removeImportJob },
  ),
  importMappings: appPort<ImportMappingStore>()(
    'importMappings',
    { list: mappings.importMappings },
    { put: mappings.keepImportMapping, restore: mappings.restoreImportMappings },
  ),
  aliases: appPort<AliasStore>()(
    'aliases',
    { list: aliases.aliases },
    { put: aliases.keepAlias, restore: aliases.restoreAliases, remove: aliases.forgetAlias },
  ),
  apiTokens: appPort<ApiTokenStore>()(
    'apiTokens',
    { list: apiTokens.readApiTokens, find: apiTokens.findApiToken },
    { put: apiTokens.putApiToken, remove: apiTokens.removeApiToken, noteUse: apiTokens.noteApiTokenUse },
  ),
  viewTokens: appPort<ViewTokenStore>()(
    'viewTokens',
    { list: viewTokens.readViewTokens, find: viewTokens.readViewToken, frame: viewTokens.findFrame },
    { put: viewTokens.putViewToken, remove: viewTokens.removeViewToken },
  ),
  savedViews: appPort<SavedViewStore>()(
    'savedViews',
    { list: views.readSavedViews, find: views.readSavedView },
    {
      put: views.putSavedView,
      rename: views.renameSavedView,
      remove: views.removeSavedView,
      restore: views.restoreSavedViews,
    },
  ),
  paymentStore: appPort<PaymentStore>()(
    'payments',
    {
      customer: payments.readCustomer,
      holder: payments.readHolder,
      subscriptions: payments.readSubscriptions,
      purchases: payments.readPurchases,
      isEventTaken: payments.isEventTaken,
    },
    {
      linkCustomer: payments.linkCustomer,
      passEvent: payments.passEvent,
      takeState: payments.takeState,
      restorePurchases: payments.restorePurchases,
    },
  ),
  erasure: appPort<RecordErasure>()(
    'erasure',
    {},
    { eraseOwner: erasing.eraseOwner, eraseJob: erasing.eraseJob, forgetProject: erasing.forgetProject },
  ),
} satisfies Record<keyof RecordStores, object>;
