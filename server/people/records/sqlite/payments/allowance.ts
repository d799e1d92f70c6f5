import { type StoreLimits } from '../../../../platform/config/limits.js';
import { type OwnerId } from '../../../../contract/ids.js';
import { type SubscriptionWithInfo } from '../../../../contract/payments.js';
import { parseStored } from '../../../../platform/storage/Json.js';
import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';

/** How often a person may ask the assistant in a month; null is any number. */
export interface Allowed {
  readonly allowance: number | null;
  /** Name of the plan that says so. */
  readonly plan?: string;
}

/**
 * How often this person may ask: what their largest plan says, and never less than everybody may without one. A payment that is late is
 * waited for.
 */
export function allowedTo(db: OwnedDatabase, owner: OwnerId, { freeInteractions }: StoreLimits): Allowed {
  const found = db.get<{ allowance: number; data: string }>(
    `SELECT allowance, data FROM subscription
     WHERE owner = :owner AND allowance > 0 AND status IN ('active', 'trialing', 'past_due')
     ORDER BY allowance DESC LIMIT 1`,
    { owner },
  );
  if (found === undefined) return { allowance: freeInteractions };
  const plan = parseStored<SubscriptionWithInfo>(found.data).product.name;
  const allowance = freeInteractions === null ? null : Math.max(freeInteractions, found.allowance);
  return { allowance, plan };
}
