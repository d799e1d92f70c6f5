import { type SubscriptionWithInfo } from '../../contract/payments.js';
import { parseStored } from '../../platform/storage/Json.js';

/** How often a person may ask the assistant in a month; null is any number. */
export interface Allowed {
  readonly allowance: number | null;
  /** Name of the plan that says so. */
  readonly plan?: string;
}

/** A subscription as it is stored, as far as it says how often somebody may ask. */
export interface PlanRow {
  readonly allowance: number;
  readonly data: string;
}

/** SQL: the subscription of `:owner` that allows most. A payment that is late is waited for. */
export const LARGEST_PLAN = `SELECT allowance, data FROM subscription
  WHERE owner = :owner AND allowance > 0 AND status IN ('active', 'trialing', 'past_due')
  ORDER BY allowance DESC LIMIT 1`;

/** What the largest plan of a person allows, and never less than everybody may without one. */
export function allowedBy(found: PlanRow | undefined, freeInteractions: number | null): Allowed {
  if (found === undefined) return { allowance: freeInteractions };
  const plan = parseStored<SubscriptionWithInfo>(found.data).product.name;
  const allowance = freeInteractions === null ? null : Math.max(freeInteractions, found.allowance);
  return { allowance, plan };
}
