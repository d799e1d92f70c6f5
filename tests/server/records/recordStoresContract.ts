import { afterAll, beforeAll, describe } from 'vitest';

import { type RecordStores } from '../../../server/people/records/RecordStores.js';
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

/** What an engine holds itself to, by its ports. */
const SUITES: Readonly<Record<keyof RecordStores, (current: () => Records) => void>> = {
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
};

/**
 * What every engine of the record ports must do. A new engine passes these suites before it is offered.
 * @param open opens the engine over one place, the same each time; what was acknowledged before is there
 * @param ports those that it provides so far; their suites ask for no other
 */
export function describeRecordStores<Port extends keyof RecordStores>(
  name: string,
  open: () => Promise<OpenRecords<Port>>,
  ports: readonly Port[],
): void {
  describe(name, () => {
    let opened: OpenRecords<Port>;
    const records: Records = {
      get stores() {
        return opened.stores as RecordStores;
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
    for (const port of ports) describe(port, () => SUITES[port](() => records));
  });
}

/** All ports of the records. */
export const ALL_PORTS = Object.keys(SUITES) as readonly (keyof RecordStores)[];
