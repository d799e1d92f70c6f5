import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import path from 'node:path';

import { StartupError } from '../../../../platform/config/StartupError.js';
import { migrate } from '../../../../platform/storage/migrations.js';
import { OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import { SANDBOX_MIGRATIONS } from './schema.js';
import { SandboxStore } from './SandboxStore.js';

/** What can be bought in the sandbox, by the names that the product looks for. */
const CATALOGUE = [
  { key: 'harta_plus', name: 'Plus', description: 'For one who asks every day', amount: 900, interactions: 1_000 },
  { key: 'harta_pro', name: 'Pro', description: 'For one who asks all day', amount: 2_900, interactions: 10_000 },
] as const;

/** Puts in what can be bought, once. */
function stock(store: SandboxStore): void {
  const known = new Set(store.list('price').map(({ lookup_key: key }) => key));
  for (const { key, name, description, amount, interactions } of CATALOGUE.filter(({ key }) => !known.has(key))) {
    const metadata = { interactions: String(interactions) };
    const product = store.put({ ...store.begun('product', metadata), active: true, name, description });
    store.put({
      ...store.begun('price'),
      ...{ active: true, currency: 'eur', lookup_key: key, product: product.id, unit_amount: amount },
      ...{ recurring: { interval: 'month', interval_count: 1 }, type: 'recurring' },
    } as const);
  }
}

/**
 * Opens `payments-sandbox.db` of the data folder, closed to other users of the machine.
 * @throws StartupError when it cannot be read
 */
export function openSandboxStore(dataDir: string): SandboxStore {
  const file = path.join(dataDir, 'payments-sandbox.db');
  try {
    const db = new OwnedDatabase(file, new Set());
    chmodSync(file, 0o600);
    migrate(db, SANDBOX_MIGRATIONS);
    const store = new SandboxStore(db);
    store.write(() => {
      if (store.state('webhookSecret') === undefined)
        store.setState('webhookSecret', `whsec_${randomBytes(32).toString('hex')}`);
      stock(store);
    });
    return store;
  } catch (error) {
    throw new StartupError(`The sandbox of payments in ${file} cannot be opened: ${(error as Error).message}`);
  }
}
