import { afterAll, beforeAll, describe } from 'vitest';

import { describeAccounts } from './contract/accounts.js';
import { describeAliases } from './contract/aliases.js';
import { describeDevices } from './contract/devices.js';
import { describeErasure } from './contract/erasure.js';
import { describeImportJobs, describeImportMappings } from './contract/imports.js';
import { describeJobs } from './contract/jobs.js';
import { describeNotifications } from './contract/notifications.js';
import { describePayments } from './contract/payments.js';
import { type AllStores, type OpenRecords, type Records } from './contract/Records.js';
import { describeSavedViews } from './contract/savedViews.js';
import { describeSessionEnds } from './contract/sessionEnds.js';
import { describeSettings } from './contract/settings.js';
import { describeApiTokens, describeViewTokens } from './contract/tokens.js';

/** What an engine holds itself to, by its ports. */
const SUITES: Readonly<Record<keyof AllStores, (current: () => Records) => void>> = {
  accounts: describeAccounts,
  sessionEnds: describeSessionEnds,
  settingsStore: describeSettings,
  devices: describeDevices,
  importJobs: describeImportJobs,
  importMappings: describeImportMappings,
  aliases: describeAliases,
  apiTokens: describeApiTokens,
  viewTokens: describeViewTokens,
  savedViews: describeSavedViews,
  paymentStore: describePayments,
  erasure: describeErasure,
  notificationStore: describeNotifications,
  jobStore: describeJobs,
};

/**
 * What every engine of the record ports must do. A new engine passes these suites before it is offered.
 * @param open opens the engine over one place, the same each time; what was acknowledged before is there
 */
export function describeRecordStores(name: string, open: () => Promise<OpenRecords>): void {
  describe(name, () => {
    let opened: OpenRecords;
    const records: Records = {
      get stores() {
        return opened.stores;
      },
      isWaiting: async (owner) => (await opened.stores.notificationStore.ownersWaiting()).includes(owner),
      reopen: async () => {
        await opened.close();
        opened = await open();
      },
    };
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    for (const [port, suite] of Object.entries(SUITES)) describe(port, () => suite(() => records));
  });
}
