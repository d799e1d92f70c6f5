import { randomBytes } from 'node:crypto';

import { type Unit } from '../../../../platform/storage/Unit.js';
import { type SandboxStore } from './SandboxStore.js';

/** What can be bought in the sandbox, by the names that the product looks for. */
const CATALOGUE = [
  { key: 'harta_plus', name: 'Plus', description: 'For one who asks every day', amount: 900, interactions: 1_000 },
  { key: 'harta_pro', name: 'Pro', description: 'For one who asks all day', amount: 2_900, interactions: 10_000 },
] as const;

/** Puts in what can be bought and the secret that events are signed with, once. @returns the secret */
export function* stock(store: SandboxStore): Unit<string> {
  const known = new Set((yield* store.list('price')).map(({ lookup_key: key }) => key));
  for (const { key, name, description, amount, interactions } of CATALOGUE.filter(({ key }) => !known.has(key))) {
    const metadata = { interactions: String(interactions) };
    const product = yield* store.put({
      ...(yield* store.begun('product', metadata)),
      ...{ active: true, name, description },
    });
    yield* store.put({
      ...(yield* store.begun('price')),
      ...{ active: true, currency: 'eur', lookup_key: key, product: product.id, unit_amount: amount },
      ...{ recurring: { interval: 'month', interval_count: 1 }, type: 'recurring' },
    } as const);
  }
  const kept = yield* store.state('webhookSecret');
  const secret = kept ?? `whsec_${randomBytes(32).toString('hex')}`;
  if (kept === undefined) yield* store.setState('webhookSecret', secret);
  return secret;
}
