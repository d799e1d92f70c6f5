import { afterAll, beforeAll, describe } from 'vitest';

import { describeAccounts } from './contract/accounts.js';
import { describeAliases } from './contract/aliases.js';
import { describeDevices } from './contract/devices.js';
import { describeErasure } from './contract/erasure.js';
import { describeImportJobs, describeImportMappings } from './contract/imports.js';
import { describePayments } from './contract/payments.js';
import { type OpenRecords, type Records } from './contract/Records.js';
import { describeSavedViews } from './contract/savedViews.js';
import { describeSessionEnds } from './contract/sessionEnds.js';
import { describeSettings } from './contract/settings.js';
import { describeApiTokens, describeViewTokens } from './contract/tokens.js';

/** What an engine holds itself to, by the name of its port. */
const SUITES: Readonly<Record<string, (current: () => Records) => void>> = {
  accounts: describeAccounts,
  'ended sessions': describeSessionEnds,
  settings: describeSettings,
  devices: describeDevices,
  'import jobs': describeImportJobs,
  'import mappings': describeImportMappings,
  aliases: describeAliases,
  'API tokens': describeApiTokens,
  'view tokens': describeViewTokens,
  'saved views': describeSavedViews,
  payments: describePayments,
  erasure: describeErasure,
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
      isWaiting: async (owner) => (await opened.ownersWaiting()).includes(owner),
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
